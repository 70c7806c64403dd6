import { truthOf, type NastyChart } from './nasty-charts.ts';

/** Rows of cells, as CSV and as a workbook. */
export interface StrangeRows extends Pick<NastyChart, 'name' | 'truth'> {
  readonly rows: readonly (readonly string[])[];
  /** The result from a workbook, in which rows have no ends. */
  readonly inSheet?: NastyChart['truth'];
  /** All of it, where names differ. */
  readonly ofSheet?: NastyChart['truth'];
}

const heads = ['Item', 'Milk', 'Egg', 'Soy'];
const legend = ['X = contains. A blank cell means that the item does not contain the allergen.', '', '', ''];
const bun = ['Bun', 'X', '', ''];
const ofBun = 'Bun: milk | | eggs soybeans';

/** Tables whose rows don't stand below their headings, and what explains them elsewhere than one expects. */
export const strangeRows: readonly StrangeRows[] = [
  {
    name: 'a comma in a name that moved its row',
    rows: [heads, bun, ['Mac', ' cheese and ham', '', 'X', ''], ['Dip', ' creamy', 'X', '', 'X'], legend],
    truth: truthOf(`${ofBun}\nMac, cheese and ham: eggs | |\nDip, creamy: milk soybeans | |`),
    ofSheet: truthOf('Bun: milk | |\nMac: soybeans | milk |\nDip: eggs | milk |'),
  },
  {
    name: 'a row with a cell too many, of which nobody can say where',
    rows: [heads, bun, ['Soup', 'V', 'X', '', ''], ['Pie', '', 'X', '', 'X'], legend],
    truth: truthOf(`${ofBun}\nSoup: milk eggs | |\nPie: eggs | |`),
    inSheet: truthOf('Bun: milk | |'),
  },
  {
    name: 'a number before each dish that has no heading',
    rows: [heads, ['1', 'Bun', 'X', '', ''], ['2', 'Pie', '', 'X', ''], ['3', 'Tofu', '', '', 'X'], legend],
    truth: truthOf('Bun: milk | |\nPie: eggs | |\nTofu: soybeans | |'),
  },
  {
    name: 'names without any heading',
    rows: [heads.slice(1), bun, ['Pie', '', 'X', ''], ['Tofu', '', '', 'X'], legend],
    truth: truthOf('Bun: milk | |\nPie: eggs | |\nTofu: soybeans | |'),
  },
  {
    name: 'rows that end early',
    rows: [heads, bun, ['Pie', '', 'X', ''], ['Rye', 'X'], ['Tart', 'X', 'X'], ['Tea', '', '', ''], legend],
    truth: truthOf(
      `${ofBun}\nPie: eggs | | milk soybeans\nRye: milk | |\nTart: milk eggs | |\nTea: | | milk eggs soybeans`,
    ),
    inSheet: truthOf('Rye: milk | | eggs soybeans\nTart: milk eggs | | soybeans'),
  },
  {
    name: 'lines that all end with a separator',
    rows: [heads, [...bun, ''], ['Pie', '', 'X', '', ''], ['Tofu', '', '', 'X', ''], legend],
    truth: truthOf(`${ofBun}\nPie: eggs | | milk soybeans\nTofu: soybeans | | milk eggs`),
  },
  {
    name: 'dishes across, with a cell too many',
    rows: [
      ['Allergen', 'Taco', 'Bowl', 'Pie'],
      ['Milk', 'X', '', ''],
      ['Egg', '', 'X', '', 'X'],
      ['Soy', '', '', 'X'],
      ['Fish', '', '', ''],
      ['X = contains. A blank cell means that the item does not contain the allergen.'],
    ],
    truth: truthOf('Taco: milk | |\nBowl: eggs | |\nPie: soybeans eggs | |'),
  },
  {
    name: 'a legend over two rows',
    rows: [
      heads,
      bun,
      ['Pie', '', 'X', ''],
      [(legend[0] ?? '').replace(/\.$/, ''), '', '', ''],
      ['according to our suppliers', '', '', ''],
    ],
    truth: truthOf('Bun: milk | |\nPie: eggs | |'),
  },
  {
    name: 'parts of a dish that are set in by blanks',
    rows: [
      heads,
      ['Melt', '', '', ''],
      ['   Roll', '', '', 'X'],
      ['   Slice', 'X', '', ''],
      ['Tea', '', '', ''],
      legend,
    ],
    truth: truthOf(
      'Melt: | |\nRoll: soybeans | | milk eggs\nSlice: milk | | eggs soybeans\nTea: | | milk eggs soybeans',
    ),
  },
  {
    name: 'figures of footnotes on the line of headings',
    rows: [
      ['Item', 'Milk1', 'Egg', 'Soy2'],
      ['Bun', 'Y', 'N', 'N'],
      ['Pie', 'N', 'Y', 'Y'],
      ['1 Butter is not counted', '', '', ''],
    ],
    truth: truthOf('Bun: milk | | eggs\nPie: eggs soybeans | |\n1 Butter is not counted: | |'),
  },
  {
    name: '“N” for nuts, and a legend that says so',
    rows: [
      ['Item', 'Milk', 'Tree nuts', 'Fish'],
      ['Pesto', 'M', 'N', ''],
      ['Cod', '', '', 'F'],
      ['M = milk, N = tree nuts, F = fish', '', '', ''],
    ],
    truth: truthOf('Pesto: milk tree-nuts | |\nCod: fish | |'),
  },
  {
    name: 'signs of footnotes in a column of lists',
    rows: [
      ['Item', 'Contains', 'May contain'],
      ['Bun', 'Milk¹, Soyᵃ, Egg', 'Fishᵏ'],
      ['Tea', 'None', ''],
    ],
    truth: truthOf('Bun: milk soybeans eggs | fish |\nTea: | |'),
  },
];
