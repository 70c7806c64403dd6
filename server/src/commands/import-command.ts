import { stat } from 'node:fs/promises';
import { ConfigError } from '../config.ts';
import { DatabaseTimeout, DatabaseUnreachable } from '../db/database-errors.ts';
import type { Db } from '../db/db.ts';
import { createErrorSink, shownErrors } from '../features/import/error-sink.ts';
import { importHelp, parseImportArguments, type ImportArguments } from '../features/import/import-arguments.ts';
import { fromHere, prepareInput, readAll, type ImportInput } from '../features/import/import-input.ts';
import { createProgress } from '../features/import/import-progress.ts';
import { importRecords } from '../features/import/import-records.ts';
import type { ImportReport } from '../features/import/import-report.ts';
import { ImportUsageError } from '../features/import/import-usage-error.ts';
import { formatPace, describeReport } from '../features/import/describe-report.ts';
import { watchFolder } from '../features/menu/arrived/watch-folder.ts';
import { onStopRequest } from '../lifecycle.ts';
import { withCommandDatabase } from './open-command-database.ts';
import { describeFailure } from '../describe-failure.ts';

const log = (line: string) => console.log(line);

/** Is thrown to roll a dry run back. */
class DryRunDone extends Error {
  readonly report: ImportReport;
  constructor(report: ImportReport) {
    super('dry run');
    this.report = report;
  }
}

async function importInto(
  db: Db,
  input: ImportInput,
  args: ImportArguments,
  signal: AbortSignal,
): Promise<ImportReport> {
  let read = 0;
  const rss = () => process.memoryUsage.rss();
  const progress = createProgress(process.stdout, () => performance.now(), rss);
  const errors = createErrorSink(args.errors === undefined ? undefined : fromHere(args.errors), (line) => {
    progress.clear();
    console.error(line);
  });
  const start = performance.now();
  const into = (target: Db) =>
    importRecords(
      target,
      readAll(input, signal, (count) => (read += count)),
      {
        source: 'import',
        historySource: 'import',
        now: () => new Date(),
        onProgress: (report) => progress.show(report, input.bytes > 0 ? read / input.bytes : 1),
        onError: (error) => errors.add(error),
      },
    );
  try {
    const report = args.dryRun ? await tryOut(db, into) : await into(db);
    progress.clear();
    console.log(formatPace(report, { seconds: (performance.now() - start) / 1000, rssBytes: rss() }));
    return report;
  } finally {
    progress.clear();
    errors.close();
  }
}

/** Imports in one transaction and rolls it back. Within it, dishes find their restaurants. */
async function tryOut(db: Db, into: (target: Db) => Promise<ImportReport>): Promise<ImportReport> {
  try {
    return await db.transaction(
      async (transaction) => {
        throw new DryRunDone(await into(transaction));
      },
      { statementTimeout: 120_000 },
    );
  } catch (error) {
    if (error instanceof DryRunDone) return error.report;
    throw error;
  }
}

async function runImport(args: ImportArguments, signal: AbortSignal): Promise<number> {
  const input = await prepareInput(args);
  return withCommandDatabase(async (db) => {
    const report = await importInto(db, input, args, signal);
    for (const line of describeReport(report, shownErrors)) console.log(line);
    if (args.dryRun) console.log('This was a dry run: nothing was written.');
    if (signal.aborted)
      console.log('Stopped before the end. Run it again to finish: what has been imported stays as it is.');
    return report.skipped > 0 || signal.aborted ? 1 : 0;
  }, log);
}

/** Watches until it is asked to stop, and ends well then. */
async function runWatch(folder: string, signal: AbortSignal): Promise<number> {
  const at = fromHere(folder);
  const found = await stat(at).catch(() => undefined);
  if (!found?.isDirectory()) throw new ImportUsageError(`${folder}: there is no such folder.`);
  return withCommandDatabase(async (db, { statementDays }) => {
    log(`Watching ${at}; Ctrl-C stops it.`);
    await watchFolder(db, { folder: at, statementDays, signal, log });
    log('Stopped.');
    return 0;
  }, log);
}

function explain(error: unknown): number {
  if (error instanceof DatabaseUnreachable || error instanceof DatabaseTimeout) {
    console.error(
      `${error.message}. What was reported so far has been imported. Run the same command again when the database works.`,
    );
    return 1;
  }
  console.error(describeFailure(error, ImportUsageError));
  return error instanceof ImportUsageError || error instanceof ConfigError ? 2 : 1;
}

/** Runs `npm run import`. Returns the exit code: 0 all is in, 1 some lines are not, 2 it was called wrongly. */
export async function importCommand(argv: readonly string[]): Promise<number> {
  const stopping = new AbortController();
  try {
    const args = parseImportArguments(argv);
    if (!args) {
      console.log(importHelp);
      return 0;
    }
    onStopRequest(() => stopping.abort());
    if (args.watch !== undefined) return await runWatch(args.watch, stopping.signal);
    return await runImport(args, stopping.signal);
  } catch (error) {
    return explain(error);
  }
}
