import { describe, expect, it } from 'vitest';
import { readMenuFile } from './read-menu-file.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

async function rowsOf(text: string) {
  const read = await readMenuFile(bytes(text));
  if ('issues' in read) throw new Error(JSON.stringify(read.issues));
  return read.rows.map(({ line, cells, fault }) => ({ line, ...Object.fromEntries(cells), ...(fault && { fault }) }));
}

async function issueOf(text: string | Uint8Array): Promise<string> {
  const read = await readMenuFile(typeof text === 'string' ? bytes(text) : text);
  return 'issues' in read ? read.issues.map(({ field, message }) => `${field} ${message}`).join('; ') : 'no issue';
}

describe('a file from a spreadsheet', () => {
  it.each([
    ['commas', 'Name,Price,Milk\nDal,12.50,none\n'],
    ['semicolons and a byte order mark', '\uFEFFName;Price;Milk\r\nDal;12.50;none\r\n'],
    ['tabs', 'Name\tPrice\tMilk\nDal\t12.50\tnone'],
    ['quotes around everything', '"Name","Price","Milk"\n"Dal","12.50","none"'],
    ['other words for the columns', 'dish_name,PRICE,Dairy\nDal,12.50,none'],
    ['blank lines and rows', '\n\nName,Price,Milk,\n,,,\n\nDal,12.50,none,\n,,,'],
  ])('is read: %s', async (_, text) => {
    const [row, ...more] = await rowsOf(text);
    expect({ ...row, line: 0 }).toEqual({ line: 0, name: 'Dal', price: '12.50', milk: 'none' });
    expect(more).toEqual([]);
  });

  it('may have commas, quotes and line breaks within its cells', async () => {
    const rows = await rowsOf(
      'Name,Description,Ingredients\n"Dal ""Tadka""","Warm,\r\nand red","lentils, ghee"\nSoup\n',
    );
    expect(rows).toEqual([
      { line: 2, name: 'Dal "Tadka"', description: 'Warm,\nand red', ingredients: 'lentils, ghee' },
      { line: 4, name: 'Soup' },
    ]);
  });

  it('says of each row that can’t be read where it is and why', async () => {
    const rows = await rowsOf('Name,,Price\nDal,lost,1\nSo"u"p,,2\nRice,,3\n');
    expect(rows).toMatchObject([
      { line: 2, fault: { message: 'has “lost” in a column without a name' } },
      { line: 3, fault: { message: expect.stringContaining('must be doubled') as string } },
      { line: 4, name: 'Rice' },
    ]);
  });
});

describe('a heading that names a part of an allergen', () => {
  const headings = [
    ['Cow’s milk', 'milk', 'Milk'],
    ['Sesame oil', 'sesame', 'Sesame'],
    ['Almond milk', 'almond', 'Almond'],
    ['wheat flour', 'wheat', 'Wheat'],
  ] as const;

  it.each(headings)('“%s” declares: %s', async (heading, column) => {
    for (const said of ['contains', 'x', 'may contain (shared fryer)', 'not stated'])
      expect(await rowsOf(`Name,${heading}\nDal,${said}\n`)).toEqual([{ line: 2, name: 'Dal', [column]: said }]);
  });

  it.each(headings)('“%s” denies nothing', async (heading, _, whole) => {
    for (const said of ['none', 'Absent']) {
      const read = await readMenuFile(bytes(`Name,${heading}\nDal,${said}\n`));
      const refused = [{ column: heading, message: `names a part: say “${whole}”` }];
      expect(read).toMatchObject({ rows: [{ line: 2, refused }] });
    }
  });
});

describe('what is no menu is refused as a whole', () => {
  it.each([
    ['', 'file is empty'],
    ['\n \n', 'file is empty'],
    ['Soup,12\nDal,13', 'Soup is not known'],
    ['Name,Calories,Spice\nDal,100,3', 'Calories is not known: remove this column'],
    ['Name,Shellfish\nDal,none', 'Shellfish may mean several: name the column Crustacean shellfish or Molluscs'],
    ['Name,Nuts\nDal,none', 'Nuts may mean several: name the column Tree nuts or Peanuts'],
    ['Name,Milk,Dairy\nDal,none,contains', 'Milk stands in the file twice'],
    ['Price,Milk\n1,none', 'file needs a column Name or Dish id'],
    ['"Name\nDal', 'file a quote (") is opened and not closed'],
    [`Name\n${'Dal\n'.repeat(1001)}`, 'file has more than 1000 dishes'],
    [new Uint8Array([0x4e, 0xff, 0x0a]), 'file is not UTF-8: save the file in UTF-8'],
    [new Uint8Array([0xff, 0xfe, 0x4e, 0x00]), 'file is not UTF-8'],
    [new TextEncoder().encode('N\0a\0m\0e\0'), 'file contains a NUL byte'],
  ])('%j', async (text, issue) => {
    expect(await issueOf(text)).toContain(issue);
  });
});
