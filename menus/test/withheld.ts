/**
 * What a file says beside its marks, as CSV or HTML, and what may be read from it: by dish, "contains | may contain |
 * absent".
 */
export interface Withheld {
  readonly name: string;
  readonly file: string;
  readonly truth: string;
}

const blank = 'X = contains. A blank cell means the item does not contain the allergen.';
const yesNo = 'Item,Milk,Egg,Soy\nBun,Y,N,N\nPie,N,Y,N\n';
const page = (before: string): string =>
  `${before}<table><tr><th>Item<th>Milk<th>Egg<th>Soy<tr><td>Bun<td>Yes<td>No<td>No<tr><td>Pie<td>No<td>Yes<td>No</table>`;

const warned = 'Bun: milk | |\nPie: eggs | |';

const titles = [
  'Available without',
  'Free option available',
  'Can we remove it?',
  'Removable',
  'Allergens not present',
  'What can I eat?',
  'Can I eat it?',
  'Dairy free / egg free / soy free',
  'Tested for',
  'This dish is suitable for guests who cannot eat',
  'Yes means you can eat it.',
  'Dishes marked Y can be prepared without the allergen',
  'Can we leave it out?',
];

export const groups: readonly Withheld[] = [
  ...['Free from', 'Made without'].map((over) => ({
    name: `“${over}” in one cell above three columns`,
    file: `,${over},,\n${yesNo}`,
    truth: 'Bun: | | milk\nPie: | eggs |',
  })),
  ...['Suitable for people avoiding', 'OK for'].map((over) => ({
    name: `“${over}” in one cell above three columns`,
    file: `,${over},,\n${yesNo}`,
    truth: 'Bun: | |\nPie: | eggs |',
  })),
  ...['Cross-contact', 'May contain'].map((over) => ({
    name: `“${over}” in one cell above three columns`,
    file: `,${over},,\n${yesNo}`,
    truth: 'Bun: | milk |\nPie: eggs | |',
  })),
  {
    name: '“Contains” and “Free from” in one cell each',
    file: ',Contains,,Free from,\nItem,Soy,Fish,Milk,Egg\nBun,Y,N,N,N\nPie,N,Y,N,Y\n',
    truth: 'Bun: soybeans | |\nPie: | fish eggs | soybeans',
  },
  {
    name: '“Free from” in the middle of what it may cover',
    file: `,,Free from,\n${yesNo}`,
    truth: 'Bun: | milk |\nPie: | | eggs',
  },
  {
    name: '“Free from” in one cell of a page',
    file: '<table><tr><th><th>Free from<th><th><tr><th>Item<th>Milk<th>Egg<th>Soy<tr><td>Bun<td>Y<td>N<td>N<tr><td>Pie<td>N<td>Y<td>N</table>',
    truth: 'Bun: | | milk\nPie: | eggs |',
  },
  ...['Available without', 'Can be made without', 'Free option available'].map((over) => ({
    name: `“${over}” in one cell above three columns`,
    file: `,${over},,\n${yesNo}`,
    truth: warned,
  })),
];

const other = (heads: string, rows: string, truth: string, before = 'Item'): Omit<Withheld, 'name'> => ({
  file: `${before},Milk,Egg,Soy,Fish\nBun,X,,,\nPie,,X,,\n${heads}\n${rows}\n${blank},,,,\n`,
  truth: `Bun: milk | | eggs soybeans fish\nPie: eggs | | milk soybeans fish\n${truth}`,
});

export const headers: readonly Withheld[] = [
  {
    name: 'a second header with two columns changed',
    ...other(
      'Item,Milk,Egg,Fish,Soy',
      'Tofu,,,,X\nCod,,,X,',
      'Tofu: soybeans | | milk eggs fish\nCod: fish | | milk eggs soybeans',
    ),
  },
  {
    name: 'a second header with a section as its name',
    ...other(
      'Drinks,Egg,Milk,Fish,Soy',
      'Latte,,X,,\nTofu,,,,X',
      'Latte: milk | | eggs soybeans fish\nTofu: soybeans | | milk eggs fish',
      'Burgers',
    ),
  },
  {
    name: 'a second header with fewer columns',
    ...other(
      'Item,Milk,Soy,Fish',
      'Latte,X,,\nTofu,,X,\nCod,,,X',
      'Latte: milk | | soybeans fish\nTofu: soybeans | | milk fish\nCod: fish | | milk soybeans',
    ),
  },
];

export const turned: readonly Withheld[] = [
  ...titles.map((title) => ({ name: `“${title}” as a title`, file: `${title},,,\n${yesNo}`, truth: warned })),
  ...titles.map((title) => ({
    name: `“${title}” as a heading of a page`,
    file: page(`<h2>${title}</h2>`),
    truth: warned,
  })),
  {
    name: 'a legend that explains Y and not as “contains”',
    file: page('<p>Yes = we can take it out</p>'),
    truth: warned,
  },
  {
    name: 'headings that ask who has an allergy',
    file: 'Item,Milk allergy?,Wheat allergy,Egg intolerant\nBun,Yes,No,No\nPie,No,Yes,No\n',
    truth: 'Bun: milk | |\nPie: wheat | |',
  },
];
