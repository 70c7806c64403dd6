import { truthOf, type NastyChart } from './nasty-charts.ts';

/** A chart as a page that is printed, with a layout that its rows and cells alone don't say. */
export interface UnseenChart extends Pick<NastyChart, 'name' | 'truth'> {
  readonly html: string;
  /** Denials that only a PDF withholds, while a saved page makes them. */
  readonly inPage?: NastyChart['truth'];
}

type Row = readonly string[];

export const cells = (row: Row, tag = 'td'): string =>
  `<tr>${row.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
export const table = (heads: string, rows: readonly Row[], style = ''): string =>
  `<table style="${style}">${heads}${rows.map((row) => cells(row)).join('')}</table>`;
export const head = (...row: Row): string => cells(row, 'th');
export const page = (content: string, css = ''): string =>
  `<!doctype html><style>body { font: 10pt sans-serif } table { border-collapse: collapse } th { font-weight: bold }
  td, th { padding: 3pt 9pt; text-align: center } td:first-child, th:first-child { text-align: left } ${css}</style>${content}`;
export const ruled = 'td, th { border: 1px solid #888 }';
export const blankDenies = 'A blank cell means that the item does not contain the allergen.';

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
      Ramen: milk eggs sesame | peanuts | soybeans fish
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
];
