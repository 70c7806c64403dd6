import type { Context } from '../../../context.ts';
import type { JobHandlers } from '../../../jobs/job-queue.ts';
import { sendFromJob, type JobMailer } from '../../../mail/job-mailer.ts';
import { arrivalMail } from './arrival-mail.ts';
import { findArrivals, findReader, markTold } from './arrived.queries.ts';
import { compareArrived } from './compare-arrived.ts';
import { loadMenu } from './load-menu.ts';
import { knownMenu } from './system-keys.ts';

/** Tells owners once a day about files that arrived by themselves and wait for them. */
export function arrivedJobs(
  {
    db,
    jobs,
    now,
    settings: { statementDays },
  }: Pick<Context, 'db' | 'jobs' | 'now'> & { readonly settings: Pick<Context['settings'], 'statementDays'> },
  outlet: JobMailer,
): Pick<JobHandlers, 'arrived-menus' | 'arrival-mail'> {
  return {
    async 'arrived-menus'() {
      await db.transaction(async (transaction) => {
        for (const restaurantId of await markTold(transaction, now()))
          await jobs.enqueue(transaction, 'arrival-mail', { restaurantId });
      });
    },

    async 'arrival-mail'({ restaurantId }, attempt) {
      const reader = await findReader(db, restaurantId);
      const arrivals = await findArrivals(db, restaurantId);
      if (!reader || arrivals.length === 0) return;
      const menu = await loadMenu(db, restaurantId);
      const context = { now: now().toISOString(), statementDays };
      const open = [];
      for (const { draft, dismissed, warned } of arrivals) {
        const known = await knownMenu(db, restaurantId, draft, menu);
        open.push({ warned, dishes: compareArrived(draft, known, new Set(dismissed), context).dishes });
      }
      // What was decided before the mail goes out is left out.
      const changed = new Set(
        open.flatMap(({ warned, dishes }) => [
          ...warned.map(({ dish_id: id }) => String(id)),
          ...dishes
            .filter(({ dish_id: id, changes }) => id === null || changes.length > 0)
            .map(({ dish_id: id, name }) => (id === null ? `new ${name}` : String(id))),
        ]),
      );
      const statements = open
        .flatMap(({ dishes }) => dishes)
        .reduce((sum, { against, denied }) => sum + against.length + denied.length, 0);
      if (changed.size + statements === 0) return;
      const mail = arrivalMail({ ...reader, restaurantId, dishes: changed.size, statements }, outlet.publicUrl);
      await sendFromJob(outlet, mail, { restaurantId }, attempt);
    },
  };
}
