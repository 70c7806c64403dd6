/**
 * Returns what keeps PostgreSQL from storing a text; `undefined` if nothing. Its `text` and `jsonb` accept neither,
 * also in names.
 */
export function faultOfText(text: string): string | undefined {
  if (text.includes('\0')) return 'must not contain NUL';
  return text.isWellFormed() ? undefined : 'must be well-formed Unicode text: it has half of a surrogate pair';
}

/** Returns a value as JSON that PostgreSQL can store, without the characters that its texts can't contain. */
export const storableJson = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'string' ? each.toWellFormed().replaceAll('\u0000', '') : each,
  );
