import { describe, expect, it } from 'vitest';
import { context, now } from '../../fixtures/arbitrary-records.ts';
import type { AllergenId } from './allergens.ts';
import { assessDish } from '../verdict/assess-dish.ts';
import { deriveFacts } from './derive-facts.ts';
import { nothingKnown, type Statement, type Dish, type StatementSource } from './dish.ts';
import type { Eater, Strictness } from '../verdict/eater.ts';

const avoiding = (allergen: AllergenId, strictness: Strictness): Eater[] => [
  { avoids: [{ kind: 'allergen', allergen, strictness }] },
];
const day = '2026-07-01T00:00:00.000Z';
const said = (source: StatementSource, fields: Partial<Statement> = {}): Statement => ({
  allergen: 'milk',
  level: 'absent',
  source,
  stated_at: day,
  ...fields,
});
const verdictOf = (record: Partial<Dish>, strictness: Strictness = 'ask') =>
  assessDish(deriveFacts({ ...nothingKnown, ...record }), avoiding('milk', strictness), context).verdict;

describe('whose statement it is', () => {
  it.each<[StatementSource, string]>([
    ['restaurant', 'none_declared'],
    ['import', 'none_declared'],
    ['published', 'none_declared'],
    ['claimed', 'not_verified'],
  ])('decides whether %s clears', (source, verdict) => {
    expect(verdictOf({ statements: [said(source)] })).toBe(verdict);
    expect(verdictOf({ statements: [said(source)] }, 'dangerous')).toBe('not_verified');
  });

  it('never weakens a warning', () => {
    for (const source of ['import', 'published', 'claimed'] as const) {
      expect(verdictOf({ statements: [said(source, { level: 'contains' })] })).toBe('avoid');
      const statements = [said('restaurant'), said(source, { level: 'may_contain' })];
      expect(verdictOf({ statements })).toBe('cross_contact');
    }
  });

  it('keeps a claim out of groups and specifications', () => {
    const almond = (statements: Statement[]) =>
      assessDish(deriveFacts({ ...nothingKnown, statements }), avoiding('almond', 'ask'), context).verdict;
    expect(almond([said('claimed', { allergen: 'tree-nuts' })])).toBe('not_verified');
    expect(almond([said('published', { allergen: 'tree-nuts' })])).toBe('none_declared');
    const specified = (source: StatementSource) => [
      said(source, { allergen: 'tree-nuts', level: 'contains', act: 'one' }),
      said(source, { allergen: 'almond', act: 'one' }),
    ];
    expect(almond(specified('published'))).toBe('none_declared');
    expect(almond(specified('claimed'))).not.toBe('none_declared');
  });

  it('comes with its address', () => {
    const address = 'https://chain.example/allergens.pdf';
    const { allergens } = deriveFacts({ ...nothingKnown, statements: [said('published', { address })] });
    expect(allergens[0]?.evidence).toEqual([
      { kind: 'declared', level: 'absent', source: 'published', at: day, address },
    ]);
  });
});

describe('not an ingredient, traces possible', () => {
  const traces = said('restaurant', { level: 'may_contain', ingredient: 'absent', reason: 'shared fryer' });

  it('is what it says for each strictness', () => {
    const statements = [traces];
    expect(verdictOf({ statements })).toBe('cross_contact');
    expect(verdictOf({ statements }, 'fine')).toBe('none_declared');
    expect(verdictOf({ statements }, 'dangerous')).toBe('avoid');
  });

  it('holds only as long as a denial does, and a plain "may contain" never', () => {
    expect(verdictOf({ statements: [{ ...traces, ingredient: undefined }] })).toBe('not_verified');
    expect(verdictOf({ statements: [{ ...traces, stated_at: null }] })).toBe('not_verified');
    expect(verdictOf({ statements: [{ ...traces, source: 'claimed' }] })).toBe('not_verified');
    expect(verdictOf({ statements: [traces], ingredients_changed_at: now })).toBe('not_verified');
    expect(verdictOf({ statements: [traces], ingredients: ['ghee'] })).toBe('avoid');
  });

  it('never stands beside "contains"', () => {
    expect(verdictOf({ statements: [{ ...traces, level: 'contains' }] })).toBe('avoid');
  });
});

describe('reports of unknown cause', () => {
  it('are facts of their own, each day once, oldest first', () => {
    const unexplained_reports = ['2026-11-09T08:00:00.000Z', day, '2026-11-09T08:00:00.000Z', 'soon'];
    const { unexplained } = deriveFacts({ ...nothingKnown, unexplained_reports });
    expect(unexplained).toEqual(['1970-01-01T00:00:00.000Z', day, '2026-11-09T08:00:00.000Z']);
    expect(deriveFacts(nothingKnown)).not.toHaveProperty('unexplained');
  });
});
