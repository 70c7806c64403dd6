import type { ArrivedMenus, arrivedMenuCalls } from '@clearplate/contract/arrived-menus';
import type { HandlerInput } from '@clearplate/contract/define-contract';
import { MenuDishEdit } from '@clearplate/contract/menu';
import type { StandingContext } from '@clearplate/domain/facts/statement-standing';
import type { Context } from '../../../context.ts';
import type { Db } from '../../../db/db.ts';
import type { LoadedDish } from '../../../dish-changes/load-dishes.ts';
import { lockMenu, menuVersion } from '../../../db/menu-lock.ts';
import { badField, notFound } from '../../../http/app-error.ts';
import { authorize, authorizeReading, authorOf } from '../../../http/authorize.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { demandVersion } from '../../../http/preconditions.ts';
import { findMenuVersions } from '../menu.queries.ts';
import { saveMenu } from '../save-menu.ts';
import { findArrivals, lockArrival, noteDecision, type Arrival } from './arrived.queries.ts';
import { compareArrived, editOf, markOf, matchDishes, type KnownMenu } from './compare-arrived.ts';
import { loadMenu } from './load-menu.ts';
import { storeSystemKeys, keysVersion, knownMenu } from './system-keys.ts';

const standingAt = (now: Date, { settings }: Context): StandingContext => ({
  now: now.toISOString(),
  statementDays: settings.statementDays,
});

const arrivedVersion = (menu: string, keys: string): string => (keys === '' ? menu : `${menu}.${keys}`);

/** Lists what arrived. `menu` is the menu at this moment, if it is loaded. */
async function listArrived(
  db: Db,
  id: number,
  standing: StandingContext,
  menu?: readonly LoadedDish[],
): Promise<ArrivedMenus> {
  // The version is read first. If the menu changes in between, the decision is refused.
  const version = arrivedVersion(menuVersion(await findMenuVersions(db, id)), await keysVersion(db, id));
  const arrivals = await findArrivals(db, id);
  const loaded = menu ?? (arrivals.length > 0 ? await loadMenu(db, id) : []);
  const arrived = [];
  for (const { draft, dismissed, ...arrival } of arrivals) {
    const known = await knownMenu(db, id, draft, loaded);
    const { dishes, unchanged, missing } = compareArrived(draft, known, new Set(dismissed), standing);
    arrived.push({
      id: arrival.id,
      file_name: arrival.fileName,
      received_at: arrival.receivedAt,
      kind: draft.kind,
      date: draft.date ?? null,
      doubts: [...draft.doubts],
      warned: arrival.warned,
      dishes: [...dishes],
      unchanged,
      missing: [...missing],
    });
  }
  return { version, arrived };
}

type Decision = HandlerInput<typeof arrivedMenuCalls.decideArrivedMenu>['body']['dishes'][number];

/** Returns the edits of the accepted dishes, each checked like one that somebody typed. */
function editsOf(
  { id, draft }: Arrival,
  decisions: readonly Decision[],
  menu: KnownMenu,
  standing: StandingContext,
): MenuDishEdit[] {
  const matched = matchDishes(draft, menu);
  const open = new Map(compareArrived(draft, menu, new Set(), standing).dishes.map((dish) => [dish.at, dish]));
  return decisions.flatMap(({ at, accept, confirmed }, index) => {
    const dish = matched[at];
    if (!dish) throw badField(`dishes.${index}.at`, 'is not a dish of this file');
    const denied = new Set(open.get(at)?.denied.map(({ allergen }) => allergen));
    if (!confirmed.every((allergen) => accept && denied.has(allergen)))
      throw badField(`dishes.${index}.confirmed`, 'names what the file doesn’t deny');
    if (!accept) return [];
    const edit = MenuDishEdit.safeParse(editOf(dish, draft.date, confirmed, id));
    if (!edit.success)
      throw badField(`dishes.${index}`, edit.error.issues[0]?.message ?? 'can’t be taken into the menu as it is');
    return [edit.data];
  });
}

export const arrivedMenuHandlers: Handlers<typeof arrivedMenuCalls> = {
  async listArrivedMenus({ params: { id } }, { context, actor }) {
    await authorizeReading(context.db, actor, id);
    return listArrived(context.db, id, standingAt(context.now(), context));
  },

  async decideArrivedMenu({ params: { id, arrival: arrivalId }, body, ifMatch }, request) {
    const { context, actor } = request;
    return context.db.transaction(async (db) => {
      const restaurant = await authorize(db, actor, id);
      const version = menuVersion(await lockMenu(db, id));
      demandVersion(arrivedVersion(version, await keysVersion(db, id)), ifMatch);
      const arrival = await lockArrival(db, id, arrivalId);
      if (!arrival) throw notFound('File');
      const author = authorOf(request);
      const standing = standingAt(author.now, context);
      const before = await loadMenu(db, id);
      const known = await knownMenu(db, id, arrival.draft, before);
      const edits = editsOf(arrival, body.dishes, known, standing);
      if (edits.length > 0)
        await saveMenu(db, restaurant, { edits, statementDays: standing.statementDays, ifMatch: [version] }, author);
      const menu = edits.length > 0 ? await loadMenu(db, id) : before;
      const after = { ...known, dishes: menu };
      const matched = matchDishes(arrival.draft, after);
      // A new dish that was accepted is found by its key from now on.
      const accepted = new Set(body.dishes.flatMap(({ at, accept }) => (accept ? [at] : [])));
      await storeSystemKeys(
        db,
        id,
        arrival.draft,
        matched.filter(({ at }) => accepted.has(at)),
      );
      // A dish is decided too if it was accepted without confirming its denials.
      const marks = body.dishes.map(({ at }) => matched[at]).flatMap((dish) => (dish ? markOf(dish) : []));
      const dismissed = [...new Set([...arrival.dismissed, ...marks])];
      const left = compareArrived(arrival.draft, after, new Set(dismissed), standing);
      await noteDecision(db, arrival.id, { dismissed, isOpen: left.dishes.length > 0 });
      return listArrived(db, id, standing, menu);
    });
  },
};
