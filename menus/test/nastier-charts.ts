import { heads, section, truthOf, turned, type NastyChart } from './nasty-charts.ts';

const fourHeads = heads('Item', 'Milk', 'Egg', 'Wheat', 'Soy');

/** What chains publish, and where a careless reader would say that something is absent. */
export const nastierCharts: readonly NastyChart[] = [
  {
    name: 'tick, circle and dash, explained in one line behind an equals sign',
    pages: [[fourHeads, ['Ramen', '–', '✔', '✔', '✔'], ['Edamame', '–', '–', '○', '✔'], ['Mochi', '✔', '○', '–', '–']]],
    after: ['✔ = contains, ○ = may contain, – = none'],
    truth: truthOf(`
      Ramen: eggs wheat soybeans |  | milk
      Edamame: soybeans | wheat | milk eggs
      Mochi: milk | eggs | wheat soybeans
    `),
  },
  {
    name: 'empty cells that were not assessed',
    before: ['X = contains. Blank cells have not been assessed.'],
    pages: [[fourHeads, ['Pretzel', '', '', 'X', ''], ['Fries', '', '', '', ''], ['Flan', 'X', 'X', '', '']]],
    truth: truthOf(`
      Pretzel: wheat |  | 
      Fries:  |  | 
      Flan: milk eggs |  | 
    `),
  },
  {
    name: 'empty cells that the suppliers left open, beside an entry that denies',
    before: [
      'Y = yes   N = no   Blank = our supplier does not provide information on whether it contains the allergen',
    ],
    pages: [[fourHeads, ['Gnocchi', 'Y', '', 'Y', 'N'], ['Polenta', '', 'N', 'N', '']]],
    truth: truthOf(`
      Gnocchi: milk wheat |  | soybeans
      Polenta:  |  | eggs wheat
    `),
  },
  {
    name: 'crosses for what is not suitable, ticks for what is',
    before: ['✗ = not suitable for guests with this allergy   ✓ = suitable'],
    pages: [
      [
        heads('Dish', 'Milk', 'Egg', 'Fish', 'Peanut'),
        ['Carbonara', '✗', '✗', '✓', '✓'],
        ['Satay', '✓', '✓', '✗', '✗'],
      ],
    ],
    truth: truthOf(`
      Carbonara: milk eggs |  | fish peanuts
      Satay: fish peanuts |  | milk eggs
    `),
  },
  {
    name: 'letters for what can be made without it',
    before: ['C = contains   R = can be made without it on request   N = does not contain'],
    pages: [[fourHeads, ['Club Sandwich', 'R', 'R', 'C', 'N'], ['House Salad', 'R', 'N', 'N', 'N']]],
    truth: truthOf(`
      Club Sandwich: milk eggs wheat |  | soybeans
      House Salad: milk |  | eggs wheat soybeans
    `),
  },
  {
    name: 'a second header row below "Free from"',
    pages: [
      [
        [
          { text: 'Menu item', down: 2, bold: true },
          { text: 'Free from', across: 3, bold: true },
        ],
        heads('Milk', 'Egg', 'Wheat'),
        ['Sorbet', 'Y', 'Y', 'N'],
        ['Waffle', 'N', 'N', 'N'],
        ['Grits', 'Y', 'Y', 'Y'],
      ],
    ],
    truth: truthOf(`
      Sorbet:  |  | milk eggs
      Waffle:  |  | 
      Grits:  |  | milk eggs wheat
    `),
  },
  {
    name: 'a title that turns the chart around',
    before: ['Menu items made without these allergens'],
    pages: [[fourHeads, ['Nuggets', 'No', 'No', 'No', 'No'], ['Corn', 'Yes', 'No', 'Yes', 'No']]],
    truth: truthOf(`
      Nuggets:  |  | 
      Corn: milk wheat |  | 
    `),
  },
  {
    name: 'columns of what is free, with crosses',
    pages: [
      [
        heads('Item', 'Gluten Free', 'Dairy Free', 'Contains Egg', 'Nut Friendly'),
        ['Tortilla Soup', '✓', '✗', '✓', '✗'],
        ['Brownie', '✗', '✗', '✓', '✗'],
        ['Fruit', '✓', '✓', '✗', '✓'],
      ],
    ],
    truth: truthOf(`
      Tortilla Soup: eggs |  | gluten
      Brownie: eggs |  | 
      Fruit:  | eggs | gluten milk
    `),
  },
  {
    name: 'two legends that contradict each other',
    before: ['First page: ✓ = free from the allergen'],
    pages: [
      [fourHeads, ['Tea', '✓', '✓', '✓', '✓'], ['Toast', '', '', '', '✓']],
      [heads('Item', 'Fish', 'Sesame', 'Mustard'), ['Hot Dog', '', '✓', '✓'], ['Sushi', '✓', '✓', '']],
    ],
    after: ['Second page: ✓ = contains the allergen'],
    truth: truthOf(`
      Tea: milk eggs wheat soybeans |  | 
      Toast: soybeans |  | 
      Hot Dog: sesame mustard |  | 
      Sushi: fish sesame |  | 
    `),
  },
  {
    name: 'footnotes at headings, names and marks in small figures',
    pages: [
      [
        heads('Item', 'Milk', 'Egg', 'Soy¹', 'Wheat'),
        ['Potato Wedges²', 'N', 'N', 'N', 'N'],
        ['Turkey Club', 'N³', 'Y', 'Y', 'Y'],
        ['Green Beans⁴', 'N', 'N', 'N', 'N'],
      ],
    ],
    after: [
      '¹ Does not include highly refined soybean oil',
      '² Fried in shared oil with wheat and milk',
      '³ May contain traces of milk',
    ],
    truth: truthOf(`
      Potato Wedges:  | wheat milk | eggs
      Turkey Club: eggs soybeans wheat | milk | 
      Green Beans:  |  | 
    `),
  },
  {
    name: 'headings that leave something out',
    pages: [
      [
        heads('Item', 'Soy (excluding oil)', 'Milk (excluding butter)', 'Tree Nuts (coconut only)', 'Fish'),
        ['Stir Fry', 'N', 'N', 'N', 'N'],
        ['Curry', 'Y', 'N', 'Y', 'N'],
      ],
    ],
    truth: truthOf(`
      Stir Fry:  |  | fish
      Curry: soybeans tree-nuts |  | fish
    `),
  },
  {
    name: 'two tables beside each other',
    before: ['X = contains. A blank cell means that the item does not contain the allergen.'],
    pages: [
      [
        heads('Item', 'Milk', 'Egg', 'Fish', 'Item', 'Milk', 'Egg', 'Fish'),
        ['Bagel', 'X', '', '', 'Chowder', 'X', '', 'X'],
        ['Omelet', '', 'X', '', 'Gumbo', '', '', 'X'],
        ['Toast', '', '', '', 'Sorbet', '', '', ''],
      ],
    ],
    truth: truthOf(`
      Bagel: milk |  | eggs fish
      Omelet: eggs |  | milk fish
      Toast:  |  | milk eggs fish
      Chowder: milk fish |  | eggs
      Gumbo: fish |  | milk eggs
      Sorbet:  |  | milk eggs fish
    `),
  },
  {
    name: 'letters in one column, explained at the end',
    pages: [
      [
        heads('Item', 'Price', 'Allergens'),
        ['Pad Thai', '14.00', 'P, E, F'],
        ['Spring Roll', '6.00', 'G S'],
        ['Jasmine Rice', '3.00', ''],
        ['Mystery Bowl', '9.00', 'G, Q'],
      ],
    ],
    after: ['G = gluten   E = egg   F = fish   P = peanut   S = soy'],
    truth: truthOf(`
      Pad Thai: peanuts eggs fish |  | 
      Spring Roll: gluten soybeans |  | 
      Jasmine Rice:  |  | 
      Mystery Bowl: gluten |  | 
    `),
  },
  {
    name: 'sentences beside each dish',
    pages: [
      [
        heads('Item', 'Allergen information'),
        ['Lasagna', 'Contains wheat, milk and egg. May contain soy.'],
        ['Sorbet', 'Does not contain milk or egg'],
        ['Pesto', 'Contains milk, tree nuts (cashew)'],
      ],
    ],
    truth: truthOf(`
      Lasagna: wheat milk eggs | soybeans | 
      Sorbet:  |  | 
      Pesto: milk tree-nuts |  | 
    `),
  },
  {
    name: 'sections that go on, turned headings on every page, a row cut by the page',
    pages: [
      [
        [...heads('Item'), ...turned('Milk', 'Egg', 'Wheat', 'Sesame')],
        section('Burgers', 5),
        ['Smash Burger', 'X', '', 'X', 'X'],
        ['Grilled Chicken', '', '', '', ''],
      ],
      [
        [...heads('Item'), ...turned('Milk', 'Egg', 'Wheat', 'Sesame')],
        ['Sandwich', '', 'X', 'X', ''],
        section('Burgers (continued)', 5),
        ['Slider', 'X', '', 'X', ''],
        ['Patty', '', '', '', ''],
      ],
    ],
    after: ['X = contains. A blank cell means that the item does not contain the allergen.'],
    truth: truthOf(`
      Smash Burger: milk wheat sesame |  | eggs
      Grilled Chicken:  |  | milk eggs wheat sesame
      Sandwich: eggs wheat |  | milk sesame
      Slider: milk wheat |  | eggs sesame
      Patty:  |  | milk eggs wheat sesame
    `),
    inPdf: truthOf(`
      Grilled Chicken:  |  | 
    `),
  },
  {
    name: 'a French one, with nutrition between',
    before: ['Allergènes'],
    pages: [
      [
        heads('Plat', 'Lait', 'Œufs', 'Energy (kcal)', 'Poisson', 'Arachides', 'Fruits à coque', 'Moutarde'),
        ['Quiche', 'X', 'X', '320', '', '', '', ''],
        ['Bouillabaisse', '', '', '410', 'X', '', '', 'T'],
        ['Praline', 'X', '', '500', '', '', 'X', ''],
      ],
    ],
    truth: truthOf(`
      Quiche: milk eggs |  | 
      Bouillabaisse: fish | mustard | 
      Praline: milk tree-nuts |  | 
    `),
  },
  {
    name: 'one mark over several columns',
    before: ['Y = contains   N = does not contain'],
    pages: [
      [
        heads('Item', 'Milk', 'Egg', 'Wheat', 'Soy'),
        ['Croissant', { text: 'Y', across: 3 }, 'N'],
        ['Banana', 'N', 'N', 'N', 'N'],
        ['Steak', { text: 'N', across: 2 }, 'N', 'Y'],
      ],
    ],
    truth: truthOf(`
      Croissant: milk eggs wheat |  | soybeans
      Banana:  |  | milk eggs wheat soybeans
      Steak: soybeans |  | milk wheat
    `),
  },
  {
    name: 'a column for what it has, and one for traces, of each',
    pages: [
      [
        [
          { text: 'Item', down: 2 },
          { text: 'Milk', across: 2 },
          { text: 'Egg', across: 2 },
        ],
        heads('Contains', 'Cross-contact', 'Contains', 'Cross-contact'),
        ['Blondie', 'Y', 'N', 'N', 'Y'],
        ['Lemonade', 'N', 'N', 'N', 'N'],
      ],
    ],
    truth: truthOf('Blondie: milk | eggs |\nLemonade: | | milk eggs'),
  },
];
