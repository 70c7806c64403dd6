import { truthOf } from './nasty-charts.ts';
import { blankDenies, cells, head, page, ruled, table, type UnseenChart } from './unseen-charts.ts';

const over = (columns: number, text: string, tag = 'td'): string => `<${tag} colspan="${columns}">${text}</${tag}>`;

/** Charts whose printed page says by lines, spaces and colours alone what a saved page says by its cells. */
export const printedCharts: readonly UnseenChart[] = [
  {
    name: 'marks over two columns, in most of the rows',
    html: page(
      `<table>${head('Item', 'Milk', 'Egg', 'Soy', 'Fish')}
      <tr><td>Blue plate</td>${over(2, 'X')}<td></td><td>X</td></tr>
      <tr><td>Red plate</td>${over(2, 'X')}<td></td><td></td></tr>
      <tr><td>Green plate</td>${over(2, 'X')}<td>X</td><td></td></tr>
      <tr><td>House plate</td>${over(2, 'X')}<td></td><td></td></tr>
      ${cells(['Tea', '', '', '', ''])}</table><p>X = contains. ${blankDenies}</p>`,
      ruled,
    ),
    truth: truthOf(`
      Blue plate: milk eggs fish | | soybeans
      Red plate: milk eggs | | soybeans fish
      Green plate: milk eggs soybeans | | fish
      House plate: milk eggs | | soybeans fish
      Tea: | | milk eggs soybeans fish
    `),
  },
  {
    name: 'marks over two columns, in each row',
    html: page(
      `<table>${head('Item', 'Milk', 'Egg', 'Soy', 'Fish')}
      <tr><td>Blue plate</td>${over(2, 'X')}<td></td><td>X</td></tr>
      <tr><td>Red plate</td>${over(2, 'X')}<td></td><td></td></tr>
      <tr><td>Green plate</td>${over(2, 'X')}<td>X</td><td></td></tr></table><p>X = contains. ${blankDenies}</p>`,
      ruled,
    ),
    // Nothing on the page says that it has two columns there.
    truth: truthOf(`
      Blue plate: milk eggs fish | |
      Red plate: milk eggs | |
      Green plate: milk eggs soybeans | |
    `),
    inPage: truthOf(`
      Blue plate: milk eggs fish | | soybeans
      Red plate: milk eggs | | soybeans fish
      Green plate: milk eggs soybeans | | fish
    `),
  },
  {
    name: 'lines around the headings and the table, and none between its marks',
    html: page(
      table(
        head('Item', 'Milk', 'Egg', 'Soy', 'Fish'),
        [
          ['Blue plate', 'X', 'X', '', ''],
          ['Red plate', 'X', '', '', 'X'],
          ['Corner plate', '', '', 'X', 'X'],
        ],
        'border: 1px solid #888',
      ) + `<p>X = contains. ${blankDenies}</p>`,
      'th { border: 1px solid #888 }',
    ),
    truth: truthOf(`
      Blue plate: milk eggs | | soybeans fish
      Red plate: milk fish | | eggs soybeans
      Corner plate: soybeans fish | | milk eggs
    `),
  },
  {
    name: 'short sections over all columns',
    html: page(
      `<table>${head('Item', 'Milk', 'Egg', 'Soy', 'Fish')}<tr>${over(5, 'PLATES')}</tr>
      ${cells(['Blue plate', 'Y', 'N', 'N', 'Y'])}${cells(['Red plate', 'N', 'N', 'Y', 'N'])}
      <tr>${over(5, 'DRINKS')}</tr>${cells(['Tea', 'N', 'N', 'N', 'N'])}</table><p>Y = contains, N = does not contain</p>`,
      ruled,
    ),
    truth: truthOf(`
      Blue plate: milk fish | | eggs soybeans
      Red plate: soybeans | | milk eggs fish
      Tea: | | milk eggs soybeans fish
    `),
  },
  {
    name: 'coloured cells, and a table below that explains the colours',
    html: page(
      `<table>${head('Item', 'Milk', 'Egg', 'Soy')}${[
        ['Blue plate', '#d00', '#fb0', '#0a0'],
        ['Red plate', '#0a0', '#0a0', '#fb0'],
        ['Tea', '#0a0', '#0a0', '#0a0'],
      ]
        .map(
          ([name, ...fills]) =>
            `<tr><td>${name}</td>${fills.map((fill) => `<td style="background: ${fill}"></td>`).join('')}</tr>`,
        )
        .join('')}</table><table>${[
        ['#d00', 'Contains'],
        ['#fb0', 'May contain'],
        ['#0a0', 'Does not contain'],
      ]
        .map(([fill, text]) => `<tr><td style="background: ${fill}"></td><td>${text}</td></tr>`)
        .join('')}</table>`,
      ruled,
    ),
    truth: truthOf(`
      Blue plate: milk | eggs | soybeans
      Red plate: | soybeans | milk eggs
      Tea: | | milk eggs soybeans
    `),
    inPage: truthOf(`
      Blue plate: milk | eggs |
      Red plate: | soybeans |
      Tea: | |
    `),
  },
  {
    name: 'two columns for each allergen, which letters name that the legend explains',
    html: page(
      `<table><tr><th rowspan="2">Item</th>${over(2, 'Milk', 'th')}${over(2, 'Egg', 'th')}</tr>${head('C', 'MC', 'C', 'MC')}
      ${cells(['Blue plate', 'Y', 'N', 'N', 'Y'])}${cells(['Tea', 'N', 'N', 'N', 'N'])}</table>
      <p>C = contains, MC = may contain</p>`,
      ruled,
    ),
    truth: truthOf(`
      Blue plate: milk | eggs |
      Tea: | | milk eggs
    `),
    inPage: truthOf(`
      Blue plate: milk eggs | |
      Tea: | |
    `),
  },
  ...['middle', 'top'].map((align): UnseenChart => ({
    name: `names of several lines without lines between them, and rows without a mark: ${align}`,
    html: page(
      table(head('Item', 'Milk', 'Egg', 'Soy', 'Wheat'), [
        ['Roasted vegetable plate with cucumber', 'X', '', '', 'X'],
        ['Radish', '', '', 'X', ''],
        ['Water', '', '', '', ''],
        ['Summer platter with beetroot and herbs', 'X', 'X', '', ''],
        ['Lemonade', '', '', '', ''],
        ['Iced tea with a slice of lemon', '', '', '', ''],
        ['Rice', '', '', 'X', ''],
      ]) + `<p>X = contains. ${blankDenies}</p>`,
      `td { vertical-align: ${align} } td:first-child { width: 80px }`,
    ),
    truth: truthOf(`
      Roasted vegetable plate with cucumber: milk wheat | | eggs soybeans
      Radish: soybeans | | milk eggs wheat
      Water: | | milk eggs soybeans wheat
      Summer platter with beetroot and herbs: milk eggs | | soybeans wheat
      Lemonade: | | milk eggs soybeans wheat
      Iced tea with a slice of lemon: | | milk eggs soybeans wheat
      Rice: soybeans | | milk eggs wheat
    `),
  })),
];
