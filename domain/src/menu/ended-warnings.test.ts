import { describe, expect, it } from 'vitest';
import { deriveDish } from '../facts/derive-dish.ts';
import { nothingKnown, type Component, type Dish, type DishVariant, type Statement } from '../facts/dish.ts';
import { lexiconVersion } from '../lexicon/lexicon.ts';
import { allergenAvoidance } from '../verdict/allergen-avoidance.ts';
import { assessDish } from '../verdict/assess-dish.ts';
import type { Strictness } from '../verdict/eater.ts';
import { editDish } from './edit-dish.ts';
import { followEndedWarnings } from './ended-warnings.ts';
import { followChart } from './follow-chart.ts';

const [june, july, october, november] = ['06', '07', '10', '11'].map((month) => `2026-${month}-10T10:00:00.000Z`) as [
  string,
  string,
  string,
  string,
];

const say = (level: Statement['level'], source: Statement['source'], stated_at: string | null = june): Statement => ({
  allergen: 'milk',
  level,
  source,
  stated_at,
});
const fries: Dish = { ...nothingKnown, name: 'Fries', ingredients: ['potato', 'salt'] };
const way: DishVariant = {
  name: 'Without cheese',
  leaves_out: ['cheese'],
  adds: [],
  price_cents: null,
  changed_at: june,
  ingredients_complete_at: null,
  cross_contact_stated_at: october,
  statements: [say('absent', 'restaurant', october)],
};
const cheeseFries = (...statements: Statement[]): Dish => ({
  ...fries,
  ingredients: ['potato', 'cheese'],
  statements,
  variants: [way],
});

const context = { now: '2026-11-20T12:00:00.000Z', statementDays: 180, lexiconVersion };
const verdictOf = ({ facts }: Pick<ReturnType<typeof deriveDish>, 'facts'>, strictness: Strictness) =>
  assessDish(facts, [{ avoids: [allergenAvoidance('milk', strictness)] }], context).verdict;
const verdictOfWay = (dish: Dish, strictness: Strictness = 'dangerous') =>
  verdictOf(deriveDish(dish).variants[0]!, strictness);

describe('what was said about cross-contact while a warning stood', () => {
  it('says nothing of traces once a newer chart denies what the older one warned of', () => {
    const before = { ...fries, cross_contact_stated_at: july, statements: [say('may_contain', 'published')] };
    const statements = [say('absent', 'published', october)];
    const after = followEndedWarnings(before, followChart(before, { at: october, statements }), october);
    expect(verdictOf(deriveDish(after), 'dangerous')).toBe('not_verified');
    expect(verdictOf(deriveDish(after), 'ask')).toBe('none_declared');
  });

  const stated = editDish(
    fries,
    {
      statements: [{ allergen: 'milk', level: 'may_contain', ingredient: 'absent', reason: 'shared fryer' }],
      cross_contact_stated: true,
    },
    { at: july, act: 'one' },
  );

  it('says nothing of traces once the restaurant takes its warning back, unless it says so with it', () => {
    const denied = { statements: [{ allergen: 'milk' as const, level: 'absent' as const }] };
    const alone = editDish(stated, denied, { at: november, act: 'two' });
    const whole = editDish(stated, { ...denied, cross_contact_stated: true }, { at: november, act: 'two' });
    expect(verdictOf(deriveDish(followEndedWarnings(stated, alone, november)), 'dangerous')).toBe('not_verified');
    expect(verdictOf(deriveDish(followEndedWarnings(stated, whole, november)), 'dangerous')).toBe('none_declared');
  });

  it('holds while what it stood beside is still said', () => {
    const more = { ...stated, statements: [say('contains', 'restaurant', november)] };
    expect(followEndedWarnings(stated, more, november).warnings_ended_at).toBeNull();
    expect(followEndedWarnings(stated, { ...stated, price_cents: 100 }, november).warnings_ended_at).toBeNull();
  });

  it('says nothing of traces however often an import says that word again', () => {
    const word = { ...fries, cross_contact_stated_at: july };
    const warned = { ...word, statements: [say('may_contain', 'published')] };
    const denied = { ...word, statements: [say('absent', 'published', october)] };
    const ended = followEndedWarnings(warned, denied, october);
    const again = followEndedWarnings(ended, denied, november);
    expect(verdictOf(deriveDish(again), 'dangerous')).toBe('not_verified');
    const anew = followEndedWarnings(again, { ...denied, cross_contact_stated_at: november }, november);
    expect(verdictOf(deriveDish(anew), 'dangerous')).toBe('none_declared');
  });

  it('says nothing of a member that a group’s warning no longer has, or of what words warned of', () => {
    const nuts: Statement = { ...say('may_contain', 'restaurant'), allergen: 'tree-nuts', act: 'two' };
    const noAlmond: Statement = { ...nuts, allergen: 'almond', level: 'absent' };
    const before = { ...fries, cross_contact_stated_at: july, statements: [nuts] };
    const after = { ...before, statements: [nuts, noAlmond] };
    expect(followEndedWarnings(before, after, november).warnings_ended_at).toBe(november);
    const written = { ...fries, cross_contact_stated_at: july, description: 'Crisp. May contain milk.' };
    expect(followEndedWarnings(written, { ...written, description: 'Crisp.' }, november).warnings_ended_at).toBe(
      november,
    );
  });

  it('says nothing of traces once a component of the dish warns of less', () => {
    const sauce = (statements: readonly Statement[]): Component => ({
      id: 1,
      name: 'House sauce',
      ingredients: [],
      ingredients_changed_at: june,
      ingredients_complete_at: null,
      statements,
      uses: [],
    });
    const made = (statements: readonly Statement[]): Dish => ({
      ...stated,
      uses: [1],
      components: [sauce(statements)],
    });
    const peanuts: Statement = { ...say('may_contain', 'restaurant'), allergen: 'peanuts' };
    expect(followEndedWarnings(made([peanuts]), made([]), november).warnings_ended_at).toBe(november);
  });
});

describe('what was stated of a way while a warning of the dish stood', () => {
  const shared = say('may_contain', 'kitchen', null);
  it.each([
    ['is gone', [say('may_contain', 'import')], []],
    ['is weaker', [say('contains', 'import')], [say('may_contain', 'import')]],
    ['is gone beside a stronger one', [say('contains', 'restaurant'), shared], [say('contains', 'restaurant')]],
    ['becomes one that the way is without', [say('may_contain', 'claimed')], [say('contains', 'claimed')]],
    ['is older than the way now', [say('contains', 'claimed', november)], [say('contains', 'claimed', july)]],
    ['is of somebody else now', [say('contains', 'published')], [say('contains', 'restaurant')]],
  ])('clears nothing once the warning %s', (_, before, after) => {
    const followed = followEndedWarnings(cheeseFries(...before), cheeseFries(...after), november);
    expect(['avoid', 'not_verified']).toContain(verdictOfWay(followed, 'ask'));
    expect(['avoid', 'not_verified']).toContain(verdictOfWay(followed, 'dangerous'));
  });

  it('stays as it is while the warning goes on, or is new', () => {
    const before = cheeseFries(say('contains', 'restaurant'));
    for (const after of [cheeseFries(say('contains', 'restaurant', july)), cheeseFries(...before.statements, shared)])
      expect(followEndedWarnings(before, after, november)).toEqual(after);
    const mozzarella = cheeseFries({ ...shared, reason: 'shared fryer: Mozzarella sticks' });
    expect(followEndedWarnings(cheeseFries(shared), mozzarella, november)).toEqual(mozzarella);
  });

  it('clears nothing where another clock is ahead of the warning’s end', () => {
    const followed = followEndedWarnings(cheeseFries(shared), cheeseFries(), july);
    expect(verdictOfWay(followed, 'ask')).toBe('not_verified');
  });

  it('clears nothing under another name, or after a night without it', () => {
    const ended = followEndedWarnings(cheeseFries(shared), { ...cheeseFries(), variants: [] }, november);
    const renamed = { ...cheeseFries(), variants: [{ ...way, name: 'No cheese', changed_at: null }] };
    expect(verdictOfWay(followEndedWarnings(ended, renamed, november), 'ask')).toBe('not_verified');
  });

  it('holds where the very change states it, also where the kitchen’s warning ends in a second step of it', () => {
    const restated = { ...way, cross_contact_stated_at: november, statements: [say('absent', 'restaurant', november)] };
    const after = { ...cheeseFries(), variants: [restated] };
    expect(verdictOfWay(followEndedWarnings(cheeseFries(shared), after, november))).toBe('none_declared');
    const first = { ...cheeseFries(shared), variants: [restated] };
    expect(verdictOfWay(followEndedWarnings(first, after, november))).toBe('none_declared');
  });
});
