import { truthOf } from './nasty-charts.ts';
import { blankDenies, head, page, ruled, table, type UnseenChart } from './unseen-charts.ts';

const legend = `<p>X = contains. ${blankDenies}</p>`;
/** Rows with cells that go over others are written out. */
const rows = (...lines: readonly string[]): string => lines.map((line) => `<tr>${line}</tr>`).join('');
const threeHeads = head('Item', 'Milk', 'Egg', 'Soy');
const whole = (lines: string, after = legend, css = ruled): string => page(`<table>${lines}</table>${after}`, css);

/** Charts with cells over several rows and columns, letters of their own, parts of dishes, and signs of every kind. */
export const strangePages: readonly UnseenChart[] = [
  {
    name: 'one mark over several rows',
    html: whole(
      threeHeads +
        rows(
          '<td>Bun<td rowspan="3">X<td><td>',
          '<td>Pie<td>X<td>',
          '<td>Tart<td><td>X',
          '<td>Rye<td><td><td>',
          '<td>Oat<td rowspan="2">X<td><td>X',
          '<td>Ham<td><td>',
        ),
    ),
    truth: truthOf(`
      Bun: milk | | eggs soybeans
      Pie: milk eggs | | soybeans
      Tart: milk soybeans | | eggs
      Rye: | | milk eggs soybeans
      Oat: milk soybeans | | eggs
      Ham: milk | | eggs soybeans
    `),
  },
  {
    name: 'one mark over several columns, where empty cells deny',
    html: whole(
      threeHeads +
        rows(
          '<td>Bun<td colspan="3">X',
          '<td>Pie<td><td colspan="2">X',
          '<td>Tart<td colspan="2">X<td>',
          '<td>Rye<td><td><td>',
          '<td>Oat<td>X<td><td>',
        ),
    ),
    truth: truthOf(`
      Bun: milk eggs soybeans | |
      Pie: eggs soybeans | | milk
      Tart: milk eggs | | soybeans
      Rye: | | milk eggs soybeans
      Oat: milk | | eggs soybeans
    `),
  },
  {
    name: 'a dish over two rows, one for each way that it comes',
    html: whole(
      head('Item', 'Served', 'Wheat', 'Soy') +
        rows(
          '<td rowspan="2">Burger<td>in a roll<td>X<td>X',
          '<td>plain<td><td>',
          '<td>Tea<td><td><td>',
          '<td rowspan="2">Wings<td>plain<td><td>',
          '<td>glazed<td><td>X',
        ),
    ),
    truth: truthOf('Burger: wheat soybeans | |\nTea: | | wheat soybeans\nWings: soybeans | | wheat'),
  },
  {
    name: 'parts of a dish below it, with their marks',
    html: whole(
      head('Item', 'Milk', 'Egg', 'Wheat') +
        rows('<td>Melt<td><td><td>', '<td>- Roll<td><td><td>X', '<td>- Slice<td>X<td><td>', '<td>Tea<td><td><td>'),
    ),
    truth: truthOf('Melt: | |\n- Roll: wheat | | milk eggs\n- Slice: milk | | eggs wheat\nTea: | | milk eggs wheat'),
  },
  {
    name: 'headings that are marked by their own letters',
    html: whole(
      head('Item', 'Milk', 'Tree Nuts', 'Egg', 'Soy') +
        rows(
          '<td>Bun<td>M<td><td>E<td>',
          '<td>Pesto<td>M<td>N<td><td>',
          '<td>Tofu<td><td><td><td>S',
          '<td>Tea<td><td><td><td>',
        ),
      `<p>${blankDenies}</p>`,
    ),
    truth: truthOf(`
      Bun: milk eggs | | tree-nuts soybeans
      Pesto: milk tree-nuts | | eggs soybeans
      Tofu: soybeans | | milk tree-nuts eggs
      Tea: | | milk tree-nuts eggs soybeans
    `),
  },
  {
    name: 'a legend that goes on in the next line',
    html: whole(
      threeHeads + rows('<td>Bun<td>X<td><td>', '<td>Pie<td><td>X<td>'),
      '<p>X = contains. A blank cell means that the dish does not contain the allergen<br>in most of our kitchens</p>',
    ),
    truth: truthOf('Bun: milk | |\nPie: eggs | |'),
  },
  {
    name: 'raised signs of every kind',
    html: whole(
      head('Item', 'Milk', 'Egg', 'Fish', 'Soy') +
        rows(
          '<td>Fries<sup>k</sup><td>N<td>N<td>N<td>N',
          '<td>Rings<sup>*</sup><td>N<td>N<td>N<td>N',
          '<td>Corn<sup>¶</sup><td>N<td>N<td>N<td>N',
          '<td>Slaw<sup>x,y</sup><td>N<td>N<td>N<td>N',
          '<td>Rice<sup>z</sup><td>N<td>N<td>N<td>N',
          '<td>Tea<td>N<td>N<td>N<td>N',
          '<td>Dip<td>Y<sup>n</sup><td>N<sup>n</sup><td>N<td>N',
        ),
      '<p><sup>k</sup> Cooked in a shared fryer with fish</p><p><sup>*</sup> May contain traces of milk</p><p><sup>¶</sup> Contains soy</p><p><sup>x</sup> Contains egg</p><p><sup>y</sup> May contain soy</p><p><sup>n</sup> May contain traces of egg</p>',
    ),
    truth: truthOf(`
      Fries: | fish | milk eggs soybeans
      Rings: | milk | eggs fish soybeans
      Corn: soybeans | | milk eggs fish
      Slaw: eggs | soybeans | milk fish
      Rice: | |
      Tea: | | milk eggs fish soybeans
      Dip: milk | eggs | fish soybeans
    `),
  },
  {
    name: 'a footnote in the letter of a mark',
    html: whole(
      head('Item', 'Milk', 'Egg') +
        rows('<td>Pizza<td>C<td>N', '<td>Corn<sup>c</sup><td>N<td>N', '<td>Rye<sup>n</sup><td>N<td>N'),
      '<p>c) Cooked in a shared fryer with egg</p><p>n) May contain traces of milk</p>',
    ),
    truth: truthOf('Pizza: milk | | eggs\nCorn: | eggs | milk\nRye: | milk | eggs'),
  },
  {
    name: 'numbers at names that stand for allergens',
    html: whole(
      head('Item', 'Milk', 'Egg') +
        rows('<td>Bun<sup>1</sup><td>N<td>N', '<td>Pie<sup>2,3</sup><td>N<td>Y', '<td>Tea<td>N<td>N'),
      '<p>1 Soya 2 Celery 3 Mustard</p>',
    ),
    truth: truthOf('Bun: soybeans | | milk eggs\nPie: celery mustard eggs | | milk\nTea: | | milk eggs'),
  },
  {
    name: 'headings that are codes of what is free',
    html: whole(
      head('Dish', 'GF', 'DF', 'V') + rows('<td>Salad<td>✓<td>✓<td>✓', '<td>Bun<td><td>✓<td>✓', '<td>Stew<td><td><td>'),
      '<p>GF = gluten free, DF = dairy free, V = vegetarian</p>',
    ),
    truth: truthOf('Salad: | | gluten milk\nBun: | | milk\nStew: | |'),
  },
  {
    name: 'headings that are codes of what can be made so',
    html: whole(
      head('Dish', 'Egg', 'GF', 'DF') + rows('<td>Salad<td>X<td>X<td>X', '<td>Bun<td><td><td>X'),
      '<p>GF = gluten free on request</p><p>Ask for our DF menu.</p>',
    ),
    truth: truthOf('Salad: eggs | |\nBun: | |'),
  },
  {
    name: 'a section in a cell beside its dishes, without a heading',
    html: whole(
      head('', '', 'Milk', 'Egg', 'Soy') +
        rows(
          '<td rowspan="2">Burgers<td>Smash<td>X<td><td>',
          '<td>Patty<td><td><td>',
          '<td rowspan="2">Drinks<td>Shake<td>X<td>X<td>',
          '<td>Cola<td><td><td>X',
        ),
    ),
    truth: truthOf(`
      Smash: milk | | eggs soybeans
      Patty: | | milk eggs soybeans
      Shake: milk eggs | | soybeans
      Cola: soybeans | | milk eggs
    `),
  },
  {
    name: 'a tick with a footnote in letters below what is free',
    html: page(
      table(head('Item', 'Gluten free', 'Egg'), [
        ['Pizza', 'Y<sup>a</sup>', 'Y'],
        ['Pie', 'Y<sup>k</sup>', 'Y'],
        ['Rice', 'Y', 'N'],
      ]) + '<p><sup>a</sup> On request only</p>',
      ruled,
    ),
    truth: truthOf('Pizza: eggs | |\nPie: eggs | |\nRice: | | gluten eggs'),
  },
  {
    name: 'names at the right of the marks',
    html: whole(
      head('Milk', 'Egg', 'Soy', 'Item') +
        rows('<td>X<td><td><td>Bun', '<td><td>X<td><td>Pie', '<td><td><td>X<td>Tofu', '<td><td><td><td>Tea'),
    ),
    truth: truthOf(`
      Bun: milk | | eggs soybeans
      Pie: eggs | | milk soybeans
      Tofu: soybeans | | milk eggs
      Tea: | | milk eggs soybeans
    `),
  },
  {
    name: 'marks that say more than yes and no',
    html: whole(
      threeHeads +
        rows(
          '<td>Bun<td>Yes (butter)<td>No – may contain traces<td>No',
          '<td>Pie<td>No, but fried with it<td>Y/N<td>N/A',
          '<td>Tea<td>No<td>No<td>Not known',
        ),
      '',
    ),
    truth: truthOf('Bun: milk | eggs | soybeans\nPie: | milk eggs |\nTea: | soybeans |'),
  },
];
