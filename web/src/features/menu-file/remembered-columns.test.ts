import type { MenuFileColumns } from '@clearplate/contract/menu-file';
import { describe, expect, it } from 'vitest';
import { recallReading, rememberReading } from './remembered-columns.ts';

const file = (...headings: string[]) =>
  ({ columns: headings.map((heading) => ({ heading })) }) as unknown as MenuFileColumns;
const reading = { columns: 'name,milk', no_means_none: 'true' } as const;

describe('how a file was read last', () => {
  it('is known again for the same headings, and for no others', () => {
    rememberReading(file('Dish', 'Milk'), reading);
    expect(recallReading(file('Dish', 'Milk'))).toEqual(reading);
    // In another order a column would be read as another allergen.
    expect(recallReading(file('Milk', 'Dish'))).toBeUndefined();
    expect(recallReading(file('Dish', 'Milk', 'Egg'))).toBeUndefined();
  });

  it.each([
    { columns: 'name', no_means_none: 'true' },
    { columns: 'name,milk,egg', no_means_none: 'true' },
    { columns: 'name,milk', no_means_none: 'perhaps' },
    { no_means_none: 'true' },
  ])('is not taken where it does not fit the file: %o', (stored) => {
    rememberReading(file('Dish', 'Milk'), stored as typeof reading);
    expect(recallReading(file('Dish', 'Milk'))).toBeUndefined();
  });

  it('is the latest, and forgotten after ten other files', () => {
    rememberReading(file('Dish', 'Milk'), reading);
    rememberReading(file('Dish', 'Milk'), { ...reading, no_means_none: 'false' });
    expect(recallReading(file('Dish', 'Milk'))?.no_means_none).toBe('false');
    for (let number = 0; number < 10; number += 1) rememberReading(file('Dish', `Heading ${number}`), reading);
    expect(recallReading(file('Dish', 'Milk'))).toBeUndefined();
    expect(recallReading(file('Dish', 'Heading 0'))).toEqual(reading);
  });
});
