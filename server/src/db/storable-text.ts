/** What keeps PostgreSQL from storing a text; `undefined`: nothing. Its `text` and `jsonb` take neither, in names as in values. */
export function faultOfText(text: string): string | undefined {
  if (text.includes('\0')) return 'must not contain NUL';
  return text.isWellFormed() ? undefined : 'must be well-formed Unicode text: it has half of a surrogate pair';
}

/** A value as JSON that PostgreSQL stores, whatever a program read somewhere: without what its texts can't have. */
export const storableJson = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'string' ? each.toWellFormed().replaceAll('\u0000', '') : each,
  );
