import { expect, it } from 'vitest';
import { readPage } from './read-page.ts';

const said = (...cells: readonly string[]) => {
  const rows = cells.map((cell, at) => `<tr><td>Dish ${'ABCDEFGH'[at]}<td class="c">X${cell}</tr>`).join('');
  const page = readPage(
    `<table><tr><th>Item<th>Fish<th>Milk</tr>${rows}</table><p>X = contains. A blank cell means that the item does not contain the allergen.</p>`,
  );
  return page.dishes.map(({ claims }) => claims.find(({ allergen }) => allergen === 'milk')?.level);
};

it('never takes a cell in which a stylesheet or a picture may show something for an empty one', () => {
  expect(
    said(
      '<td>',
      '<td>&nbsp;',
      '<td><img src="a7.png" alt="">',
      '<td><span class="ic-77"></span>',
      '<td class="contains">',
      '<td style="background: url(tick.png)">',
      '<td><i class="fa fa-check"></i>',
    ),
  ).toEqual(['absent', 'absent', undefined, undefined, undefined, undefined, 'contains']);
});

const legend = '<p>X = contains. A blank cell means that the item does not contain the allergen.</p>';
const claimsIn = (rows: string) =>
  readPage(`<table><tr><th>Item<th>Milk<th>Egg</tr>${rows}</table>${legend}`).dishes.map(({ name, claims }) =>
    [name, ...claims.map(({ level, allergen }) => `${level} ${allergen}`).toSorted()].join(', '),
  );

it.each(['hidden', 'style="display: none"'])('leaves out a cell that takes no place: %s', (how) =>
  expect(
    claimsIn(`<tr><td>Bun<td ${how}>-<td>X<td><tr><td>Pie<td ${how}>-<td><td>X<tr><td>Nog<td ${how}><td>X<td>X`),
  ).toEqual([
    'Bun, absent eggs, contains milk',
    'Pie, absent milk, contains eggs',
    'Nog, contains eggs, contains milk',
  ]),
);

it('takes a cell that is blanked for no empty one, and for no other column’s', () =>
  expect(
    claimsIn(
      '<tr><td>Bun<td style="visibility:hidden">-<td>X<tr><td>Pie<td style="visibility:collapse"><td>X<tr><td>Nog<td>X<td>X',
    ),
  ).toEqual(['Bun, contains eggs', 'Pie, contains eggs', 'Nog, contains eggs, contains milk']));

it('reads what is seen and not read out: cells, rows and signs', () =>
  expect(
    claimsIn(
      '<tr><td>Bun<td aria-hidden="true">X<td><tr aria-hidden="true"><td>Pie<td><td>X<tr><td>Nog<td><span aria-hidden="true">X</span><td>X',
    ),
  ).toEqual([
    'Bun, absent eggs, contains milk',
    'Pie, absent milk, contains eggs',
    'Nog, contains eggs, contains milk',
  ]));

it('reads a column that is hidden with its heading', () =>
  expect(
    readPage(
      `<table><tr><th>Item<th hidden>Soy<th>Milk<th>Egg<tr><td>Bun<td hidden>X<td>X<td><tr><td>Pie<td hidden><td><td>X</table>${legend}`,
    ).dishes.map(({ claims }) => claims.filter(({ level }) => level === 'contains').map(({ allergen }) => allergen)),
  ).toEqual([['soybeans', 'milk'], ['eggs']]));
