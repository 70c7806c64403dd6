/** What a judgement needs to know of the server. */
export interface Settings {
  readonly statementDays: number;
  readonly lexiconVersion: string;
}

/** Under these nothing clears: every statement is too old and no version of the lexicon matches. */
export const unknownSettings: Settings = { statementDays: 0, lexiconVersion: '' };

/** Throws for whatever is not whole: a limit that is no number would let old statements clear. */
export function readSettings(settings: unknown): Settings {
  const { statementDays, lexiconVersion } = (settings ?? {}) as Partial<Record<keyof Settings, unknown>>;
  const readable = Number.isInteger(statementDays) && typeof lexiconVersion === 'string' && lexiconVersion !== '';
  if (!readable || (statementDays as number) < 0) throw new TypeError('The settings can not be read');
  return { statementDays: statementDays as number, lexiconVersion };
}
