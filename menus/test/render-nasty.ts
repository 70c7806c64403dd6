import { makeXlsx, type XlsxCell } from './make-files.ts';
import { asCell, type NastyChart, type Row } from './nasty-charts.ts';

const htmlOf = (row: Row): string =>
  row
    .map(asCell)
    .map(({ text, across = 1, down = 1, fill, bold = false, turned: isTurned = false }) => {
      const said = isTurned ? `<span class="turned">${text}</span>` : text;
      const style = fill === undefined ? '' : ` style="background-color: ${fill}"`;
      return `<td colspan="${across}" rowspan="${down}"${style}>${bold ? `<b>${said}</b>` : said}</td>`;
    })
    .join('');

/** Renders a chart as a page, which Chromium also prints. */
export function nastyPage({ before = [], pages, after = [] }: NastyChart): Uint8Array {
  const lines = (texts: readonly string[]) => texts.map((text) => `<p>${text}</p>`).join('');
  const tables = pages.map((rows) => `<table>${rows.map((row) => `<tr>${htmlOf(row)}</tr>`).join('')}</table>`);
  const style = `body { font: 10pt sans-serif } table { border-collapse: collapse; margin: 10pt 0 }
    td { border: 1px solid #888; padding: 2pt 6pt; max-width: 60pt } .turned { writing-mode: vertical-rl; transform: rotate(180deg) }
    table + table { break-before: page } td:first-child { max-width: 160pt }`;
  return new TextEncoder().encode(
    `<!doctype html><style>${style}</style>${lines(before)}${tables.join('')}${lines(after)}`,
  );
}

const columnOf = (at: number): string => String.fromCharCode(65 + at);

/** Renders a chart as a spreadsheet: pages below each other. */
export function nastySheet({ before = [], pages, after = [] }: NastyChart): Uint8Array {
  const rows: XlsxCell[][] = before.map((text) => [{ text }]);
  const merges: string[] = [];
  for (const row of pages.flat()) {
    const y = rows.length;
    const line: XlsxCell[] = [];
    const covered = new Set(
      merges.flatMap((range) => {
        const [from = '', to = ''] = range.split(':');
        const last = Number(to.slice(1)) - 1;
        return Number(from.slice(1)) - 1 < y && y <= last ? [from.charCodeAt(0) - 65] : [];
      }),
    );
    for (const { text, across = 1, down = 1, fill, bold } of row.map(asCell)) {
      while (covered.has(line.length)) line.push({ text: '' });
      if (across > 1 || down > 1)
        merges.push(`${columnOf(line.length)}${y + 1}:${columnOf(line.length + across - 1)}${y + down}`);
      line.push({ text, ...(fill !== undefined && { fill }), ...(bold !== undefined && { bold }) });
      for (let beside = 1; beside < across; beside += 1) line.push({ text: '' });
    }
    rows.push(line);
  }
  rows.push(...after.map((text) => [{ text }]));
  return makeXlsx(rows, merges);
}
