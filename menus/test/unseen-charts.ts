import { truthOf, type NastyChart } from './nasty-charts.ts';

/** A chart as a page that is printed, with a layout that its rows and cells alone don't say. */
export interface UnseenChart extends Pick<NastyChart, 'name' | 'truth'> {
  readonly html: string;
  /** What only a PDF leaves open, and a saved page says. */
  readonly inPage?: NastyChart['truth'];
}

type Row = readonly string[];

const cells = (row: Row, tag = 'td'): string => `<tr>${row.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
const table = (heads: string, rows: readonly Row[], style = ''): string =>
  `<table style="${style}">${heads}${rows.map((row) => cells(row)).join('')}</table>`;
const head = (...row: Row): string => cells(row, 'th');
const page = (content: string, css = ''): string =>
  `<!doctype html><style>body { font: 10pt sans-serif } table { border-collapse: collapse } th { font-weight: bold }
  td, th { padding: 3pt 9pt; text-align: center } td:first-child, th:first-child { text-align: left } ${css}</style>${content}`;
const ruled = 'td, th { border: 1px solid #888 }';
const blankDenies = 'A blank cell means that the item does not contain the allergen.';

export const unseenCharts: readonly UnseenChart[] = [
  {
    name: 'groups without a line, of different widths, over their columns',
    html: page(
      table(
        `<tr><th></th><th colspan="6">Contains</th><th colspan="2">May contain</th></tr>${head('Item', 'Milk', 'Egg', 'Wheat', 'Soy', 'Fish', 'Sesame', 'Peanut', 'Mustard')}`,
        [
          ['Ramen', 'X', 'X', '', '', '', 'X', 'X', ''],
          ['Rice', '', '', '', '', '', '', '', 'X'],
          ['Taco', 'X', '', 'X', 'X', 'X', '', 'X', ''],
        ],
      ) + `<p>X = see the heading. ${blankDenies}</p>`,
    ),
    truth: truthOf(`
      Ramen: milk eggs sesame | peanuts | wheat soybeans fish
      Rice: | mustard | milk eggs wheat soybeans fish sesame
      Taco: milk wheat soybeans fish | peanuts | eggs sesame
    `),
  },
  {
    name: '"Free from" over three of five columns, without a line',
    html: page(
      table(
        `<tr><th></th><th colspan="3">Free from</th><th></th><th></th></tr>${head('Item', 'Milk', 'Egg', 'Wheat', 'Calories', 'Fish')}`,
        [
          ['Sorbet', 'Y', 'Y', 'N', '90', 'Y'],
          ['Waffle', 'N', 'N', 'N', '300', 'N'],
        ],
      ),
    ),
    truth: truthOf(`
      Sorbet: | milk fish | eggs
      Waffle: | |
    `),
    inPage: truthOf(`
      Sorbet: fish | | milk eggs
      Waffle: | | fish
    `),
  },
  {
    name: 'a wide heading that touches its narrow columns',
    html: page(
      table(
        `<tr><th></th><th colspan="3">Puede contener trazas</th></tr>${head('Item', 'Fish', 'Egg', 'Soy')}`,
        [
          ['Caldo', '', 'X', ''],
          ['Arroz', '', '', 'X'],
          ['Pan', 'X', '', ''],
        ],
        '',
      ),
      'td, th { padding: 1pt 5pt; line-height: 1 }',
    ),
    truth: truthOf('Caldo: | eggs |\nArroz: | soybeans |\nPan: | fish |'),
  },
  {
    name: 'turned headings below a turned group',
    html: page(
      table(
        `<tr><th></th><th colspan="3"><span class="t">May contain</span></th><th></th></tr><tr><th>Item</th>${['Milk', 'Egg', 'Tree Nuts', 'Calories'].map((text) => `<th><span class="t">${text}</span></th>`).join('')}</tr>`,
        [
          ['Cookie', 'X', '', 'X', '240'],
          ['Rice', '', '', '', '190'],
        ],
      ),
      `${ruled} .t { writing-mode: vertical-rl; transform: rotate(180deg) }`,
    ),
    truth: truthOf('Cookie: milk tree-nuts | |\nRice: | |'),
    inPage: truthOf('Cookie: | milk tree-nuts |\nRice: | |'),
  },
  {
    name: 'a legend on a page of its own, at the end',
    html: page(
      table(head('Item', 'Milk', 'Egg', 'Wheat', 'Soy'), [
        ['Bagel', '◆', '', '●', ''],
        ['Soup', '', '', '◆', '●'],
      ]) +
        '<p style="break-before: page">About this guide</p><p>● Contains</p><p>◆ May contain</p><p>Blank: does not contain</p>',
    ),
    truth: truthOf(`
      Bagel: wheat | milk | eggs soybeans
      Soup: soybeans | wheat | milk eggs
    `),
  },
  {
    name: 'footnotes in letters at names',
    html: page(
      table(head('Item', 'Milk', 'Egg', 'Fish', 'Wheat'), [
        ['Fries<sup>a</sup>', 'N', 'N', 'N', 'N'],
        ['Onion Rings <sup>b</sup>', 'N', 'Y', 'N', 'Y'],
        ['Corn (c)', 'N', 'N', 'N', 'N'],
        ['Salad', 'N', 'N', 'N', 'N'],
      ]) +
        '<p><sup>a</sup> Cooked in a shared fryer with fish</p><p><sup>b</sup> Recipe not confirmed yet</p><p>(c) May contain traces of milk</p>',
      ruled,
    ),
    truth: truthOf(`
      Fries: | fish | milk eggs wheat
      Onion Rings: eggs wheat | |
      Corn: | milk | eggs fish wheat
      Salad: | | milk eggs fish wheat
    `),
  },
  {
    name: 'two tables beside each other, each with a header at its own height',
    html: page(
      `<div style="display: flex; gap: 30pt"><div><b>Starters</b>${table(head('Item', 'Milk', 'Egg'), [
        ['Soup', 'X', ''],
        ['Dip', '', 'X'],
        ['Roll', '', ''],
      ])}</div><div style="margin-top: 17pt"><b>Mains</b>${table(head('Item', 'Fish', 'Soy'), [
        ['Stew', 'X', ''],
        ['Tofu', '', 'X'],
        ['Rice', '', ''],
      ])}</div></div><p>X = contains. ${blankDenies}</p>`,
      ruled,
    ),
    truth: truthOf(`
      Soup: milk | | eggs
      Dip: eggs | | milk
      Roll: | | milk eggs
      Stew: fish | | soybeans
      Tofu: soybeans | | fish
      Rice: | | fish soybeans
    `),
  },
  {
    name: 'two tables beside each other, of different columns',
    html: page(
      `<div style="display: flex; gap: 30pt"><div>${table(head('Item', 'Milk', 'Egg'), [
        ['Soup', 'Y', 'N'],
        ['Dip', 'N', 'Y'],
      ])}</div><div>${table(head('Item', 'Fish', 'Soy', 'Wheat'), [
        ['Stew', 'Y', 'N', 'N'],
        ['Tofu', 'N', 'Y', 'N'],
        ['Rice', 'N', 'N', 'N'],
      ])}</div></div>`,
    ),
    truth: truthOf(`
      Soup: milk | | eggs
      Dip: eggs | | milk
      Stew: fish | | soybeans wheat
      Tofu: soybeans | | fish wheat
      Rice: | | fish soybeans wheat
    `),
  },
  {
    name: 'abbreviated headings that a legend explains',
    html: page(
      table(head('Item', 'Gl', 'Mlk', 'Egg', 'Soy', 'TN', 'SF', 'Ses'), [
        ['Bun', 'X', '', 'X', '', '', '', 'X'],
        ['Shrimp', '', '', '', '', '', 'X', ''],
        ['Pesto', '', 'X', '', '', 'X', '', ''],
      ]) +
        `<p>Gl = Gluten, Mlk = Milk, TN = Tree Nuts, SF = Shellfish, Ses = Sesame</p><p>X = contains. ${blankDenies}</p>`,
      ruled,
    ),
    truth: truthOf(`
      Bun: gluten eggs sesame | | milk soybeans tree-nuts
      Shrimp: crustacean-shellfish | molluscs | gluten milk eggs soybeans tree-nuts sesame
      Pesto: milk tree-nuts | | gluten eggs soybeans sesame
    `),
  },
  {
    name: 'abbreviated headings that nothing explains',
    html: page(
      table(head('Item', 'Gl', 'Mlk', 'Egg', 'Soy', 'Pnt', 'Wht'), [
        ['Bun', 'Y', 'N', 'Y', 'N', 'N', 'Y'],
        ['Satay', 'N', 'N', 'N', 'Y', 'Y', 'N'],
      ]),
      ruled,
    ),
    truth: truthOf(`
      Bun: gluten eggs wheat | | soybeans
      Satay: soybeans peanuts | | eggs
    `),
  },
  {
    name: 'numbers as headings, explained below',
    html: page(
      table(head('Dish', '1', '2', '3', '4', '5'), [
        ['Pasta', 'X', '', 'X', '', ''],
        ['Prawns', '', 'X', '', 'X', ''],
      ]) + '<p>1 Gluten  2 Crustaceans  3 Eggs  4 Fish  5 Peanuts</p>',
      ruled,
    ),
    truth: truthOf(`
      Pasta: gluten eggs | |
      Prawns: crustacean-shellfish fish | |
    `),
  },
  {
    name: 'yes and no with blanks that nothing explains',
    html: page(
      table(head('Item', 'Milk', 'Egg', 'Wheat', 'Soy'), [
        ['Taco', 'Y', '', 'N', 'Y'],
        ['Chips', '', 'N', '', 'N'],
        ['Dip', 'N', 'N', 'N', ''],
      ]),
    ),
    truth: truthOf(`
      Taco: milk soybeans | | wheat
      Chips: | | eggs soybeans
      Dip: | | milk eggs wheat
    `),
  },
  {
    name: 'circles that are drawn, full and empty',
    html: page(
      table(head('Item', 'Milk', 'Egg', 'Wheat', 'Soy'), [
        ['Bagel', '(F)', '', '(F)', ''],
        ['Soup', '', '(E)', '', '(F)'],
        ['Ice', '', '', '', ''],
      ])
        .replaceAll('(F)', '<svg width="10" height="10"><circle cx="5" cy="5" r="4" fill="#222"/></svg>')
        .replaceAll('(E)', '<svg width="10" height="10"><circle cx="5" cy="5" r="4" fill="none" stroke="#222"/></svg>'),
    ),
    truth: truthOf(`
      Bagel: milk wheat | |
      Soup: eggs soybeans | |
      Ice: | |
    `),
    inPage: truthOf('Bagel: | |\nSoup: | |\nIce: | |'),
  },
  {
    name: 'squares that are drawn in cells without lines',
    html: page(
      table(head('Item', 'Milk', 'Egg', 'Wheat', 'Soy'), [
        ['Bagel', '(F)', '', '(F)', ''],
        ['Soup', '', '(F)', '', '(F)'],
        ['Ice', '', '', '', ''],
      ]).replaceAll('(F)', '<div style="width: 8pt; height: 8pt; background: #c33; margin: auto"></div>') +
        '<p>Filled = contains</p>',
    ),
    truth: truthOf(`
      Bagel: milk wheat | |
      Soup: eggs soybeans | |
      Ice: | |
    `),
    inPage: truthOf('Bagel: | |\nSoup: | |\nIce: | |'),
  },
  {
    name: 'a page that lies on its side',
    html: page(
      `<div style="transform-origin: top left; transform: rotate(90deg) translateY(-100%); width: 240mm; height: 170mm">${table(
        head('Item', 'Milk', 'Egg', 'Wheat', 'Soy'),
        [
          ['Taco', 'Y', 'N', 'N', 'Y'],
          ['Chips', 'N', 'N', 'N', 'N'],
          ['Dip', 'Y', 'Y', 'N', 'N'],
        ],
      )}</div>`,
      ruled,
    ),
    truth: truthOf(`
      Taco: milk soybeans | | eggs wheat
      Chips: | | milk eggs wheat soybeans
      Dip: milk eggs | | wheat soybeans
    `),
  },
  {
    name: 'columns that go on on the next page, with the names again',
    html: page(
      table(head('Item', 'Milk', 'Egg', 'Wheat'), [
        ['Taco', 'Y', 'N', 'N'],
        ['Chips', 'N', 'N', 'N'],
      ]) +
        table(
          head('Item', 'Soy', 'Fish', 'Sesame'),
          [
            ['Taco', 'N', 'Y', 'N'],
            ['Chips', 'Y', 'N', 'N'],
          ],
          'break-before: page',
        ),
      ruled,
    ),
    truth: truthOf(`
      Taco: milk fish | | eggs wheat soybeans sesame
      Chips: soybeans | | milk eggs wheat fish sesame
    `),
  },
  {
    name: 'columns that go on on the next page, without the names',
    html: page(
      table(head('Item', 'Milk', 'Egg', 'Wheat'), [
        ['Taco', 'Y', 'N', 'N'],
        ['Chips', 'N', 'N', 'N'],
      ]) +
        table(
          head('Soy', 'Fish', 'Sesame'),
          [
            ['N', 'Y', 'N'],
            ['Y', 'N', 'N'],
          ],
          'break-before: page',
        ),
      ruled,
    ),
    truth: truthOf(`
      Taco: milk | | eggs wheat
      Chips: | | milk eggs wheat
    `),
  },
  {
    name: 'sections that go on, in several spellings',
    html: page(
      `${head('Item', 'Milk', 'Egg', 'Wheat')}`.replace(/^/, '<table>') +
        [
          '<tr><td colspan="4"><b>BURGERS</b></td></tr>',
          cells(['Smash', 'Y', 'N', 'Y']),
          '<tr><td colspan="4"><b>BURGERS (cont.)</b></td></tr>',
          cells(['Slider', 'N', 'N', 'Y']),
          '<tr><td colspan="4"><b>Burgers - cont’d</b></td></tr>',
          cells(['Patty', 'N', 'N', 'N']),
        ].join('') +
        '</table>',
      ruled,
    ),
    truth: truthOf('Smash: milk wheat | | eggs\nSlider: wheat | | milk eggs\nPatty: | | milk eggs wheat'),
  },
  {
    name: 'a dish that says how it can be made',
    html: page(
      table(head('Item', 'Fish', 'Egg', 'Wheat'), [
        ['Pancakes (DF)', 'N', 'Y', 'Y'],
        ['Burger (GFO)', 'N', 'N', 'Y'],
        ['Salad (V*)', 'N', 'N', 'N'],
      ]) + '<p>DF = can be made dairy free. GFO = gluten free option. V* = vegan on request.</p>',
      ruled,
    ),
    truth: truthOf(`
      Pancakes: eggs wheat milk | | fish
      Burger: wheat | gluten | fish eggs
      Salad: | |
    `),
  },
  {
    name: 'a group that comes again on the next page without its heading',
    html: page(
      table(`<tr><th></th><th colspan="3">Free from</th></tr>${head('Item', 'Milk', 'Egg', 'Wheat')}`, [
        ['Sorbet', 'Y', 'Y', 'N'],
        ['Waffle', 'N', 'N', 'N'],
      ]) +
        table(
          head('Item', 'Milk', 'Egg', 'Wheat'),
          [
            ['Cake', 'N', 'N', 'N'],
            ['Ice', 'Y', 'Y', 'Y'],
          ],
          'break-before: page',
        ),
    ),
    truth: truthOf(`
      Sorbet: | | milk eggs
      Waffle: | |
      Cake: | |
      Ice: | milk eggs wheat |
    `),
  },
];
