// What spreadsheets take for the beginning of a formula, also in its wide forms.
const formula = String.raw`[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]`;
const begins = new RegExp(`^'*${formula}`);
const isGuarded = new RegExp(`^'+${formula}`);

/** The cell with an apostrophe before what a spreadsheet would run as a formula. */
export function guardCell(text: string): string {
  return begins.test(text) ? `'${text}` : text;
}

/** Takes off what {@link guardCell} put before it. */
export function unguardCell(text: string): string {
  return isGuarded.test(text) ? text.slice(1) : text;
}

const special = /[",;\t\r\n]|^\s|\s$/;

function writeCell(text: string): string {
  const guarded = guardCell(text);
  return special.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

/** Rows as a CSV file (RFC 4180). It begins with a byte order mark: without one, Excel doesn't read UTF-8. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')}`;
}
