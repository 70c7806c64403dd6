import { timeOf } from '@clearplate/domain/facts/instants';

/** An assessment needs these settings of the server. */
export interface Settings {
  readonly statementDays: number;
  readonly lexiconVersion: string;
  /** The server's time, UTC. */
  readonly now: string;
}

/** With these settings nothing clears: every statement is too old and no lexicon version matches. */
export const unknownSettings: Settings = { statementDays: 0, lexiconVersion: '', now: '' };

/**
 * Reads the settings and throws for anything incomplete: a limit that isn't a number would let old statements clear.
 */
export function readSettings(settings: unknown): Settings {
  const { statementDays, lexiconVersion, now } = (settings ?? {}) as Partial<Record<keyof Settings, unknown>>;
  const readable =
    Number.isInteger(statementDays) && typeof lexiconVersion === 'string' && lexiconVersion !== '' && isInstant(now);
  if (!readable || (statementDays as number) < 0) throw new TypeError('The settings can not be read');
  return { statementDays: statementDays as number, lexiconVersion, now };
}

/** Settings that are stored with a menu may have changed on the server, so they are used no longer than this, in ms. */
const storedSettingsMs = 30 * 24 * 60 * 60_000;

/** Reads settings that were stored with a menu; `undefined` if they are unreadable, too old or from the future. */
export function readStoredSettings(stored: unknown, now: Date): Settings | undefined {
  try {
    const settings = readSettings(stored);
    const age = now.getTime() - timeOf(settings.now);
    return age >= -24 * 60 * 60_000 && age <= storedSettingsMs ? settings : undefined;
  } catch {
    return undefined;
  }
}

const isInstant = (value: unknown): value is string => typeof value === 'string' && !Number.isNaN(timeOf(value));

/** Returns the later of two times, because a device's clock that is slow must not let old statements count. */
export function laterOf(one: string, other: string | undefined): string {
  return other !== undefined && timeOf(other) > timeOf(one) ? other : one;
}
