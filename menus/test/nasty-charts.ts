/** A cell of a chart that is rendered as a page, a PDF and a spreadsheet. */
export interface NastyCell {
  readonly text: string;
  /** Columns that it covers. */
  readonly across?: number;
  /** Rows that it covers. */
  readonly down?: number;
  readonly fill?: string;
  readonly bold?: boolean;
  /** Whether it is turned by a quarter, as in narrow columns. */
  readonly turned?: boolean;
}

export type Row = readonly (string | NastyCell)[];

/** By dish, as "Soups/Dal": what it contains, may contain and is said to be without, in allergens' ids. */
type Truth = Readonly<Record<string, readonly [contains: string, mayContain: string, absent: string]>>;

/** One dish in each line: "Dal: milk eggs | sesame | wheat". */
export const truthOf = (text: string): Truth =>
  Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map((line) => {
        const [name = '', said = ''] = line.trim().split(/: ?(.*)/s);
        const [contains = '', mayContain = '', absent = ''] = said.split('|').map((each) => each.trim());
        return [name, [contains, mayContain, absent]] as const;
      }),
  );

export interface NastyChart {
  readonly name: string;
  readonly before?: readonly string[];
  /** Tables, each on a page of its own. */
  readonly pages: readonly (readonly Row[])[];
  readonly after?: readonly string[];
  readonly truth: Truth;
  /**
   * What a PDF of it warns of more gravely than it says, because its text doesn't tell where a group's heading ends.
   */
  readonly inPdf?: Truth;
  /** Whether it is refused as a PDF, because the meaning of its marks can't be seen there. */
  readonly isRefusedInPdf?: boolean;
}

export const asCell = (given: string | NastyCell): NastyCell => (typeof given === 'string' ? { text: given } : given);
export const turned = (...texts: string[]): NastyCell[] => texts.map((text) => ({ text, turned: true, bold: true }));
export const heads = (...texts: string[]): NastyCell[] => texts.map((text) => ({ text, bold: true }));
export const section = (text: string, across: number): Row => [{ text, across, bold: true, fill: '#dddddd' }];
const emptyDenies = 'A blank cell means that the item does not contain the allergen.';

const fiveHeads = heads('Menu item', 'Milk', 'Egg', 'Wheat', 'Soy');

/** The worst of what real charts do. */
export const nastyCharts: readonly NastyChart[] = [
  {
    name: 'turned headings',
    before: ['Allergen guide'],
    pages: [
      [
        [...heads('Menu item'), ...turned('Milk', 'Egg', 'Wheat', 'Crustacean Shellfish', 'Tree Nuts')],
        ['Caesar Salad', '•', '•', '', '', ''],
        ['Shrimp Taco', '', '', '•', '•', ''],
        ['Pecan Pie', '•', '•', '•', '', '•'],
        ['Black Coffee', '', '', '', '', ''],
      ],
    ],
    after: [`• = contains. ${emptyDenies}`],
    truth: truthOf(`
      Caesar Salad: milk eggs |  | wheat crustacean-shellfish tree-nuts
      Shrimp Taco: wheat crustacean-shellfish |  | milk eggs tree-nuts
      Pecan Pie: milk eggs wheat tree-nuts |  | crustacean-shellfish
      Black Coffee:  |  | milk eggs wheat crustacean-shellfish tree-nuts
    `),
  },
  {
    name: 'headings in several lines',
    pages: [
      [
        heads('Item', 'Contains Milk', 'Contains Tree Nuts', 'May Contain Tree Nuts', 'Contains Fish or Fish Products'),
        ['Almond Cake', 'Y', 'Y', 'N', 'N'],
        ['Fruit Cup', 'N', 'N', 'Y', 'N'],
        ['Fish Fry', 'N', 'N', 'N', 'Y'],
      ],
    ],
    truth: truthOf(`
      Almond Cake: milk tree-nuts |  | fish
      Fruit Cup:  | tree-nuts | milk fish
      Fish Fry: fish |  | milk tree-nuts
    `),
  },
  {
    name: 'merged header rows over two levels',
    pages: [
      [
        [
          { text: 'Menu item', down: 2, bold: true },
          { text: 'Contains', across: 3, bold: true },
          { text: 'May contain', across: 2, bold: true },
        ],
        heads('Milk', 'Egg', 'Soy', 'Peanut', 'Sesame'),
        ['Naan Bread', 'X', 'X', '', '', 'X'],
        ['Satay Skewer', '', '', 'X', 'X', ''],
        ['Plain Rice', '', '', '', '', ''],
      ],
    ],
    truth: truthOf(`
      Naan Bread: milk eggs | sesame | 
      Satay Skewer: soybeans | peanuts | 
      Plain Rice:  |  | 
    `),
  },
  {
    name: 'several pages, headers repeated, the legend on the last',
    pages: [
      [
        fiveHeads,
        section('Breakfast', 5),
        ['Pancake Stack', 'X', 'X', 'X', ''],
        ['Oat Bowl', 'X', '', '', ''],
        fiveHeads,
        section('Lunch', 5),
        ['Tofu Wrap', '', '', 'X', 'X'],
      ],
      [
        fiveHeads,
        ['Chicken Wrap', '', 'X', 'X', 'X'],
        section('Drinks', 5),
        ['Cola', '', '', '', ''],
        ['Latte', 'X', '', '', ''],
      ],
    ],
    after: [`X = contains. ${emptyDenies}`],
    truth: truthOf(`
      Pancake Stack: milk eggs wheat |  | soybeans
      Oat Bowl: milk |  | eggs wheat soybeans
      Tofu Wrap: wheat soybeans |  | milk eggs
      Chicken Wrap: eggs wheat soybeans |  | milk
      Cola:  |  | milk eggs wheat soybeans
      Latte: milk |  | eggs wheat soybeans
    `),
  },
  {
    name: 'symbols with a legend, and one that nobody explains',
    before: ['● contains   ○ may contain   – does not contain'],
    pages: [
      [
        fiveHeads,
        ['Onion Rings', '●', '○', '●', '–'],
        ['Veggie Burger', '–', '◆', '●', '●'],
        ['Garden Salad', '–', '–', '–', '–'],
        ['Side Fries', '', '–', '○', '–'],
      ],
    ],
    truth: truthOf(`
      Onion Rings: milk wheat | eggs | soybeans
      Veggie Burger: wheat soybeans eggs |  | milk
      Garden Salad:  |  | milk eggs wheat soybeans
      Side Fries:  | wheat | eggs soybeans
    `),
  },
  {
    name: 'footnotes about shared equipment',
    pages: [
      [
        heads('Menu item', 'Milk', 'Wheat', 'Fish', 'Egg'),
        ['Curly Fries*', 'N', 'N', 'N', 'N'],
        ['Hash Browns', 'N', 'N†', 'N', 'N'],
        ['Fish Sandwich', 'Y', 'Y', 'Y', 'Y'],
        ['Apple Slices', 'N', 'N', 'N', 'N'],
      ],
    ],
    after: ['* Cooked in a shared fryer with fish and wheat', '† Prepared on shared equipment with wheat'],
    truth: truthOf(`
      Curly Fries:  | fish wheat | milk eggs
      Hash Browns:  | wheat | milk fish eggs
      Fish Sandwich: milk wheat fish eggs |  | 
      Apple Slices:  |  | milk wheat fish eggs
    `),
  },
  {
    name: 'sections between the rows, and nutrition beside the allergens',
    pages: [
      [
        heads('Menu item', 'Calories', 'Total Fat (g)', 'Milk', 'Egg', 'Wheat', 'Sodium (mg)', 'Soy'),
        section('Burgers', 8),
        ['Classic Burger', '540', '27', 'X', '', 'X', '980', 'X'],
        ['Junior Burger', '310', '12', '', '', 'X', '560', ''],
        section('Sides', 8),
        ['Corn Cob', '120', '2', '', '', '', '15', ''],
      ],
    ],
    after: [`X = contains allergen. ${emptyDenies}`],
    truth: truthOf(`
      Classic Burger: milk wheat soybeans |  | eggs
      Junior Burger: wheat |  | milk eggs soybeans
      Corn Cob:  |  | milk eggs wheat soybeans
    `),
  },
  {
    name: 'merged columns: wheat/gluten, fish/shellfish',
    pages: [
      [
        heads('Product', 'Wheat/Gluten', 'Fish / Shellfish', 'Milk', 'Peanut & Tree Nuts'),
        ['Clam Chowder', 'Y', 'Y', 'Y', 'N'],
        ['Green Salad', 'N', 'N', 'N', 'N'],
        ['Walnut Brownie', 'Y', 'N', 'Y', 'Y'],
      ],
    ],
    truth: truthOf(`
      Clam Chowder: wheat gluten fish crustacean-shellfish milk | molluscs | 
      Green Salad:  |  | milk
      Walnut Brownie: wheat gluten milk peanuts tree-nuts |  | 
    `),
  },
  {
    name: 'an old one without sesame',
    before: ['Allergen information, revised May 2019'],
    pages: [
      [
        heads('Item', 'Milk', 'Eggs', 'Fish', 'Shellfish', 'Tree Nuts', 'Peanuts', 'Wheat', 'Soybeans'),
        ['Hummus Plate', '', '', '', '', '', '', 'X', ''],
        ['Cheese Bagel', 'X', 'X', '', '', '', '', 'X', 'X'],
        ['Orange Juice', '', '', '', '', '', '', '', ''],
      ],
    ],
    after: [`X = contains. ${emptyDenies}`],
    truth: truthOf(`
      Hummus Plate: wheat |  | milk eggs fish tree-nuts peanuts soybeans
      Cheese Bagel: milk eggs wheat soybeans |  | fish tree-nuts peanuts
      Orange Juice:  |  | milk eggs fish tree-nuts peanuts wheat soybeans
    `),
  },
  {
    name: 'empty cells that nothing explains',
    before: ['Allergens in our dishes'],
    pages: [
      [fiveHeads, ['Rice Bowl', '', '', '', '✓'], ['Cheese Toast', '✓', '', '✓', ''], ['Fruit Plate', '', '', '', '']],
    ],
    truth: truthOf(`
      Rice Bowl: soybeans |  | 
      Cheese Toast: milk wheat |  | 
      Fruit Plate:  |  | 
    `),
  },
  {
    name: 'letters, and empty cells that are not known',
    before: ['C = contains   M = may contain   N = not present   Blank = information not available'],
    pages: [
      [
        heads('Menu item', 'Milk', 'Egg', 'Wheat', 'Mustard', 'Celery'),
        ['Potato Salad', 'M', 'C', '', 'C', 'C'],
        ['Pickle Spear', 'N', 'N', 'N', 'M', ''],
        ['Bread Roll', '', 'N', 'C', 'N', 'N'],
      ],
    ],
    truth: truthOf(`
      Potato Salad: eggs mustard celery | milk | 
      Pickle Spear:  | mustard | milk eggs wheat
      Bread Roll: wheat |  | eggs mustard celery
    `),
  },
  {
    name: 'dishes across and allergens down',
    pages: [
      [
        heads('Allergen', 'Beef Taco', 'Fish Taco', 'Bean Bowl'),
        ['Milk', 'X', 'X', ''],
        ['Egg', '', 'X', ''],
        ['Fish', '', 'X', ''],
        ['Wheat', 'X', 'X', ''],
      ],
    ],
    after: [`X = contains. ${emptyDenies}`],
    truth: truthOf(`
      Beef Taco: milk wheat |  | eggs fish
      Fish Taco: milk eggs fish wheat |  | 
      Bean Bowl:  |  | milk eggs fish wheat
    `),
  },
];
