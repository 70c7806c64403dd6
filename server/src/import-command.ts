import { closeSync, openSync, writeSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { ConfigError, readConfig } from './config.ts';
import { DatabaseTimeout, DatabaseUnreachable } from './db/database-errors.ts';
import type { Db } from './db/db.ts';
import { DataDirectoryInUse } from './db/embedded/data-lock.ts';
import { StartRefused } from './db/start-refused.ts';
import { parseCsvMapping, type CsvMapping } from './features/import/csv-mapping.ts';
import { importHelp, parseImportArguments, type ImportArguments } from './features/import/import-arguments.ts';
import { createProgress } from './features/import/import-progress.ts';
import { importRecords } from './features/import/import-records.ts';
import type { ImportReport, LineError } from './features/import/import-report.ts';
import { ImportUsageError } from './features/import/import-usage-error.ts';
import { checkImportFile, readImportFile } from './features/import/read-import-file.ts';
import { sayPace, sayReport } from './features/import/say-report.ts';
import type { SourceRecord } from './features/import/source-record.ts';
import { onStopRequest } from './lifecycle.ts';
import { openImportDatabase } from './open-import-database.ts';

const shownErrors = 100;

const explained = [ConfigError, StartRefused, DataDirectoryInUse, ImportUsageError];

interface Input {
  readonly files: readonly string[];
  readonly mapping: CsvMapping | undefined;
  readonly bytes: number;
}

/** Thrown to take a dry run back. */
class DryRunDone extends Error {
  readonly report: ImportReport;
  constructor(report: ImportReport) {
    super('dry run');
    this.report = report;
  }
}

// npm runs us in the project's folder, and tells where it was called.
function fromHere(file: string): string {
  const full = path.resolve(process.env['INIT_CWD'] ?? process.cwd(), file);
  const short = path.relative(process.cwd(), full);
  return short.startsWith('..') ? full : short;
}

async function prepareInput({ files: given, mapping: mappingFile }: ImportArguments): Promise<Input> {
  const files = given.map(fromHere);
  for (const file of files) await checkImportFile(file, mappingFile !== undefined);
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  if (mappingFile === undefined) return { files, mapping: undefined, bytes };
  const content = await readFile(fromHere(mappingFile), 'utf8').catch((error: unknown) => {
    throw new ImportUsageError(`--mapping ${mappingFile}: there is no such file.`, { cause: error });
  });
  return { files, mapping: parseCsvMapping(content, mappingFile), bytes };
}

async function* readAll({ files, mapping }: Input, signal: AbortSignal, onBytes: (count: number) => void): AsyncGenerator<SourceRecord> {
  for (const file of files)
    for await (const record of readImportFile(file, { mapping, onBytes })) {
      if (signal.aborted) return;
      yield record;
    }
}

function createErrorSink(file: string | undefined, clear: () => void) {
  const handle = file === undefined ? undefined : openSync(fromHere(file), 'w');
  let shown = 0;
  return {
    add(error: LineError) {
      if (handle !== undefined) writeSync(handle, `${JSON.stringify(error)}\n`);
      if ((shown += 1) > shownErrors) return;
      clear();
      console.error(`${error.file}:${error.line}: ${error.reason}`);
    },
    close: () => (handle === undefined ? undefined : closeSync(handle)),
  };
}

async function importInto(db: Db, input: Input, args: ImportArguments, signal: AbortSignal): Promise<ImportReport> {
  let read = 0;
  const rss = () => process.memoryUsage.rss();
  const progress = createProgress(process.stdout, () => performance.now(), rss);
  const errors = createErrorSink(args.errors, () => progress.clear());
  const start = performance.now();
  const into = (target: Db) =>
    importRecords(target, readAll(input, signal, (count) => (read += count)), {
      source: 'import',
      historySource: 'import',
      now: new Date(),
      onProgress: (report) => progress.show(report, input.bytes > 0 ? read / input.bytes : 1),
      onError: (error) => errors.add(error),
    });
  try {
    const report = args.dryRun ? await tryOut(db, into) : await into(db);
    progress.clear();
    console.log(`${sayPace(report, { seconds: (performance.now() - start) / 1000, rssBytes: rss() })}`);
    return report;
  } finally {
    progress.clear();
    errors.close();
  }
}

/** Imports in one transaction and takes it back, so that restaurants are there for their dishes. */
async function tryOut(db: Db, into: (target: Db) => Promise<ImportReport>): Promise<ImportReport> {
  try {
    return await db.transaction(async (transaction) => {
      throw new DryRunDone(await into(transaction));
    }, { statementTimeout: 120_000 });
  } catch (error) {
    if (error instanceof DryRunDone) return error.report;
    throw error;
  }
}

async function runImport(args: ImportArguments, signal: AbortSignal): Promise<number> {
  const input = await prepareInput(args);
  const database = await openImportDatabase(readConfig(process.env, process.cwd()), (line) => console.log(line));
  try {
    const report = await importInto(database.db, input, args, signal);
    for (const line of sayReport(report, shownErrors)) console.log(line);
    if (args.dryRun) console.log('A dry run: nothing was written.');
    if (signal.aborted) console.log('Stopped before the end. Run it again: what is in stays as it is.');
    return report.skipped > 0 || signal.aborted ? 1 : 0;
  } finally {
    await database.close();
  }
}

function explain(error: unknown): number {
  if (error instanceof DatabaseUnreachable || error instanceof DatabaseTimeout) {
    console.error(`${error.message}. What was reported so far is in; run the same command again when the database is well.`);
    return 1;
  }
  const isExplained = explained.some((kind) => error instanceof kind);
  console.error(isExplained && error instanceof Error ? error.message : error);
  return error instanceof ImportUsageError || error instanceof ConfigError ? 2 : 1;
}

/** `npm run import`. Returns the exit code: 0 all is in, 1 some lines are not, 2 it was called wrongly. */
export async function importCommand(argv: readonly string[]): Promise<number> {
  const stopping = new AbortController();
  try {
    const args = parseImportArguments(argv);
    if (!args) {
      console.log(importHelp);
      return 0;
    }
    onStopRequest(() => stopping.abort());
    return await runImport(args, stopping.signal);
  } catch (error) {
    return explain(error);
  }
}
