import { describe, expect, it } from 'vitest';
import { listAvoided, type Avoided } from './avoided-in-text.ts';
import { checkText } from './check-text.ts';
import { describeOutcome } from './describe-outcome.ts';

const check = (ingredients: string) => checkText({ ingredients, name: '', avoided: [] });

describe('how strict somebody is', () => {
  it.each([
    [
      'rice. May contain sesame',
      'dangerous',
      'avoid',
      'May contain sesame, by these words: traces are dangerous, avoid',
    ],
    ['rice. May contain sesame', 'ask', 'cross_contact', 'May contain sesame, by these words'],
    [
      'rice. May contain sesame',
      'fine',
      'not_verified',
      'Sesame: not verified. Only possible traces found in these words, and traces are fine.',
    ],
    ['tahini. May contain sesame', 'fine', 'avoid', 'Contains sesame, by these words'],
    ['rice', 'dangerous', 'not_verified', 'Sesame: not verified. Not found in these words.'],
  ] as const)('in “%s” where traces are: %s', (text, strictness, verdict, line) => {
    const sesame: Avoided = { key: 's', avoidance: { kind: 'allergen', allergen: 'sesame', strictness } };
    expect(listAvoided(check(text), [sesame])).toMatchObject([{ verdict, text: line }]);
  });

  it('tolerates no ingredient that may have it: that is no trace', () => {
    const { mayContain } = check('burger bun, rice');
    const possible = mayContain.find(({ allergen: id }) => id === 'sesame');
    expect(possible?.isTrace).toBe(false);
    const avoidance = { kind: 'allergen', allergen: 'sesame', strictness: 'fine' } as const;
    expect(listAvoided(check('burger bun, rice'), [{ key: 's', avoidance }])).toMatchObject([
      { verdict: 'cross_contact' },
    ]);
  });

  it('counts once where somebody avoids it twice, as strictly as either', () => {
    const sesame = (strictness: 'ask' | 'fine'): Avoided => ({
      key: 's',
      avoidance: { kind: 'allergen', allergen: 'sesame', strictness },
    });
    expect(listAvoided(check('rice. May contain sesame'), [sesame('fine'), sesame('ask')])).toMatchObject([
      { verdict: 'cross_contact' },
    ]);
  });

  it('is assessed for each who eats, and the headline is as bad as for the worst off', () => {
    const sesame = (eater: string, strictness: 'dangerous' | 'fine'): Avoided => ({
      key: 's',
      eater,
      avoidance: { kind: 'allergen', allergen: 'sesame', strictness },
    });
    const both = [sesame('Dana', 'fine'), sesame('Ben', 'dangerous')];
    const found = check('rice. May contain sesame');
    expect(listAvoided(found, both).map(({ text }) => text)).toEqual([
      'Ben: May contain sesame, by these words: traces are dangerous, avoid',
      'Dana: Sesame: not verified. Only possible traces found in these words, and traces are fine.',
    ]);
    expect(describeOutcome(found, true, both)).toMatchObject({ verdict: 'avoid', title: 'Avoid: sesame' });
    expect(describeOutcome(found, true, both.slice(0, 1)).verdict).toBe('cross_contact');
  });
});
