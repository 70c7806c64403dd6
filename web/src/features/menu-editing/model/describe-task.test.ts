import type { MenuTask } from '@clearplate/domain/facts/contradictions';
import { afterEach, describe, expect, it } from 'vitest';
import { describeContradiction } from '../../../shared/lib/describe-contradiction.ts';
import { es } from '../../../translations/interface/es.ts';
import { speakEnglish, speakSpanish } from '../../../translations/t.ts';
import { describeAllergens, describeDishes, describeDoubt, describeUnstated } from './describe-task.ts';

afterEach(speakEnglish);

const task = (given: Partial<MenuTask> = {}): MenuTask => ({
  allergen: 'milk',
  words: ['ghee'],
  declared: [],
  sure: true,
  ...given,
});

describe('a task in words', () => {
  it.each<[string, string, string]>([
    ['contradiction', describeContradiction(task()), '“ghee” means milk, but milk is stated absent.'],
    [
      'contradiction of several words',
      describeContradiction(task({ words: ['ghee', 'cream'] })),
      '“ghee” and “cream” mean milk, but milk is stated absent.',
    ],
    [
      'contradiction by a statement',
      describeContradiction(task({ allergen: 'tree-nuts', words: [], declared: ['almond'] })),
      'It is stated to contain almond, but tree nuts is stated absent.',
    ],
    [
      'doubt',
      describeDoubt(task({ words: ['naan'], sure: false })),
      '“naan” usually has milk. Is there really none in this dish?',
    ],
    ['what nobody stated', describeUnstated(task()), '“ghee” means milk. Nothing is stated about milk.'],
    [
      'what only another statement tells',
      describeUnstated(task({ allergen: 'tree-nuts', words: [], declared: ['almond', 'cashew'] })),
      'It is stated to contain almond and cashew. Nothing is stated about tree nuts.',
    ],
  ])('%s', (_, said, expected) => {
    expect(said).toBe(expected);
  });

  it('quotes three words at most', () => {
    const said = describeUnstated(task({ words: ['ghee', 'cream', 'butter', 'whey'] }));
    expect(said).toContain('“butter”');
    expect(said).not.toContain('whey');
  });
});

it('counts dishes and lists allergens', () => {
  expect([0, 1, 3].map(describeDishes)).toEqual(['0 dishes', '1 dish', '3 dishes']);
  expect(describeAllergens(['milk', 'eggs', 'fish'])).toBe('milk, egg and fish');
});

it('is said in Spanish but for what is quoted', () => {
  speakSpanish(es);
  for (const said of [describeContradiction(task()), describeDoubt(task({ sure: false })), describeUnstated(task())]) {
    expect(said).toContain('ghee');
    expect(said).toContain('leche');
    expect(said).not.toMatch(/\b(means|usually|stated|Nothing|none)\b/);
  }
});
