import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { world } from '../../fixtures/arbitrary-records.ts';
import { assessFixtureDish } from '../../fixtures/assess-fixture.ts';
import { runsOf } from '../../fixtures/runs.ts';
import { canonicalDish, type Dish, type DishVariant } from '../facts/dish.ts';
import { asVariant } from '../facts/variant.ts';
import { changesBetween } from './dish-changes.ts';
import { findSameWays, isUnsettledByName } from './same-way.ts';
import { editVariants } from './variant-edits.ts';

vi.setConfig({ testTimeout: 120_000 });

const way = (name: string, leaves_out: string[] = ['peanuts'], adds: string[] = []) => ({ name, leaves_out, adds });

describe('the way that a name means now', () => {
  const before = [way('Without peanuts'), way('With bacon', [], ['bacon'])];
  const found = (now: ReturnType<typeof way>[], of = before) => findSameWays(of, now).map((one) => one?.name);

  it.each([
    ['that of its name, however it is made', [way('without PEANUTS', ['rice'])], ['Without peanuts']],
    [
      'the one that is gone and made so',
      [way('Bacon', [], ['Bacon']), way('No nuts')],
      ['With bacon', 'Without peanuts'],
    ],
    [
      'none where another of that name is there',
      [way('Without peanuts'), way('No nuts')],
      ['Without peanuts', undefined],
    ],
    ['none where it is made otherwise', [way('No nuts', ['peanuts', 'rice'])], [undefined]],
    ['none where two are made so now', [way('No nuts'), way('Nut free')], [undefined, undefined]],
    [
      'by names where two change places',
      [way('With bacon'), way('Without peanuts', [], ['bacon'])],
      ['With bacon', 'Without peanuts'],
    ],
  ])('is %s', (_, now, expected) => {
    expect(found(now)).toEqual(expected);
  });

  it('is none where two were made so', () => {
    expect(found([way('No nuts')], [...before, way('Peanut free')])).toEqual([undefined]);
  });
});

describe('a new name', () => {
  const [from, made] = ['Without crushed peanuts', way('', ['Crushed peanuts'])];
  it.each(['No peanuts', 'without CRUSHED peanuts', 'Peanut-free', 'Hold the peanuts'])('says no more: %s', (to) => {
    expect(isUnsettledByName(made, from, to)).toBe(false);
  });
  it.each(['With peanuts', 'Crushed peanuts', 'No peanuts, with cashews', 'Light', 'No walnuts'])(
    'may be another: %s',
    (to) => {
      expect(isUnsettledByName(made, from, to)).toBe(true);
    },
  );
  it('may name what is added', () => {
    expect(isUnsettledByName(way('', ['soy sauce'], ['tamari']), 'Swap', 'Tamari instead of soy sauce')).toBe(false);
    expect(isUnsettledByName(way('', ['soy sauce'], ['tamari']), 'Swap', 'Soy sauce instead of tamari')).toBe(true);
  });
});

const variantOf = (record: Dish, id: string, more: Partial<DishVariant>): DishVariant => ({
  id,
  name: 'One way',
  leaves_out: record.ingredients.slice(0, 1),
  adds: record.ingredients.length > 0 ? [] : ['rice'],
  price_cents: null,
  changed_at: null,
  ingredients_complete_at: null,
  cross_contact_stated_at: null,
  statements: [],
  ...more,
});

describe('for any dish', () => {
  const later = '2100-01-01T00:00:00.000Z';

  it('a way that is renamed never answers better, whatever it is called, and is nothing to another way', () => {
    fc.assert(
      fc.property(world, ({ record, eaters, text, statement, at, pick }) => {
        const said = { statements: [{ ...statement, level: 'absent' as const }], changed_at: at };
        const own = variantOf(record, 'one', said);
        const other = variantOf(record, 'two', { name: 'Another', adds: [text] });
        const dish = { ...record, variants: [own, other] };
        // This holds even if it takes the name of the other one, which gets its name in turn.
        const names = pick % 3 === 0 ? [other.name, own.name] : [text.trim() || 'x', other.name];
        const edits = dish.variants.map(({ id, leaves_out, adds }, index) => ({
          id: id!,
          name: names[index]!,
          leaves_out,
          adds,
        }));
        const after = editVariants(dish, edits, { at: later, act: 'later' });
        for (const [index, before] of dish.variants.entries()) {
          const now = after.variants[index]!;
          expect(now.id).toBe(before.id);
          expect(now.statements.map(({ allergen }) => allergen)).toEqual(
            before.statements.map(({ allergen }) => allergen),
          );
          expect(assessFixtureDish(asVariant(after, now), eaters)).toBeLessThanOrEqual(
            assessFixtureDish(asVariant(dish, before), eaters),
          );
        }
        const kinds = changesBetween(canonicalDish(dish), canonicalDish(after)).map(({ kind }) => kind);
        expect(kinds).not.toContain('variant_added');
        expect(kinds).not.toContain('variant_removed');
      }),
      runsOf(2000, 400),
    );
  });

  it('a way that is made anew under the name of one that is renamed or gone has nothing stated of it', () => {
    fc.assert(
      fc.property(world, ({ record, statement, pick }) => {
        const own = variantOf(record, 'one', { statements: [statement] });
        const { name, leaves_out, adds } = own;
        const anew = { name, leaves_out, adds };
        const edits = pick % 2 === 0 ? [anew, { ...anew, id: 'one', name: 'Renamed' }] : [{ ...anew, id: 'gone' }];
        const after = editVariants({ ...record, variants: [own] }, edits, { at: later, act: 'later' });
        expect(after.variants[0]!.id).toBeUndefined();
        expect(after.variants[0]!.statements).toEqual([]);
      }),
      runsOf(500, 100),
    );
  });
});
