import { parseArgs } from 'node:util';
import { ImportUsageError } from './import-usage-error.ts';

export const importHelp = `Imports restaurants and dishes.

  npm run import -- FILE…

  FILE             .jsonl, .ndjson or .csv, also packed as .gz; restaurants before their dishes.
                   - reads JSON Lines from standard input, e.g. from npm run --silent read-menu
  --mapping FILE   how the columns of somebody else's CSV become ours (docs/import-mappings has examples)
  --dry-run        read and check everything against the database, then take it all back
  --errors FILE    write every bad line's reason to a file, as JSON lines
  --help           this text

It writes to DATABASE_URL, or to the database of DATA_DIR (.data), also while the server runs.
Running it again changes nothing that is already so. docs/import.md describes the files.
It ends with 0 when everything is in, 1 when lines were bad, 2 when it was called wrongly.`;

export interface ImportArguments {
  readonly files: readonly string[];
  readonly mapping: string | undefined;
  readonly errors: string | undefined;
  readonly dryRun: boolean;
}

/** Reads the command's arguments; `undefined` when help is asked for. Throws ImportUsageError. */
export function parseImportArguments(args: readonly string[]): ImportArguments | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        mapping: { type: 'string' },
        errors: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    if (values.help) return undefined;
    if (positionals.length === 0) throw new Error('Name at least one file.');
    return { files: positionals, mapping: values.mapping, errors: values.errors, dryRun: values['dry-run'] };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ImportUsageError(`${reason}\n\n${importHelp}`, { cause: error });
  }
}
