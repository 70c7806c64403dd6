import { expect, it } from 'vitest';
import { deriveFacts } from './derive-facts.ts';
import { declare, removeIngredient } from '../menu/dish-edits.ts';
import { nothingKnown } from './dish.ts';
import { standingOf } from './statement-standing.ts';

const now = '2026-11-21T12:00:00.000Z';
const context = { now, statementDays: 180 };
const daysAgo = (days: number) => new Date(Date.parse(now) - days * 86_400_000).toISOString();

it.each([
  ['of today', daysAgo(0), null, 'current'],
  ['with 15 days to go', daysAgo(165), null, 'current'],
  ['with 13 days to go', daysAgo(167), null, 'expiring'],
  ['on its last day', daysAgo(180), null, 'expiring'],
  ['of long ago', daysAgo(181), null, 'expired'],
  ['from before the last change', daysAgo(10), daysAgo(5), 'to_confirm'],
  ['from after the last change', daysAgo(5), daysAgo(10), 'current'],
  ['without a date', null, null, 'to_confirm'],
  ['beside a change whose date can not be read', daysAgo(5), 'garbage', 'to_confirm'],
])('a statement %s', (_, statedAt, changedAt, standing) => {
  expect(standingOf(statedAt, changedAt, context)).toBe(standing);
});

it('agrees with what clears', () => {
  const said = declare(
    { ...nothingKnown, ingredients: ['rice', 'peas'] },
    { allergen: 'milk', level: 'absent', source: 'restaurant' },
    daysAgo(5),
  );
  const edited = removeIngredient(said, 'peas', daysAgo(1));
  for (const record of [said, edited]) {
    const covered = deriveFacts(record).allergens.find(({ allergen }) => allergen === 'milk')?.coveredAt;
    const standing = standingOf(record.statements[0]?.stated_at ?? null, record.ingredients_changed_at, context);
    expect(standing === 'current').toBe(covered !== null);
  }
});
