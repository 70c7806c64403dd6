import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { parseCsvMapping, type CsvMapping } from './csv-mapping.ts';
import type { ImportArguments } from './import-arguments.ts';
import { ImportUsageError } from './import-usage-error.ts';
import { checkImportFile, readImportFile } from './read-import-file.ts';
import type { SourceRecord } from './source-record.ts';

export interface ImportInput {
  readonly files: readonly string[];
  readonly mapping: CsvMapping | undefined;
  readonly bytes: number;
}

/** Is the argument for standard input. */
const standardInput = '-';

// npm runs us in the project's folder, and tells us where it was called.
export function fromHere(file: string): string {
  if (file === standardInput) return file;
  const full = path.resolve(process.env['INIT_CWD'] ?? process.cwd(), file);
  const short = path.relative(process.cwd(), full);
  return short.startsWith('..') ? full : short;
}

/** Checks the files and reads the mapping, before anything is written. */
export async function prepareInput({ files: given, mapping: mappingFile }: ImportArguments): Promise<ImportInput> {
  const files = given.map(fromHere);
  if (files.filter((file) => file === standardInput).length > 1)
    throw new ImportUsageError('Standard input can be read only once: give - once.');
  for (const file of files) await checkImportFile(file, mappingFile !== undefined);
  const sizes = await Promise.all(files.map(async (file) => (file === standardInput ? 0 : (await stat(file)).size)));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  if (mappingFile === undefined) return { files, mapping: undefined, bytes };
  const content = await readFile(fromHere(mappingFile), 'utf8').catch((error: unknown) => {
    throw new ImportUsageError(`--mapping ${mappingFile}: there is no such file.`, { cause: error });
  });
  return { files, mapping: parseCsvMapping(content, mappingFile), bytes };
}

/** Reads the records of all files, and ends early when told to stop. */
export async function* readAll(
  { files, mapping }: ImportInput,
  signal: AbortSignal,
  onBytes: (count: number) => void,
): AsyncGenerator<SourceRecord> {
  for (const file of files)
    for await (const record of readImportFile(file, { mapping, onBytes })) {
      if (signal.aborted) return;
      yield record;
    }
}
