import type { Issue } from '@clearplate/contract/errors';
import type { menuFileCalls } from '@clearplate/contract/menu-file';
import type { MenuDishEdit } from '@clearplate/contract/menu';
import type { VariantEdit } from '@clearplate/domain/menu/variant-edits';
import type { StandingContext } from '@clearplate/domain/facts/statement-standing';
import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import type { Context } from '../../../context.ts';
import { lockMenu, menuVersion } from '../../../db/menu-lock.ts';
import { AppError } from '../../../http/app-error.ts';
import { authorize, authorizeReading, authorOf } from '../../../http/authorize.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { demandVersion } from '../../../http/preconditions.ts';
import { limitTries, type Limit } from '../../../http/rate-limit.ts';
import { loadMenu } from '../arrived/load-menu.ts';
import { findMenuVersions } from '../menu.queries.ts';
import { saveMenu } from '../save-menu.ts';
import { exportMenu } from './menu-of-file.ts';
import { planFile, type FilePlan } from './plan-file.ts';
import { readMenuFile, readMenuFileColumns, type FileRow } from './read-menu-file.ts';
import { showRow } from './show-plan.ts';

// A large file takes a core for seconds, and one that is applied is sent three times.
const limit: Limit = { name: 'menu files', hits: 60, seconds: 300 };

function standingFor({ now, settings }: Context): StandingContext {
  return { now: now().toISOString(), statementDays: settings.statementDays };
}

function refusal(issues: { readonly field: string; readonly message: string }[], what: string): AppError {
  return new AppError('bad_request', what, { issues: issues.slice(0, 50) });
}

const noMenu = (issues: readonly Issue[]) => refusal([...issues], 'The file could not be read as a menu');

interface ReadingQuery {
  readonly columns?: string | undefined;
  readonly no_means_none: 'true' | 'false';
}

async function readRows(file: Uint8Array, query: ReadingQuery) {
  const reading = { columns: query.columns?.split(','), noMeansNone: query.no_means_none === 'true' };
  const read = await readMenuFile(file, reading);
  if ('issues' in read) throw noMenu(read.issues);
  return read;
}

function countUnheard(rows: readonly FileRow[]): { column: string; rows: number }[] {
  const counts = new Map<string, number>();
  for (const column of rows.flatMap(({ unheard = [] }) => unheard)) counts.set(column, (counts.get(column) ?? 0) + 1);
  return [...counts].map(([column, count]) => ({ column, rows: count }));
}

interface PlannedSave {
  readonly edits: readonly MenuDishEdit[];
  /** The other ways to make a dish, by its edit. */
  readonly ways: ReadonlyMap<MenuDishEdit, readonly VariantEdit[]>;
}

/** Every edit of a plan that has nothing wrong in it. */
function editsOf({ rows, missing }: FilePlan, archiveMissing: boolean): PlannedSave {
  const issues = rows.flatMap(({ line, faults }) =>
    faults.map(({ column, ...said }) => ({
      field: column === '' ? `line ${line}` : `line ${line}, ${column}`,
      ...said,
    })),
  );
  if (issues.length > 0) throw refusal(issues, 'Something in the file is wrong. Nothing was changed.');
  const ways = new Map<MenuDishEdit, readonly VariantEdit[]>();
  const changed = rows.flatMap(({ id, edit: { ways: made, ...edit } }): MenuDishEdit[] => {
    if (id !== undefined && Object.keys(edit).length === 0 && made === undefined) return [];
    const one = id === undefined ? { key: randomUUID(), ...edit } : { id, ...edit };
    if (made) ways.set(one, made);
    return [one];
  });
  const gone = archiveMissing ? missing.map(({ id }) => ({ id, archived: true })) : [];
  return { edits: [...changed, ...gone], ways };
}

export const menuFileHandlers: Handlers<typeof menuFileCalls> = {
  async exportMenuFile({ params: { id } }, { context, actor }) {
    await authorizeReading(context.db, actor, id);
    return exportMenu(await loadMenu(context.db, id), standingFor(context));
  },

  async readMenuFileColumns({ params: { id }, file }, { context, actor }) {
    await authorizeReading(context.db, actor, id);
    await limitTries(context.db, limit, `user ${actor.userId}`, context.now());
    const read = await readMenuFileColumns(file);
    if ('issues' in read) throw noMenu(read.issues);
    return read;
  },

  async previewMenuFile({ params: { id }, query, file }, { context, actor }) {
    await authorizeReading(context.db, actor, id);
    await limitTries(context.db, limit, `user ${actor.userId}`, context.now());
    const standing = standingFor(context);
    // The version first: should the menu change in between, it is refused when it is applied.
    const version = menuVersion(await findMenuVersions(context.db, id));
    const read = await readRows(file, query);
    const plan = await planFile(read.rows, await loadMenu(context.db, id), standing);
    const rows = [];
    for (const row of plan.rows) {
      await turn();
      rows.push(showRow(row, standing));
    }
    const missing = plan.missing.map(({ id: dishId, dish }) => ({
      id: dishId,
      name: dish.name,
      section: dish.section,
    }));
    return { version, rows, missing, unheard: countUnheard(read.rows), examples: read.examples };
  },

  async applyMenuFile({ params: { id }, query, file, ifMatch }, request) {
    const { context, actor } = request;
    await authorizeReading(context.db, actor, id);
    await limitTries(context.db, limit, `user ${actor.userId}`, context.now());
    const { rows } = await readRows(file, query);
    return context.db.transaction(async (db) => {
      const restaurant = await authorize(db, actor, id);
      demandVersion(menuVersion(await lockMenu(db, id)), ifMatch);
      const author = authorOf(request);
      const plan = await planFile(rows, await loadMenu(db, id), {
        ...standingFor(context),
        now: author.now.toISOString(),
      });
      const { edits, ways } = editsOf(plan, query.archive_missing === 'true');
      await saveMenu(db, restaurant, { edits, ways, ifMatch }, author);
      return {
        created: edits.filter(({ key }) => key !== undefined).length,
        changed: edits.filter(({ id: changed, archived }) => changed !== undefined && archived !== true).length,
        archived: edits.filter(({ archived }) => archived === true).length,
      };
    });
  },
};
