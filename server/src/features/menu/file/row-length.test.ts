import { describe, expect, it } from 'vitest';
import { writeWorkbook } from '../../../spreadsheets/write-workbook.ts';
import { readMenuFile, type Reading } from './read-menu-file.ts';

const headings = 'Name,Price,Milk,Eggs,Soybeans';

async function read(file: string | Uint8Array, reading?: Reading) {
  const found = await readMenuFile(typeof file === 'string' ? new TextEncoder().encode(file) : file, reading);
  if ('issues' in found) throw new Error(JSON.stringify(found.issues));
  return found.rows.map(({ line, cells, fault }) => ({ line, ...Object.fromEntries(cells), ...(fault && { fault }) }));
}

/** A row that is refused: it says who it is about, and nothing of what stands below a heading that isn't its own. */
const refused = (line: number, message: string, about: object = { name: 'Dal' }) => [
  { line, ...about, fault: expect.objectContaining({ message: expect.stringContaining(message) as string }) as object },
];

describe('a row with a comma too many', () => {
  const tooMany = 'has 6 cells, and there are 5 headings: is there a comma too many, or text with one and no quotes?';

  it.each([
    ['before what it denies', 'Dal,12.50,,none,contains,'],
    ['with something beyond the headings', 'Dal,12.50,,none,contains,none'],
    ['in its price', 'Dal,12,50,none,contains,'],
    ['at its end, as nobody can tell', 'Dal,12.50,none,contains,,'],
    ['with quotes', '"Dal","12.50",,"none","contains",'],
  ])('is refused whole: %s', async (_, row) => {
    expect(await read(`${headings}\n${row}\n`)).toEqual(refused(2, tooMany));
  });

  it('leaves the others as they are', async () => {
    const rows = await read(`${headings}\nRice,3,none,,\nDal,12.50,,none,contains,\nNaan,4,contains,,\n`);
    expect(rows).toEqual([
      { line: 2, name: 'Rice', price: '3', milk: 'none' },
      ...refused(3, tooMany),
      { line: 4, name: 'Naan', price: '4', milk: 'contains' },
    ]);
  });

  it('is refused however the columns were matched, and with semicolons and tabs', async () => {
    const columns = ['name', 'ignore', 'milk', 'warn:eggs+soybeans', 'ignore'];
    expect(await read('Dish,Kcal,M,E,More\nDal,12,,none,contains,\n', { columns })).toEqual(refused(2, tooMany));
    for (const sign of [';', '\t'])
      expect(await read(`${headings}\nDal,12.50,,none,contains,`.replaceAll(',', sign))).toEqual(
        refused(2, 'has 6 cells'),
      );
  });

  it('is refused where nothing but its last heading is empty, too', async () => {
    expect(await read(`${headings},\nDal,12.50,,none,contains,x\n`)).toEqual(refused(2, 'in a column without a name'));
  });
});

describe('a row with a comma too few', () => {
  const tooFew = 'has 4 cells, and there are 5 headings: is a comma missing?';

  it('is refused where it states something', async () => {
    for (const row of ['Dal,none,contains,', 'Dal,12.50,none,contains'])
      expect(await read(`${headings}\n${row}\nRice,3,none,,\n`)).toEqual([
        ...refused(2, tooFew),
        { line: 3, name: 'Rice', price: '3', milk: 'none' },
      ]);
  });

  it('is read where nothing in it could be said of another allergen', async () => {
    expect(await read(`${headings}\nDal\nRice,3\n`)).toEqual([
      { line: 2, name: 'Dal' },
      { line: 3, name: 'Rice', price: '3' },
    ]);
  });

  it('is read where rows beside it end there, as a spreadsheet leaves out what is empty in all of them', async () => {
    expect(await read(`${headings}\nSoup,1,,,none\nDal,12.50,none,contains\nRice,3,none,\n`)).toEqual([
      { line: 2, name: 'Soup', price: '1', soybeans: 'none' },
      { line: 3, name: 'Dal', price: '12.50', milk: 'none', eggs: 'contains' },
      { line: 4, name: 'Rice', price: '3', milk: 'none' },
    ]);
  });
});

it('a workbook’s rows have no ends, and each cell has its place', async () => {
  const workbook = writeWorkbook('Menu', [
    headings.split(','),
    ['Dal', '12.50', 'none'],
    ['Rice', '3', '', 'none', '', 'x'],
  ]);
  expect(await read(workbook)).toEqual([
    { line: 2, name: 'Dal', price: '12.50', milk: 'none' },
    ...refused(3, 'in a column without a name', { name: 'Rice' }),
  ]);
});
