import { parseArgs } from 'node:util';

export interface LoadOptions {
  /** The run under load takes this long; the others are shorter. */
  readonly seconds: number;
  /** Asks for this many menus per second. */
  readonly rate: number;
  /** Makes this many sign-ins per second at the same time. */
  readonly signIns: number;
  /** A soak takes this many minutes, and replaces the other stages at a third of the rate; 0 for none. */
  readonly soak: number;
  /** Whether the options are the documented ones, so that the run may update the documentation. */
  readonly isWhole: boolean;
}

export const loadHelp = `npm run load [-- OPTIONS]

  --seconds S    of the run under load (60)
  --rate N       menus of 50 dishes a second (300)
  --sign-ins N   sign-ins a second beside them (20)
  --soak M       instead of that: M minutes at a third of the rate, of menus, searches, suggestions, pages and
                 sign-ins, with memory and open files watched (30 is what we hold)

Starts a server and a database of its own and ends both. With the usual rates it writes docs/reports/load.md, after a soak of 30
minutes or more docs/reports/soak.md.`;

/** The command was called incorrectly; the message explains how to call it. */
export class LoadUsageError extends Error {
  override name = 'LoadUsageError';
}

function numberOf(name: string, value: string | undefined, standard: number, most: number): number {
  const number = value === undefined ? standard : Number(value);
  if (Number.isFinite(number) && number >= 0 && number <= most) return number;
  throw new LoadUsageError(`--${name} must be a number from 0 to ${most}; it is "${value}".`);
}

/** Parses the command's arguments; `undefined` if help is requested. */
export function parseLoadOptions(args: readonly string[]): LoadOptions | undefined {
  const text = { type: 'string' } as const;
  const options = { seconds: text, rate: text, 'sign-ins': text, soak: text, help: { type: 'boolean' } } as const;
  const { values } = (() => {
    try {
      return parseArgs({ args: [...args], options });
    } catch (error) {
      throw new LoadUsageError(error instanceof Error ? error.message : String(error));
    }
  })();
  if (values.help) return undefined;
  const soak = numberOf('soak', values.soak, 0, 600);
  return {
    seconds: Math.max(1, numberOf('seconds', values.seconds, 60, 3600)),
    rate: numberOf('rate', values.rate, 300, 10_000),
    signIns: numberOf('sign-ins', values['sign-ins'], 20, 1000),
    soak,
    isWhole: values.rate === undefined && values['sign-ins'] === undefined && !(soak > 0 && soak < 30),
  };
}
