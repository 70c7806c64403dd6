import type { Issue } from '@clearplate/contract/errors';
import type { MenuDraft } from '@clearplate/contract/menu-draft';
import type { menuFileCalls } from '@clearplate/contract/menu-file';
import type { StandingContext } from '@clearplate/domain/facts/statement-standing';
import type { Context } from '../../../context.ts';
import { menuVersion } from '../../../db/menu-lock.ts';
import { AppError } from '../../../http/app-error.ts';
import { authorizeReading } from '../../../http/authorize.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { limitTries, type Limit } from '../../../http/rate-limit.ts';
import { loadMenu } from '../arrived/load-menu.ts';
import { findMenuVersions } from '../menu.queries.ts';
import { exportMenu } from './menu-of-file.ts';
import { readMenuFile, readMenuFileColumns, type FileRow } from './read-menu-file.ts';
import { draftRows } from './table-draft.ts';

// A large file takes a core for seconds, and is sent twice: for its columns and for its rows.
const limit: Limit = { name: 'menu files', hits: 60, seconds: 300 };

function standingFor({ now, settings }: Context): StandingContext {
  return { now: now().toISOString(), statementDays: settings.statementDays };
}

const noMenu = (issues: readonly Issue[]): AppError =>
  new AppError('bad_request', 'The file could not be read as a menu', { issues: issues.slice(0, 50) });

/** Returns what is in the file and isn't taken: denials without effect, and the template's examples. */
function doubtsOf(rows: readonly FileRow[], examples: number, notes: readonly string[]): MenuDraft['doubts'] {
  const counts = new Map<string, number>();
  for (const column of rows.flatMap(({ unheard = [] }) => unheard)) counts.set(column, (counts.get(column) ?? 0) + 1);
  const withheld = rows.reduce((sum, row) => sum + (row.withheld ?? 0), 0);
  const says = [
    ...notes.map((note) => `“${note.slice(0, 200)}” stands beside the table, and no dish was read from it.`),
    ...(withheld > 0
      ? [
          `“None” and “yes” that don’t count: ${withheld}. A line beside the table, or a sign at a dish’s name, may take them back. If not, take it out of the file.`,
        ]
      : []),
    ...[...counts].map(
      ([column, count]) =>
        `“None” under “${column}” clears nothing: the heading doesn’t say which allergen it means. Rows: ${count}.`,
    ),
    ...(examples > 0 ? [`Example rows of the template that were skipped: ${examples}.`] : []),
  ];
  return says.map((one) => ({ about: 'file', says: one }));
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

  async readMenuTable({ params: { id }, query, file }, { context, actor }) {
    await authorizeReading(context.db, actor, id);
    await limitTries(context.db, limit, `user ${actor.userId}`, context.now());
    // The version is read first. If the menu changes in between, the draft is based on an older one.
    const version = menuVersion(await findMenuVersions(context.db, id));
    const read = await readMenuFile(file, {
      columns: query.columns?.split(','),
      noMeansNone: query.no_means_none === 'true',
    });
    if ('issues' in read) throw noMenu(read.issues);
    const { rows, examples, sheet, notes } = read;
    const dishes = await draftRows(rows, await loadMenu(context.db, id), { sheet, context: standingFor(context) });
    return { kind: 'menu table', version, dishes, doubts: doubtsOf(rows, examples, notes) };
  },
};
