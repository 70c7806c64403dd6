// Spreadsheets take these for the beginning of a formula, also in their full-width forms.
const formula = String.raw`[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]`;
const begins = new RegExp(`^'*${formula}`);
const isGuarded = new RegExp(`^'+${formula}`);

/** Puts an apostrophe before a cell that a spreadsheet would run as a formula. */
export function guardCell(text: string): string {
  return begins.test(text) ? `'${text}` : text;
}

/** Removes what {@link guardCell} added. */
export function unguardCell(text: string): string {
  return isGuarded.test(text) ? text.slice(1) : text;
}

const special = /[",;\t\r\n]|^\s|\s$/;

function writeCell(text: string): string {
  const guarded = guardCell(text);
  return special.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

/**
 * Writes rows as a CSV file (RFC 4180). It begins with a byte order mark, because Excel doesn't read UTF-8 without one.
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')}`;
}
