import { ConfigError } from './config.ts';
import { DataDirectoryInUse } from './db/embedded/data-lock.ts';
import { StartRefused } from './db/start-refused.ts';

/** What the operator can mend: the message says how. */
const explained = [ConfigError, StartRefused, DataDirectoryInUse];

/** Why a program ended, for its terminal: what is explained by its message, anything else whole. */
export function sayFailure(error: unknown, ...alsoExplained: readonly (new (message: string) => Error)[]): unknown {
  const isExplained = [...explained, ...alsoExplained].some((kind) => error instanceof kind);
  return isExplained && error instanceof Error ? error.message : error;
}
