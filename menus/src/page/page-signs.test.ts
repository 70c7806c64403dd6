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

it('takes no cell with hidden words for an empty one', () =>
  expect(
    claimsIn(
      '<tr><td>Bun<td><span style="display:none">Yes</span><td>X<tr><td>Pie<td>X<td><b hidden>no</b><tr><td>Nog<td>X<td><script>x()</script>',
    ),
  ).toEqual(['Bun, contains eggs', 'Pie, contains milk', 'Nog, absent eggs, contains milk']));

const tinted = (style: string, text = '') => `<td style="background:${style}">${text}</td>`;

it('denies nothing in a cell that its colour sets apart, and says so', () => {
  const rows = `<tr><td>Bun<td>X<td>X<tr><td>Tart${tinted('#ffd27f')}<td>X<tr><td>Pie<td>X${tinted('orange', '-')}<tr><td>Nog<td><td>X`;
  expect(claimsIn(rows)).toEqual([
    'Bun, contains eggs, contains milk',
    'Tart, contains eggs, may_contain milk',
    'Pie, contains milk',
    'Nog, absent milk, contains eggs',
  ]);
  const page = readPage(
    `<table><tr><th>Item<th>Milk<th>Egg<tr><td>Bun<td>Y<td>N<tr><td>Tart${tinted('orange', 'N')}<td>N<tr><td>Pie<td>N<td>Y</table><p>Y = contains. N = does not contain.</p>`,
  );
  const [, tart, pie] = page.dishes;
  expect(tart).toMatchObject({
    claims: [
      { allergen: 'milk', level: 'may_contain' },
      { allergen: 'eggs', level: 'absent' },
    ],
    doubts: [{ says: 'A coloured cell that the file does not explain.' }],
  });
  expect(pie?.doubts).toEqual([]);
});

it('reads stripes and colours that go with a sign as what they are', () => {
  const striped = ['Bun', 'Tart', 'Pie', 'Nog']
    .map((name, at) => `<tr ${at % 2 === 0 ? 'bgcolor="#eeeeee"' : ''}><td>${name}<td>${at < 2 ? 'X' : ''}<td>`)
    .join('');
  expect(claimsIn(striped)).toEqual([
    'Bun, absent eggs, contains milk',
    'Tart, absent eggs, contains milk',
    'Pie, absent eggs, absent milk',
    'Nog, absent eggs, absent milk',
  ]);
  const answered = ['Bun', 'Tart', 'Pie']
    .map(
      (name, at) =>
        `<tr><td>${name}${tinted('red', at < 2 ? 'Y' : '')}${at === 0 ? tinted('green', 'N') : tinted('red', 'Y')}`,
    )
    .join('');
  expect(claimsIn(answered)[0]).toBe('Bun, absent eggs, contains milk');
});
