import type { Row } from './rows.ts';

/** In SVG units. */
const size = { width: 760, left: 190, right: 90, bar: 13, gap: 4, title: 30, panel: 16 };

const style = `
  text { font: 12px system-ui, sans-serif; fill: #2b2a26 }
  .title { font-weight: 600; font-size: 13px }
  .value { fill: #6a675f }
  .app { fill: #2f6f4e } .other { fill: #b9b2a3 } .grid { stroke: #e4dfd3 } .ground { fill: #fbf9f4 }
  @media (prefers-color-scheme: dark) {
    text { fill: #ece8de } .value { fill: #a8a396 }
    .app { fill: #6fbf94 } .other { fill: #5d5a52 } .grid { stroke: #38362f } .ground { fill: #1d1c19 }
  }`;

interface Bar {
  readonly label: string;
  readonly value: number;
  readonly isApp: boolean;
}

export interface Panel {
  readonly title: string;
  readonly bars: readonly Bar[];
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const text = (x: number, y: number, words: string, more = '') =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" ${more}>${escape(words)}</text>`;

function scale(panels: readonly Panel[]) {
  const values = panels.flatMap(({ bars }) => bars.map(({ value }) => value));
  const [low, high] = [Math.floor(Math.log10(Math.min(...values))), Math.ceil(Math.log10(Math.max(...values)))];
  const width = size.width - size.left - size.right;
  const steps = Array.from({ length: Math.max(1, high - low) + 1 }, (_, at) => 10 ** (low + at));
  return { steps, x: (value: number) => ((Math.log10(value) - low) / Math.max(1, high - low)) * width };
}

const shown = (value: number) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;

function drawPanel({ title, bars }: Panel, top: number, x: (value: number) => number): string {
  const rows = bars.map(({ label, value, isApp }, at) => {
    const y = top + size.title + at * (size.bar + size.gap);
    const base = y + size.bar - 3;
    const width = Math.max(1, x(value));
    return `${text(size.left - 8, base, label, 'text-anchor="end"')}
<rect class="${isApp ? 'app' : 'other'}" x="${size.left}" y="${y}" width="${width.toFixed(1)}" height="${size.bar}" rx="2"/>
${text(size.left + width + 6, base, shown(value), 'class="value"')}`;
  });
  return [text(size.left, top + size.title - 9, title, 'class="title"'), ...rows].join('\n');
}

const heightOf = ({ bars }: Panel) => size.title + bars.length * (size.bar + size.gap) + size.panel;

/** Returns a panel for each task, with a bar for each of its rows. */
export function panelsOf(
  rows: readonly Row[],
  titles: ReadonlyMap<string, string>,
  labelOf: (row: Row) => string,
): Panel[] {
  const works = [...new Set(rows.map(({ work }) => work))];
  return works.map((work) => ({
    title: titles.get(work) ?? work,
    bars: rows
      .filter((row) => row.work === work && row.p50_ms > 0)
      .map((row) => ({ label: labelOf(row), value: row.p50_ms, isApp: row.system === 'Clearplate' })),
  }));
}

/** Returns an SVG of median latencies on one logarithmic scale, for light and dark pages. */
export function drawChart(all: readonly Panel[], title: string): string {
  const panels = all.filter(({ bars }) => bars.length > 0);
  const { steps, x } = scale(panels);
  const height = panels.reduce((sum, panel) => sum + heightOf(panel), 30);
  let top = 10;
  const drawn = panels.map((panel) => {
    const at = top;
    top += heightOf(panel);
    return drawPanel(panel, at, x);
  });
  const grid = steps.map((step) => {
    const at = (size.left + x(step)).toFixed(1);
    return `<line class="grid" x1="${at}" x2="${at}" y1="10" y2="${height - 22}"/>${text(Number(at), height - 8, `${step} ms`, 'class="value" text-anchor="middle"')}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${height}" role="img" aria-label="${escape(title)}">
<style>${style}
</style>
<rect class="ground" width="${size.width}" height="${height}" rx="8"/>
${[...grid, ...drawn].join('\n')}
</svg>
`;
}
