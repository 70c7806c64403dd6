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
];
