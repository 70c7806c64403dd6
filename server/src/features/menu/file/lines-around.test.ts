import { describe, expect, it } from 'vitest';
import { writeWorkbook } from '../../../spreadsheets/write-workbook.ts';
import { readMenuFile } from './read-menu-file.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

async function read(text: string | Uint8Array) {
  const file = await readMenuFile(typeof text === 'string' ? bytes(text) : text);
  if ('issues' in file) throw new Error(JSON.stringify(file.issues));
  return file;
}

const table = 'Name;Milk;Eggs;List complete\nDal;none;contains;yes\n';

/** Lines by which "none" may mean something else. */
const open = [
  'Items may contain traces of nuts',
  'Free from',
  'Dishes made without:',
  'Suitable for people with allergies',
  'X = contains',
  '* may be fried in shared oil',
  'Milk does not include butter',
  'All our sauces contain milk',
  'Not verified by our suppliers',
  'Ask us about cross-contact',
  'Sin',
  'Puede contener trazas',
  'Apto para celíacos',
  'Everything that stands below was true of the recipes of last year and is here for our own staff to read alone',
];

describe('a line above the headings', () => {
  it.each(open)('“%s” is shown, and nothing is denied below it', async (line) => {
    const { rows, notes } = await read(`${line}\n${table}`);
    expect(notes).toEqual([line]);
    expect(Object.fromEntries(rows[0]!.cells)).toEqual({ name: 'Dal', eggs: 'contains' });
    expect(rows[0]!.withheld).toBe(2);
  });

  it.each(['Our menu', 'The Half Moon', 'Allergen chart 2041', 'Alérgenos'])(
    '“%s” is a title: it is shown, and denials count',
    async (line) => {
      const { rows, notes } = await read(`${line}\n${table}`);
      expect(notes).toEqual([line]);
      expect(Object.fromEntries(rows[0]!.cells)).toMatchObject({ milk: 'none', ingredients_complete: 'yes' });
    },
  );

  it('withholds no warning, and holds ways to make a dish back', async () => {
    const { rows } = await read('Free from\nName;Milk;Ways to make it\nDal;contains;Vegan | Milk: none\n');
    expect(rows[0]!.cells.get('milk')).toBe('contains');
    expect(rows[0]!.cells.has('variants')).toBe(false);
    expect(rows[0]!.refused).toMatchObject([{ about: 'variants' }]);
  });

  it('may be the name of a sheet', async () => {
    const rows = [
      ['Name', 'Milk'],
      ['Dal', 'none'],
    ];
    const open = await read(writeWorkbook('Free from', rows));
    expect(open).toMatchObject({ notes: ['Free from'], rows: [{ withheld: 1 }] });
    const plain = await read(writeWorkbook('Menu', rows));
    expect(plain.rows[0]!.cells.get('milk')).toBe('none');
  });
});

describe('a line below the headings', () => {
  it.each(['* may be fried in shared oil', 'All items may contain traces of nuts', '¹ excluding butter'])(
    '“%s” is no dish, and nothing is denied beside it',
    async (line) => {
      const { rows, notes } = await read(`${table}${line};;;\n`);
      expect(notes).toEqual([line]);
      expect(rows.map(({ cells }) => cells.get('name'))).toEqual(['Dal']);
      expect(rows[0]!.cells.has('milk')).toBe(false);
    },
  );

  it('is a dish where it is named like one', async () => {
    const { rows, notes } = await read(`${table}Soup;;;\n`);
    expect(notes).toEqual([]);
    expect(rows).toHaveLength(2);
  });
});

it('a sign at the name of a dish withholds what its row denies', async () => {
  for (const name of ['Dal*', 'Dal¹', '†Dal']) {
    const { rows } = await read(table.replace('Dal', name));
    expect(Object.fromEntries(rows[0]!.cells)).toEqual({ name, eggs: 'contains' });
    expect(rows[0]!.withheld).toBe(2);
  }
});

it('a sign in the name of a dish that its id names is the menu’s own', async () => {
  const { rows } = await read('Dish id;Name;Milk\n7;Dal*;none\n');
  expect(rows[0]!.cells.get('milk')).toBe('none');
});

it('no line withholds what takes a confirmation back', async () => {
  const { rows } = await read('Free from\nName;List complete\nDal;no\n');
  expect(rows[0]!.cells.get('ingredients_complete')).toBe('no');
});
