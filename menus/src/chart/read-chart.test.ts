import { describe, expect, it } from 'vitest';
import { columnName, type Cell, type Grid } from './grid.ts';
import { readCharts } from './read-chart.ts';

type Given = string | Partial<Cell>;

const gridOf = (rows: readonly (readonly Given[])[]): Grid => ({
  ruled: true,
  rows: rows.map((row, y) =>
    row.map((given, x): Cell => ({
      text: '',
      style: '',
      span: 1,
      where: { cell: `${columnName(x)}${y + 1}` },
      ...(typeof given === 'string' ? { text: given } : given),
    })),
  ),
});

const read = (rows: readonly (readonly Given[])[], ...notes: string[]) =>
  (
    readCharts(
      [gridOf(rows)],
      notes.map((text) => ({ text, where: {} })),
    )?.dishes ?? []
  ).map(
    ({ name, section, claims }) =>
      `${section === '' ? '' : `${section}/`}${name}: ${claims.map(({ allergen, level }) => `${level} ${allergen}`).join(', ')}`,
  );

const beside = { covered: 'beside' } as const;

describe('readCharts', () => {
  it('reads marks below the headings, and leaves out what is beside them', () => {
    expect(
      read([
        ['Menu item', 'Calories', 'Milk', 'Egg', 'Wheat'],
        ['Dal', '320', 'X', '', 'x'],
        ['Rice', '200', '', '', ''],
        ['Roll', '180', 'no', 'yes', 'may contain'],
      ]),
    ).toEqual(['Dal: contains milk, contains wheat', 'Rice: ', 'Roll: absent milk, contains eggs, may_contain wheat']);
  });

  it('says where each claim stands', () => {
    const [dish] =
      readCharts(
        [
          gridOf([
            ['Item', 'Milk', 'Egg'],
            ['Dal', '', '✓'],
          ]),
        ],
        [],
      )?.dishes ?? [];
    expect(dish?.claims).toEqual([{ allergen: 'eggs', level: 'contains', words: '✓', where: { cell: 'C2' } }]);
  });

  it('joins headings of several rows, and takes groups above them', () => {
    const contains = { text: 'Contains', span: 2 };
    const may = { text: 'May contain', span: 2 };
    expect(
      read([
        ['', contains, { ...contains, ...beside }, may, { ...may, ...beside }],
        ['Item', 'Milk', 'Tree', 'Milk', 'Peanut'],
        ['', '', 'nuts', '', ''],
        ['Cake', 'X', 'X', '', 'X'],
        ['Roll', '', '', 'X', ''],
      ]),
    ).toEqual(['Cake: contains milk, contains tree-nuts, may_contain peanuts', 'Roll: may_contain milk']);
  });

  it('passes over repeated headings, and takes sections from between the rows', () => {
    const head = ['Product', 'Milk', 'Fish', 'Soy'];
    const section = (text: string): Given[] => [
      { text, span: 4, style: 'bold' },
      { text, span: 4, style: 'bold', ...beside },
      { text, ...beside },
      { text, ...beside },
    ];
    expect(
      read([
        head,
        section('Soups'),
        ['Miso', '', 'X', 'X'],
        ['Leek', 'X', '', ''],
        head,
        section('Mains'),
        ['Cod', '', 'X', ''],
      ]),
    ).toEqual([
      'Soups/Miso: contains fish, contains soybeans',
      'Soups/Leek: contains milk',
      'Mains/Cod: contains fish',
    ]);
  });

  it('reads an empty cell as a denial only where the file says so, and never below a merged heading', () => {
    const rows = [
      ['Item', 'Milk', 'Wheat/Gluten', 'Shellfish', 'Nuts'],
      ['Dal', '', '', '', ''],
      ['Bread', '', 'X', '', ''],
    ];
    expect(read(rows)).toEqual(['Dal: ', 'Bread: contains wheat, contains gluten']);
    expect(read(rows, 'A blank cell means that the item does not contain the allergen.')).toEqual([
      'Dal: absent milk',
      'Bread: absent milk, contains wheat, contains gluten',
    ]);
  });

  it('takes a "no" below a merged heading for nothing', () => {
    expect(
      read([
        ['Item', 'Fish/Shellfish', 'Egg'],
        ['Dal', 'N', 'N'],
        ['Cod', 'Y', 'N'],
      ]),
    ).toEqual([
      'Dal: absent eggs',
      'Cod: contains fish, contains crustacean-shellfish, may_contain molluscs, absent eggs',
    ]);
  });

  it('reads coloured cells, and no stripes', () => {
    const red = { fill: '#cc0000' };
    const stripe = { fill: '#eeeeee' };
    expect(
      read([
        ['Item', 'Milk', 'Egg', 'Soy'],
        ['Dal', red, '', ''],
        [{ text: 'Tofu', ...stripe }, stripe, stripe, red],
      ]),
    ).toEqual(['Dal: contains milk', 'Tofu: contains soybeans']);
  });

  it('reads footnotes about shared equipment as may contain: for what they name, else for all of the chart', () => {
    const rows = [
      ['Item', 'Milk', 'Wheat', 'Fish'],
      ['Fries*', '', '', ''],
      ['Rings†', '', 'X', ''],
      ['Salad', '', '', ''],
    ];
    expect(read(rows, '* Cooked in a shared fryer with fish', '† Fried in shared oil')).toEqual([
      'Fries: may_contain fish',
      'Rings: may_contain milk, contains wheat, may_contain fish',
      'Salad: ',
    ]);
  });

  it('reads columns of lists, of what is free, and of sources', () => {
    expect(
      read([
        ['Dish', 'Ingredients', 'Contains', 'May contain', 'Gluten source', 'Gluten free', 'Vegan'],
        ['Dal', 'lentils, ghee', 'Milk', 'peanut, sesame', '', 'Y', 'N'],
        ['Bread', 'flour', 'None', '', 'Barley', 'N', 'Y'],
      ]),
    ).toEqual(['Dal: contains milk, may_contain peanuts, may_contain sesame, absent gluten', 'Bread: contains barley']);
  });

  it('takes a row of stray marks in a chart that answers everywhere for a section', () => {
    const full = (name: string) => [name, 'Y', 'N', 'N', 'Y', 'N'];
    expect(
      read([
        ['Item', 'Milk', 'Egg', 'Soy', 'Fish', 'Wheat'],
        ['Burgers', '', 'n', '', '', ''],
        full('Beef'),
        full('Veal'),
        full('Lamb'),
      ])[0],
    ).toMatch(/^Burgers\/Beef/);
  });

  it('counts what a further row without a name warns of for the dish above', () => {
    expect(
      read([
        ['Item', 'Milk', 'Egg', 'Size (g)'],
        ['Shake', 'N', 'N', '200'],
        ['', 'Y', 'N', '400'],
      ]),
    ).toEqual(['Shake: contains milk, absent eggs']);
  });

  it('takes the section from above the names, and turns a chart with dishes across', () => {
    expect(
      read([
        ['BURGERS', 'Milk', 'Egg'],
        ['Beef', 'X', ''],
        ['Veal', '', 'X'],
      ]),
    ).toEqual(['BURGERS/Beef: contains milk', 'BURGERS/Veal: contains eggs']);
    expect(
      read([
        ['Allergen', 'Beef', 'Veal'],
        ['Milk', 'X', ''],
        ['Egg', '', 'X'],
        ['Soy', '', ''],
      ]),
    ).toEqual(['Beef: contains milk', 'Veal: contains eggs']);
  });

  it('takes lines of a legend below the rows for no dishes', () => {
    expect(
      read([
        ['Item', 'Milk', 'Egg'],
        ['Dal', '●', '○'],
        ['● contains ○ may contain traces', '', ''],
      ]),
    ).toEqual(['Dal: contains milk, may_contain eggs']);
  });

  it('names a column with marks that it does not understand', () => {
    const read = readCharts(
      [
        gridOf([
          ['Item', 'Milk', 'Egg', 'Wheatsoy'],
          ['Dal', 'X', '', 'X'],
          ['Rice', '', '', 'X'],
        ]),
      ],
      [],
    );
    expect(read?.doubts[0]?.says).toContain('“Wheatsoy”');
  });

  it('denies nothing in a table in which two columns were drawn together', () => {
    const note = 'A blank cell means that the item does not contain the allergen.';
    const rows = (cell: string) => [
      ['Item', 'Milk', 'Egg', 'Soy'],
      ['Dal', cell, '', 'N'],
      ['Rice', 'X', '', ''],
    ];
    expect(read(rows('N'), note)[1]).toBe('Rice: contains milk, absent eggs, absent soybeans');
    expect(read(rows('N  Y'), note)[1]).toBe('Rice: contains milk');
  });

  it('finds no chart where there is none', () => {
    expect(
      readCharts(
        [
          gridOf([
            ['Monday', '9–17'],
            ['Tuesday', '9–17'],
          ]),
        ],
        [],
      ),
    ).toBeUndefined();
  });
});

it('a column called as what every object has is one that isn’t understood', () => {
  for (const name of ['__proto__', 'constructor', 'toString'])
    expect(
      read([
        ['Dish', 'Milk', 'Egg', name],
        ['Pie', 'X', '', 'X'],
      ]),
    ).toEqual(['Pie: contains milk']);
});
