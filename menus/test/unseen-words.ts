import { truthOf } from './nasty-charts.ts';
import { blankDenies, cells, head, page, ruled, table, type UnseenChart } from './unseen-charts.ts';

/** Charts with words where one expects marks, and names where one expects none. */
export const unseenWords: readonly UnseenChart[] = [
  {
    name: 'two tables beside each other without a word for their names',
    html: page(
      `<div style="display: flex; gap: 40pt"><div>${table(head('Burgers', 'Milk', 'Egg'), [
        ['Smash', 'Y', 'N'],
        ['Slider', 'N', 'N'],
      ])}</div><div>${table(head('Drinks', 'Milk', 'Soy'), [
        ['Shake', 'Y', 'N'],
        ['Cola', 'N', 'N'],
      ])}</div></div>`,
      ruled,
    ),
    truth: truthOf(`
      Smash: milk | | eggs
      Slider: | | milk eggs
      Shake: milk | | soybeans
      Cola: | | milk soybeans
    `),
  },
  {
    name: 'names in several lines without a mark and without lines between',
    html: page(
      table(
        head('Menu Item', 'Milk', 'Egg', 'Wheat'),
        [
          ['Grilled Chicken Sandwich with Bacon and Cheese', 'X', 'X', 'X'],
          ['Side Garden Salad with no dressing or croutons', '', '', ''],
          ['Tea', '', '', ''],
        ],
        'width: 260pt',
      ) + `<p>X = contains. ${blankDenies}</p>`,
      'td:first-child { width: 90pt }',
    ),
    truth: truthOf(`
      Grilled Chicken Sandwich with Bacon and Cheese: milk eggs wheat | |
      Side Garden Salad with no dressing or croutons: | | milk eggs wheat
      Tea: | | milk eggs wheat
    `),
  },
  {
    name: 'what is chosen from, between the rows',
    html: page(
      table(head('Build your own', 'Milk', 'Egg', 'Wheat'), [
        ['Choice of bun:', '', '', ''],
        ['Brioche bun', 'X', 'X', 'X'],
        ['Lettuce wrap', '', '', ''],
        ['Choice of sauce', '', '', ''],
        ['Aioli', '', 'X', ''],
      ]) + `<p>X = contains. ${blankDenies}</p>`,
      ruled,
    ),
    truth: truthOf(`
      Brioche bun: milk eggs wheat | |
      Lettuce wrap: | | milk eggs wheat
      Aioli: eggs | | milk wheat
    `),
  },
  {
    name: 'plus and minus',
    html: page(
      table(head('Item', 'Milk', 'Egg', 'Soy'), [
        ['Soup', '+', '-', '-'],
        ['Pie', '-', '+', '+/-'],
      ]) + '<p>+ contains, - does not contain, +/- may contain traces</p>',
      ruled,
    ),
    truth: truthOf('Soup: milk | | eggs soybeans\nPie: eggs | soybeans | milk'),
  },
  {
    name: 'words between the marks that nothing explains',
    html: page(
      table(head('Burgers', 'Milk', 'Egg', 'And', 'Fish', 'Soy'), [
        ['Smash', 'Y', 'N', 'Shake', 'N', 'N'],
        ['Slider', 'N', 'N', 'Cola', 'N', 'Y'],
        ['Patty', 'N', 'N', 'Water', 'N', 'N'],
      ]),
      ruled,
    ),
    truth: truthOf('Smash: milk | |\nSlider: soybeans | |\nPatty: | |'),
  },
  {
    name: 'a column of sections, and a first dish without a mark',
    html: page(
      `<table>${head('Category', 'Item', 'Milk', 'Egg', 'Soy')}<tr><td rowspan="2">Burgers</td><td>Smash</td><td>X</td><td></td><td>X</td></tr>${cells(['Patty', '', '', ''])}<tr><td rowspan="2">Drinks</td><td>Cola</td><td></td><td></td><td></td></tr>${cells(['Shake', 'X', '', ''])}</table><p>X = contains. ${blankDenies}</p>`,
      ruled,
    ),
    truth: truthOf(`
      Smash: milk soybeans | | eggs
      Patty: | | milk eggs soybeans
      Cola: | | milk eggs soybeans
      Shake: milk | | eggs soybeans
    `),
  },
  {
    name: 'what is in each dish in words below its name',
    html: page(
      '<h2>Starters</h2><p><b>Soup of the Day</b><br>Contains: Milk, Celery. May contain: Nuts</p><p><b>Prawn Toast</b><br>Contains: Crustaceans, Gluten, Sesame</p><h2>Mains</h2><p><b>Fish Pie</b><br>Contains: Fish, Milk, Wheat</p>',
    ),
    truth: truthOf(`
      Soup of the Day: milk celery | tree-nuts peanuts |
      Prawn Toast: crustacean-shellfish gluten sesame | |
      Fish Pie: fish milk wheat | |
    `),
  },
  {
    name: 'a second table of what it may contain, with a title that says so',
    html: page(
      `${table(head('Item', 'Milk', 'Egg'), [
        ['Cake', 'X', ''],
        ['Tea', '', ''],
      ])}<p>X = contains. ${blankDenies}</p><h2>May contain traces</h2>${table(head('Item', 'Milk', 'Egg'), [
        ['Roll', '', 'X'],
        ['Soup', 'X', ''],
      ])}`,
      ruled,
    ),
    truth: truthOf('Cake: milk | | eggs\nTea: | | milk eggs\nRoll: | eggs |\nSoup: | milk |'),
  },
  {
    name: 'marks with footnotes in letters',
    html: page(
      table(head('Item', 'Milk', 'Egg'), [
        ['Cake', 'Y', 'N<sup>a</sup>'],
        ['Tea', 'N', 'N'],
      ]) + '<p><sup>a</sup> May contain traces of egg</p>',
      ruled,
    ),
    truth: truthOf('Cake: milk | eggs |\nTea: | | milk eggs'),
  },
  {
    name: 'two tables in one, of different widths',
    html: page(
      table(head('Item', 'Milk', 'Egg', 'Item', 'Fish'), [
        ['Cake', 'Y', 'N', 'Stew', 'N'],
        ['Tea', 'N', 'N', 'Soup', 'Y'],
      ]),
      ruled,
    ),
    truth: truthOf('Cake: milk | | eggs\nTea: | | milk eggs\nStew: | | fish\nSoup: fish | |'),
  },
  {
    name: 'an allergen above what it has and what it may have',
    html: page(
      table(
        `<tr><th rowspan="2">Item</th><th colspan="2">Milk</th><th colspan="2">Egg</th></tr>${head('Contains', 'May contain', 'Contains', 'May contain')}`,
        [
          ['Cake', 'X', '', '', 'X'],
          ['Tea', '', '', '', ''],
        ],
      ) + `<p>X = yes. ${blankDenies}</p>`,
      ruled,
    ),
    truth: truthOf('Cake: milk | eggs |\nTea: | | milk eggs'),
  },
  {
    name: 'a sign at names of what can be made without',
    html: page(
      table(head('Item', 'Egg', 'Fish'), [
        ['Pasta*', 'N', 'N'],
        ['Rice', 'N', 'N'],
      ]) + '<p>* can be made gluten free upon request</p>',
      ruled,
    ),
    truth: truthOf('Pasta: gluten | | eggs fish\nRice: | | eggs fish'),
  },
];
