import { parseArgs } from 'node:util';
import { ImportUsageError } from './import-usage-error.ts';

export const importHelp = `Imports restaurants and dishes.

  npm run import -- FILE…
  npm run import -- --watch FOLDER

  FILE             .jsonl, .ndjson or .csv, also packed as .gz; restaurants before their dishes.
                   - reads JSON Lines from standard input, e.g. from npm run --silent read-menu
  --mapping FILE   how the columns of somebody else's CSV become ours (docs/import-mappings has examples)
  --dry-run        read and check everything against the database, then take it all back
  --errors FILE    write every bad line's reason to a file, as JSON lines
  --watch FOLDER   take the menus that arrive in FOLDER/RESTAURANT (its id or its key) for their owners to look at,
                   until it is stopped; docs/reading-menus.md says how
  --help           this text

It writes to DATABASE_URL, or to the database of DATA_DIR (.data), also while the server runs.
Running it again changes nothing that is already so. docs/import.md describes the files.
It ends with 0 when everything is in, 1 when lines were bad, 2 when it was called wrongly.`;

export interface ImportArguments {
  readonly files: readonly string[];
  readonly mapping: string | undefined;
  readonly errors: string | undefined;
  readonly dryRun: boolean;
  /** Is the folder to watch, in place of files. */
  readonly watch: string | undefined;
}

/** Reads the command's arguments; `undefined` if help is asked for. Throws ImportUsageError. */
export function parseImportArguments(args: readonly string[]): ImportArguments | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        mapping: { type: 'string' },
        errors: { type: 'string' },
        watch: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    if (values.help) return undefined;
    const { mapping, errors, watch, 'dry-run': dryRun } = values;
    const isAlone = positionals.length === 0 && mapping === undefined && errors === undefined && !dryRun;
    if (watch !== undefined && (!isAlone || watch === ''))
      throw new Error('--watch takes a folder, and nothing beside it.');
    if (watch === undefined && positionals.length === 0) throw new Error('Name at least one file.');
    return { files: positionals, mapping, errors, dryRun, watch };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ImportUsageError(`${reason}\n\n${importHelp}`, { cause: error });
  }
}
