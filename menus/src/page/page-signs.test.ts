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
