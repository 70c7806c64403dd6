import { buildFacts } from '../../../test/build-facts.ts';
import type { DishFacts } from '@clearplate/domain/facts/dish-facts';
import type { Eater } from '@clearplate/domain/verdict/eater';
import { describe, expect, it } from 'vitest';
import { assessAllergenFor, assessFor, assessSinceFor, findQuestions, type View } from './assess-for.ts';
import { bodyFor, canAssess, canCount } from './can-assess.ts';
import { findProblem, isPending } from './problem.ts';
import { laterOf, readSettings, unknownSettings } from './read-settings.ts';
import type { Avoiding } from './use-avoiding.ts';

const now = '2026-11-21T12:00:00.000Z';
const settings = { statementDays: 180, lexiconVersion: 'test', now };
const milk: Eater = { avoids: [{ kind: 'allergen', allergen: 'milk', strictness: 'ask' }] };
const view = (given: Partial<View> = {}): View => ({ state: 'applied', eaters: [milk], settings, now, ...given });
const cleared = buildFacts({ absent: ['milk'], at: '2026-11-01T00:00:00.000Z' }) as DishFacts;
const milky = buildFacts({ contains: ['milk'], at: '2026-11-01T00:00:00.000Z' }) as DishFacts;
const states = ['guest', 'loading', 'applied', 'not-applied'] as const;

describe('a dish that is said to be without', () => {
  it.each([
    ['applied', 'none_declared'],
    ['guest', 'none_declared'],
    ['not-applied', 'not_verified'],
  ] as const)('of a view that is %s: %s', (state, verdict) => {
    expect(assessFor(view({ state }))(cleared)?.verdict).toBe(verdict);
  });

  it('has no verdict while it is loading for whom', () => {
    expect(assessFor(view({ state: 'loading' }))(cleared)).toBeUndefined();
    expect(assessSinceFor(view({ state: 'loading' }))({ facts: cleared, at: now }, cleared, false)).toBeUndefined();
  });

  it('clears nothing while the server’s settings are unknown', () => {
    for (const state of ['guest', 'applied'] as const)
      expect(assessFor(view({ state, settings: undefined }))(cleared)?.verdict).toBe('not_verified');
  });

  it.each([
    ['another lexicon', { settings: { ...settings, lexiconVersion: 'newer' } }],
    ['a statement that is too old', { settings: { ...settings, statementDays: 7 } }],
    ['a day half a year on', { now: '2027-11-21T12:00:00.000Z' }],
  ])('clears nothing under %s', (_, given) => {
    expect(assessFor(view(given))(cleared)?.verdict).toBe('not_verified');
  });
});

it('a warning stays, whatever is missing', () => {
  for (const state of states.filter((one) => one !== 'loading'))
    for (const known of [settings, undefined])
      expect(assessFor(view({ state, settings: known }))(milky)?.verdict).toBe('avoid');
});

describe('somebody of whom nothing is known to be avoided', () => {
  it('gets no verdict, and where it could not be loaded never a good one', () => {
    expect(assessFor(view({ eaters: [] }))(cleared)?.verdict).toBeNull();
    expect(assessFor(view({ eaters: [], state: 'not-applied' }))(cleared)?.verdict).toBe('not_verified');
    const since = assessSinceFor(view({ eaters: [], state: 'not-applied' }));
    expect(since({ facts: cleared, at: now }, cleared, false)?.assessment.verdict).toBe('not_verified');
  });
});

describe('what became of a dish', () => {
  it('is worse where it is to be avoided by now', () => {
    const since = assessSinceFor(view())({ facts: cleared, at: now }, milky, true);
    expect(since?.assessment.verdict).toBe('avoid');
    expect(since?.worse).toHaveLength(1);
  });

  it('is nothing where it is as it was', () => {
    expect(assessSinceFor(view())({ facts: cleared, at: now }, cleared, false)?.worse).toEqual([]);
  });
});

it.each(states)('a kitchen is asked for those of whom it is known: %s', (state) => {
  const questions = findQuestions(view({ state }))(milky);
  if (state === 'applied') expect(questions?.map(({ kind }) => kind)).toContain('contains');
  else expect(questions).toBeUndefined();
});

describe('one allergen on a dish’s page', () => {
  const cause = (given: Partial<View> & { isReady?: boolean }) => {
    const { eaters: _, ...rest } = view(given);
    return assessAllergenFor({ isReady: true, ...rest, ...given })(cleared, 'milk')?.verdict;
  };

  it('clears only where everything is there', () => {
    expect(cause({})).toBe('none_declared');
    expect(cause({ isReady: false })).toBeUndefined();
    expect(cause({ settings: undefined })).toBe('not_verified');
    expect(cause({ state: 'not-applied' })).toBe('not_verified');
  });
});

describe('whether the server may assess a list', () => {
  const avoiding = (state: View['state'], eaters: readonly Eater[]) => ({ state, eaters }) as Avoiding;
  const dislikes: Eater = { avoids: [], dislikes: milk.avoids };

  it.each(states)('for somebody who avoids milk: %s', (state) => {
    const may = state === 'guest' || state === 'applied';
    expect(canAssess(avoiding(state, [milk]))).toBe(may);
    expect(canCount(avoiding(state, [milk]))).toBe(may);
  });

  it('never for nobody, and it counts nothing for who only would rather not', () => {
    expect(canAssess(avoiding('applied', []))).toBe(false);
    expect([canAssess(avoiding('applied', [dislikes])), canCount(avoiding('applied', [dislikes]))]).toEqual([
      true,
      false,
    ]);
  });

  it('sends nobody while it is not known who eats, and the place only where it is asked for', () => {
    const here = { lat: 42.36, lng: -71.1 };
    expect(bodyFor({ here }, avoiding('not-applied', [milk]))).toEqual({ eaters: [], here });
    expect(bodyFor({}, avoiding('applied', [milk]))).not.toHaveProperty('here');
    expect(JSON.stringify(bodyFor({}, avoiding('applied', [milk])))).toContain('milk');
  });
});

describe('the settings of the server', () => {
  it.each([
    undefined,
    null,
    {},
    { ...settings, statementDays: '180' },
    { ...settings, statementDays: -1 },
    { ...settings, statementDays: 1.5 },
    { ...settings, statementDays: Number.POSITIVE_INFINITY },
    { ...settings, lexiconVersion: '' },
    { ...settings, lexiconVersion: 3 },
    { ...settings, now: 'soon' },
    { ...settings, now: undefined },
  ])('that are not whole are refused: %j', (given) => {
    expect(() => readSettings(given)).toThrow(TypeError);
  });

  it('that are whole are read, and nothing besides', () => {
    expect(readSettings({ ...settings, more: 1 })).toEqual(settings);
    expect(assessFor(view({ settings: unknownSettings, now: '' }))(cleared)?.verdict).toBe('not_verified');
  });

  it.each([
    [now, '2026-11-22T00:00:00.000Z', '2026-11-22T00:00:00.000Z'],
    [now, '2026-11-20T00:00:00.000Z', now],
    [now, undefined, now],
    [now, 'soon', now],
  ])('of two times %s and %s the later counts', (one, other, later) => {
    expect(laterOf(one, other)).toBe(later);
  });
});

describe('why what is avoided can’t be applied', () => {
  const known = { sessionLost: false, needed: { profile: true, settings: true } } as const;

  it.each([
    [{ profile: 'ready', settings: 'ready' }, undefined],
    [{ profile: 'failed', settings: 'ready' }, 'profile'],
    [{ profile: 'ready', settings: 'failed' }, 'settings'],
    [{ profile: 'failed', settings: 'failed' }, 'profile'],
    [{ profile: 'pending', settings: 'pending' }, undefined],
  ] as const)('%j is %s', (loaded, problem) => {
    expect(findProblem({ ...known, ...loaded } as never)).toBe(problem);
    expect(findProblem({ ...known, ...loaded, sessionLost: true } as never)).toBe('signed-out');
    const needed = { profile: false, settings: false };
    expect(findProblem({ ...known, ...loaded, needed } as never)).toBeUndefined();
  });

  it('what failed is not waited for', () => {
    expect(isPending({ state: 'loading', problem: undefined })).toBe(true);
    expect(isPending({ state: 'loading', problem: 'profile' })).toBe(false);
    expect(isPending({ state: 'applied', problem: undefined })).toBe(false);
  });
});
