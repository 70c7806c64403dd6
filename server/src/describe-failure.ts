import { ConfigError } from './config.ts';
import { DataDirectoryInUse } from './db/embedded/data-lock.ts';
import { StartRefused } from './db/start-refused.ts';
import { describeError } from './http/error-handler.ts';

/** Lists what the operator can mend, because the message says how. */
const explained = [ConfigError, StartRefused, DataDirectoryInUse];

// Terminal output is collected and stored, so it contains no more about people than a log may.
function tell(error: unknown): string {
  if (!(error instanceof Error)) return 'Something failed that says nothing of itself';
  const { name, message, code, table, constraint, stack } = describeError(error) as Record<string, string | undefined>;
  const what = message || [code, table, constraint].filter(Boolean).join(', ');
  const cause = error.cause === undefined ? '' : `\nbecause of ${tell(error.cause)}`;
  return `${name}: ${what}\n    ${stack}${cause}`;
}

/**
 * Describes why a program ended, for its terminal. A known failure has its message, any other also where it happened.
 */
export function describeFailure(error: unknown, ...alsoExplained: readonly (new (message: string) => Error)[]): string {
  const isExplained = [...explained, ...alsoExplained].some((kind) => error instanceof kind);
  return isExplained && error instanceof Error ? error.message : tell(error);
}
