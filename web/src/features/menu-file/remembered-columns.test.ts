import type { MenuFileColumns } from '@clearplate/contract/menu-file';
import { describe, expect, it } from 'vitest';
import { recallColumns, rememberColumns } from './remembered-columns.ts';

const file = (...headings: string[]) =>
  ({ columns: headings.map((heading) => ({ heading })) }) as unknown as MenuFileColumns;

describe('what the columns of a file meant last', () => {
  it('is known again for the same headings, and for no others', () => {
    rememberColumns('1', file('Dish', 'Milk'), 'name,milk');
    expect(recallColumns('1', file('Dish', 'Milk'))).toBe('name,milk');
    // In another order a column would be read as another allergen.
    expect(recallColumns('1', file('Milk', 'Dish'))).toBeUndefined();
    expect(recallColumns('1', file('Dish', 'Milk', 'Egg'))).toBeUndefined();
  });

  it('is of one restaurant', () => {
    rememberColumns('1', file('Dish', 'Nuts'), 'name,peanuts');
    expect(recallColumns('2', file('Dish', 'Nuts'))).toBeUndefined();
  });

  it.each(['name', 'name,milk,egg', { columns: 'name,milk', no_means_none: 'true' }])(
    'is not taken where it does not fit the file: %o',
    (stored) => {
      rememberColumns('1', file('Dish', 'Milk'), stored as string);
      expect(recallColumns('1', file('Dish', 'Milk'))).toBeUndefined();
    },
  );

  it('is the latest, and forgotten after ten other files', () => {
    rememberColumns('1', file('Dish', 'Milk'), 'name,milk');
    rememberColumns('1', file('Dish', 'Milk'), 'name,ignore');
    expect(recallColumns('1', file('Dish', 'Milk'))).toBe('name,ignore');
    for (let number = 0; number < 10; number += 1) rememberColumns('1', file('Dish', `Heading ${number}`), 'name,milk');
    expect(recallColumns('1', file('Dish', 'Milk'))).toBeUndefined();
    expect(recallColumns('1', file('Dish', 'Heading 0'))).toBe('name,milk');
  });
});
