import { makePdf } from './make-files.ts';

type Placed = readonly [x: number, y: number, text: string, turned?: true];

const height = 800;

function write(pages: readonly (readonly Placed[])[]): Uint8Array<ArrayBuffer> {
  const objects = ['<< /Type /Catalog /Pages 2 0 R >>', '', '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'];
  const kids: string[] = [];
  for (const page of pages) {
    const text = page
      .map(
        ([x, y, words, turned]) =>
          `BT /F1 9 Tf ${turned ? '0 1 -1 0' : '1 0 0 1'} ${x} ${height - y} Tm (${words}) Tj ET`,
      )
      .join('\n');
    objects.push(`<< /Length ${text.length} >>\nstream\n${text}\nendstream`);
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 ${height}] /Resources << /Font << /F1 3 0 R >> >> /Contents ${objects.length} 0 R >>`,
    );
    kids.push(`${objects.length} 0 R`);
  }
  objects[1] = `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${kids.length} >>`;
  return new Uint8Array(makePdf(objects));
}

interface Placing {
  readonly shift?: number;
  readonly pitch?: number;
  readonly top?: number;
}

function table(heads: readonly string[], rows: readonly (readonly string[])[], placing: Placing = {}): Placed[] {
  const { shift = 0, pitch = 50, top = 100 } = placing;
  const left = (at: number) => (at === 0 ? 50 : 200 + pitch * (at - 1)) + shift;
  const words = (text: string, x: number, y: number): Placed[] => (text === '' ? [] : [[x, y, text]]);
  return [
    ...heads.flatMap((text, at) => words(text, left(at), top)),
    ...rows.flatMap((row, y) =>
      row.flatMap((text, at) => words(text, left(at) + (at === 0 ? 0 : 8), top + 16 * (y + 1))),
    ),
  ];
}

const heads = ['Item', 'Milk', 'Egg', 'Soy', 'Fish'];
const first = [
  ['Bun', 'X', '', 'X', ''],
  ['Pie', '', 'X', '', ''],
  ['Cake', 'X', 'X', '', 'X'],
  ['Tart', '', '', 'X', 'X'],
];
const next = [
  ['Tea', 'X', '', '', ''],
  ['Rice', 'X', 'X', '', ''],
  ['Corn', '', '', 'X', 'X'],
];
/** No two marks would be in one column after a shift. */
const single = [
  ['Tea', 'X', '', '', ''],
  ['Rice', '', '', 'X', ''],
  ['Corn', '', '', '', 'X'],
];
const legend: Placed = [50, 400, 'X = contains. A blank cell means the item does not contain the allergen.'];
const noHeads = ['', '', '', '', ''];

interface NextPage {
  readonly name: string;
  readonly pdf: Uint8Array<ArrayBuffer>;
  /** Whether what is on the second page may be denied. */
  readonly denies: boolean;
}

const after = (name: string, page: readonly Placed[], { denies = false, pitch = 50 } = {}): NextPage => ({
  name,
  pdf: write([[...table(heads, first, { pitch }), legend], page]),
  denies,
});

const turnedHeads = ['London', 'Leeds', 'York', 'Bath'].map((text, at): Placed => [212 + 50 * at, 100, text, true]);

/** A chart's second page, of which one has to see whether it goes on with the first. */
export const nextPages: readonly NextPage[] = [
  after('the same columns', table(noHeads, next), { denies: true }),
  after('the same columns below a section', [[50, 100, 'Drinks'], ...table(noHeads, next)], { denies: true }),
  after('diets', table(['Item', 'Vegetarian', 'Vegan', 'Halal', 'Kosher'], next)),
  after('diets, without a name above the dishes', table(['', 'Vegetarian', 'Vegan', 'Halal', 'Kosher'], next)),
  after('towns', table(['Item', 'London', 'Leeds', 'York', 'Bath'], next)),
  after('towns, in turned headings', [...turnedHeads, ...table(noHeads, next)]),
  after('days', table(['Item', 'Mon', 'Tue', 'Wed', 'Thu'], next)),
  after('a title that turns them around', [[50, 60, 'Can be made without'], ...table(noHeads, next)]),
  after('a margin on the other side', table(noHeads, single, { pitch: 25, shift: 15 }), { pitch: 25 }),
  {
    name: 'another table on the same page',
    pdf: write([
      [...table(heads, first), ...table(['Item', 'Vegan', 'Hot', 'New', 'Kids'], next, { top: 220 }), legend],
    ]),
    denies: false,
  },
];

/** Second pages without headings whose columns moved: with the margin, as of a book, or by themselves. */
export const movedPages: readonly (NextPage & { readonly isRead: boolean })[] = [
  { ...after('with the margin', table(noHeads, next, { shift: 35 })), isRead: true },
  { ...after('with the margin, by a whole column', table(noHeads, next, { shift: 50 })), isRead: true },
  { ...after('with the margin, to the left', table(noHeads, next, { shift: -30 })), isRead: true },
  {
    ...after('by themselves', [
      ...table(
        noHeads,
        next.map(([, ...marks]) => ['', ...marks]),
        { shift: 40 },
      ),
      ...table(
        noHeads,
        next.map(([name = '']) => [name, '', '', '', '']),
      ),
    ]),
    isRead: false,
  },
];

/** The same with headings of their own, in another order and at other places. */
export const headedPages: readonly NextPage[] = [
  after('below the same headings', table(heads, next, { shift: 35 }), { denies: true }),
  after(
    'below the same headings in another order',
    table(['Item', 'Soy', 'Milk', 'Fish', 'Egg'], next, { shift: 20, pitch: 60 }),
    {
      denies: true,
    },
  ),
];
