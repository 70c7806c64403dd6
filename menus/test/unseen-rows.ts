import { truthOf } from './nasty-charts.ts';
import { blankDenies, cells, head, page, ruled, table, type UnseenChart } from './unseen-charts.ts';

/** Charts whose headings, rows or marks are of another kind than one expects. */
export const unseenRows: readonly UnseenChart[] = [
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
    name: 'abbreviated headings that a legend narrows',
    html: page(
      table(head('Item', 'Mlk', 'TN', 'So', 'Egg'), [
        ['Bun', 'Y', 'N', 'N', 'N'],
        ['Pesto', 'N', 'Y', 'N', 'N'],
      ]) + '<p>Mlk = Milk, TN = Tree Nuts (except coconut), So = Soy, not highly refined oil</p>',
      ruled,
    ),
    truth: truthOf('Bun: milk | | eggs\nPesto: tree-nuts | | milk eggs'),
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
      '<table>' +
        head('Item', 'Milk', 'Egg', 'Wheat') +
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
    // A page's second table has its headings alone.
    inPage: truthOf('Ice: milk eggs wheat | |'),
  },
];
