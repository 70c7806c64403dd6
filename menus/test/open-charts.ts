import { heads, truthOf, type NastyChart, type Row } from './nasty-charts.ts';

const group = (text: string, across: number): Row => [
  { text: 'Menu item', down: 2, bold: true },
  { text, across, bold: true },
];
const blankDenies = 'A blank cell means that the item does not contain the allergen.';

/** A group's heading above its columns. Where it ends isn't in a PDF's text, and nothing here depends on it. */
const below = (name: string, over: string, names: readonly string[], rows: readonly Row[], truth: string) => ({
  name,
  pages: [[group(over, names.length), heads(...names), ...rows]],
  truth: truthOf(truth),
});

const withHeads = (name: string, names: readonly string[], rows: readonly Row[], truth: string, before?: string[]) => ({
  name,
  pages: [[heads(...names), ...rows]],
  ...(before && { before }),
  truth: truthOf(truth),
});

/**
 * Documents that say something beside their marks that leaves open whether the dish is without. They deny nothing
 * there.
 */
export const openCharts: readonly NastyChart[] = [
  withHeads(
    'codes at names that say how a dish can be made',
    ['Item', 'Milk', 'Egg', 'Wheat'],
    [
      ['Mac (DF)', '', 'X', 'X'],
      ['Flat Bread (GF)', 'X', 'X', ''],
      ['Soup', '', '', ''],
    ],
    'Mac: milk eggs wheat | |\nFlat Bread: milk eggs | |\nSoup: | |',
    ['X = contains', 'E = egg   DF = can be made dairy free   GF = gluten friendly'],
  ),
  withHeads(
    'usual codes at names, beside a code that is explained',
    ['Item', 'Milk', 'Egg', 'Gluten'],
    [
      ['Mac (DF)', '', 'X', 'X'],
      ['Flat Bread (GF, E)', 'X', '', ''],
    ],
    'Mac: eggs gluten | |\nFlat Bread: milk eggs | |',
    ['E = egg   F = fish'],
  ),
  ...[
    'May contain traces of',
    'Cross-contamination',
    'Cross contact',
    'Advisory',
    'Puede contener',
    'Peut contenir',
  ].map((heading) =>
    withHeads(
      `a column of what it may contain: ${heading}`,
      ['Item', 'Milk', 'Egg', heading],
      [
        ['Cookie', 'N', 'Y', 'Milk, soy'],
        ['Rice', 'N', 'N', ''],
      ],
      'Cookie: eggs | milk soybeans |\nRice: | | milk eggs',
    ),
  ),
  withHeads(
    'a column of notes that names an allergen',
    ['Item', 'Milk', 'Egg', 'Notes'],
    [
      ['Cookie', 'N', 'Y', 'Milk, soy'],
      ['Rings', 'N', 'Y', 'Cooked in a shared fryer'],
      ['Rice', 'N', 'N', 'New'],
    ],
    'Cookie: eggs | |\nRings: eggs | |\nRice: | | milk eggs',
  ),
  {
    ...below(
      'what it may contain, above its columns',
      'Cross-contamination',
      ['Milk', 'Egg', 'Soy'],
      [
        ['Cookie', 'N', 'Y', 'N'],
        ['Rice', 'N', 'N', 'N'],
        ['Tea', 'Y', 'N', 'N'],
      ],
      'Cookie: | eggs |\nRice: | |\nTea: | milk |',
    ),
    // There its heading is in two lines, which nothing joins.
    inPdf: truthOf('Cookie: eggs | |\nTea: milk | |'),
  },
  withHeads(
    'footnotes at names that leave the dish open',
    ['Item', 'Milk', 'Egg', 'Fish'],
    [
      ['Caesar*', 'N', 'Y', 'N'],
      ['Bisque†', 'N', 'N', 'Y'],
      ['‡Chowder', 'N', 'N', 'Y'],
      ['Gumbo (#)', 'N', 'N', 'Y'],
      ['Rice', 'N', 'N', 'N'],
    ],
    'Caesar: eggs | |\nBisque: fish | |\nChowder: fish | |\nGumbo: fish | |\nRice: | | milk eggs fish',
    [
      '* Allergens not yet verified for this item',
      '† Avoid if you have a milk allergy',
      '‡ Recipe not confirmed yet',
      '# Milk content is unknown',
    ],
  ),
  ...['Libre de', 'Sin', 'Puede contener'].map((over) => ({
    ...below(
      `Spanish names below “${over}”`,
      over,
      ['Leche', 'Huevo', 'Gluten'],
      [
        ['Arroz', 'No', 'No', 'No'],
        ['Pan', 'No', 'No', 'No'],
        ['Caldo', 'No', 'Sí', 'No'],
      ],
      over === 'Puede contener' ? 'Arroz: | |\nPan: | |\nCaldo: | eggs |' : 'Arroz: | |\nPan: | |\nCaldo: | |',
    ),
  })),
  {
    ...below(
      'signs below “Free from” that the legend explains as what it contains',
      'Free from',
      ['Milk', 'Egg', 'Soy'],
      [
        ['Cookie', '●', '', ''],
        ['Rice', '', '●', ''],
        ['Tea', '●', '●', ''],
      ],
      'Cookie: milk | |\nRice: eggs | |\nTea: milk eggs | |',
    ),
    after: ['● = contains the allergen'],
  },
  withHeads(
    'a tick with a footnote, below what is free',
    ['Item', 'Gluten free', 'Egg'],
    [
      ['Pizza', 'Y¹', 'Y'],
      ['Rice', 'Y', 'N'],
    ],
    'Pizza: eggs | |\nRice: | | gluten eggs',
    ['¹ On request only'],
  ),
  withHeads(
    'signs anywhere in a heading',
    ['Item', '*Soy', 'Soy* (soya)', 'Egg*:', 'Fish#', 'Milk'],
    [
      ['Stir Fry', 'N', 'N', 'N', 'N', 'N'],
      ['Omelet', 'Y', 'Y', 'Y', 'Y', 'Y'],
    ],
    'Stir Fry: | | milk\nOmelet: soybeans eggs fish milk | |',
    ['* Highly refined oil is not counted', '# Fish sauce is not counted'],
  ),
  withHeads(
    'brackets that narrow a heading',
    ['Item', 'Soy (not oil)', 'Milk (casein)', 'Egg (E)', 'Fish', 'Tree nuts (almond, walnut)'],
    [
      ['Stir Fry', 'N', 'N', 'N', 'N', 'N'],
      ['Omelet', 'Y', 'Y', 'Y', 'Y', 'Y'],
    ],
    'Stir Fry: | | eggs fish tree-nuts\nOmelet: soybeans milk eggs fish tree-nuts | |',
  ),
  {
    name: 'a sign in the upper half of a heading',
    pages: [
      [
        [{ text: 'Item', down: 2, bold: true }, ...heads('Tree*', 'Milk')],
        heads('Nuts', 'products'),
        ['Cake', 'N', 'N'],
        ['Tart', 'Y', 'N'],
      ],
    ],
    before: ['* Coconut is not counted'],
    truth: truthOf('Cake: | | milk\nTart: tree-nuts | | milk'),
  },
  ...['Suitable for', 'Safe for', 'Allergy friendly'].map((over) =>
    below(
      `for whom a dish is, above its columns: ${over}`,
      over,
      ['Milk', 'Egg', 'Soy'],
      [
        ['Cookie', '✓', '', ''],
        ['Rice', '✓', '✓', 'N'],
        ['Tea', '✓', '✓', 'N'],
      ],
      'Cookie: | |\nRice: | |\nTea: | |',
    ),
  ),
  ...['May contain', 'Free from', 'Suitable for'].flatMap((over) =>
    [{ text: over }, { text: over, across: 3 }].map((label): NastyChart => ({
      name: `dishes across, with a section “${over}”${'across' in label ? ' over the whole row' : ''}`,
      pages: [
        [
          heads('Allergen', 'Beef Taco', 'Bean Bowl'),
          ['Milk', 'Y', 'N'],
          ['Egg', 'N', 'N'],
          ['Soy', 'N', 'N'],
          'across' in label ? [label] : [label, '', ''],
          ['Fish', 'N', 'N'],
          ['Wheat', 'N', 'Y'],
        ],
      ],
      truth: truthOf('Beef Taco: milk | |\nBean Bowl: wheat | |'),
      isRefusedInPdf: true,
    })),
  ),
  {
    name: 'a section of dishes that is a heading',
    before: [`X = contains. ${blankDenies}`],
    pages: [
      [
        heads('Item', 'Milk', 'Egg', 'Fish'),
        ['Chowder', 'X', '', 'X'],
        [{ text: 'May contain', across: 4, bold: true, fill: '#dddddd' }],
        ['Rice', '', 'X', ''],
        ['Corn', '', '', ''],
      ],
    ],
    truth: truthOf('Chowder: milk fish | | eggs\nRice: eggs | |\nCorn: | |'),
  },
];
