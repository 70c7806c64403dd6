import { asComponent } from '@clearplate/domain/facts/component';
import { canonicalDish, nothingKnown, type Dish } from '@clearplate/domain/facts/dish';
import { describe, expect, it } from 'vitest';
import { cellOf } from './dish-cells.ts';
import { editedBy, readRowEdit } from './row-edit.ts';

const context = { now: '2026-11-03T10:00:00.000Z', statementDays: 180 };
const changed = '2026-09-01T10:00:00.000Z';
const stated = '2026-10-01T10:00:00.000Z';
const jam = (at = changed) =>
  asComponent(4, {
    ...nothingKnown,
    name: 'Bacon | onion jam',
    ingredients: ['bacon', 'onion'],
    ingredients_changed_at: at,
  });

const burgerOf = (component = jam()): Dish =>
  canonicalDish({
    ...nothingKnown,
    name: 'Burger',
    ingredients: ['Beef', 'Bun'],
    ingredients_changed_at: changed,
    variants: [
      {
        id: 'jam',
        name: 'With bacon jam',
        leaves_out: [],
        adds: [],
        uses: [4],
        components: [component],
        price_cents: 1500,
        changed_at: changed,
        ingredients_complete_at: null,
        cross_contact_stated_at: null,
        statements: [
          { allergen: 'peanuts', level: 'absent', source: 'restaurant', stated_at: stated, act: stated },
          { allergen: 'mustard', level: 'may_contain', source: 'restaurant', stated_at: stated, act: stated },
        ],
      },
    ],
  });
const burger = burgerOf();
const cell = cellOf(burger, 'variants', context);
const send = (variants: string, dish = burger) => {
  const read = readRowEdit(new Map([['variants', variants]]) as never, dish, context);
  return {
    faults: read.faults.map(({ message }) => message),
    edit: read.edit,
    after: editedBy(read.edit, dish, context),
  };
};

describe('the components that a way adds', () => {
  it('are in its line, which changes nothing as it is', () => {
    expect(cell).toContain(String.raw`Components: Bacon \| onion jam`);
    expect(send(cell)).toMatchObject({ faults: [], edit: {} });
    expect(send(`${cell}\n`)).toMatchObject({ faults: [], edit: {} });
  });

  it('stay where the line says something else, or nothing of them', () => {
    for (const text of [cell.replace('15.00', '16.00'), 'With bacon jam | price: 16']) {
      const { faults, after } = send(text);
      expect(faults).toEqual([]);
      expect(after.variants[0]).toMatchObject({ id: 'jam', uses: [4], price_cents: 1600, changed_at: changed });
    }
  });

  it('go with the way to another name, with what it warns of and nothing that clears', () => {
    const { faults, after } = send(cell.replace('With bacon jam', 'With jam'));
    expect(faults).toEqual([]);
    expect(after.variants).toMatchObject([{ id: 'jam', name: 'With jam', uses: [4], components: [{ id: 4 }] }]);
    expect(after.variants[0]!.statements.map(({ level }) => level)).toEqual(['may_contain']);
  });

  it.each([
    ['others', 'With bacon jam | Components: Apple jam'],
    ['none', 'With bacon jam | Components: -'],
    ['those of another way', String.raw`With bacon jam\nWith more jam | with: egg | Components: Bacon \| onion jam`],
  ])('can’t become %s in a file', (_, text) => {
    const { faults } = send(text.replaceAll(String.raw`\n`, '\n'));
    expect(faults).toEqual([expect.stringContaining('is not what the menu says')]);
  });

  it('wear down what was said of the way once one changes', () => {
    expect(cell).toContain('Peanuts: none');
    const later = cellOf(burgerOf(jam('2026-10-20T10:00:00.000Z')), 'variants', context);
    expect(later).not.toContain('Peanuts: none');
    expect(later).toContain('Mustard: may contain');
  });
});
