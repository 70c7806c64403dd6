import { allergenAvoidance } from '@clearplate/domain/verdict/allergen-avoidance';
import type { Cause } from '@clearplate/domain/verdict/verdict';
import { afterEach, describe, expect, it } from 'vitest';
import { es } from '../../translations/interface/es.ts';
import { speakEnglish, speakSpanish } from '../../translations/t.ts';
import { describeNotFor } from './describe-not-for.ts';

afterEach(speakEnglish);

const cause = (eater: string | undefined, allergen: 'milk' | 'peanuts', given: Partial<Cause> = {}): Cause => ({
  eater,
  avoidance: allergenAvoidance(allergen, 'dangerous'),
  verdict: 'avoid',
  reason: 'declared',
  evidence: [],
  questions: [],
  ...given,
});
const traces = { reason: 'possible_and_dangerous' } as const;

describe('for whom a dish isn’t', () => {
  it('is said by name, with what warns of it alone', () => {
    const causes = [
      cause('Ana', 'peanuts'),
      cause('Ana', 'milk', traces),
      cause('Ben', 'milk'),
      cause('Ben', 'peanuts', { verdict: 'not_verified' }),
    ];
    expect(describeNotFor({ verdict: 'avoid', causes })).toBe(
      'It isn’t for Ana: peanut and traces of milk. It isn’t for Ben: milk.',
    );
    speakSpanish(es);
    expect(describeNotFor({ verdict: 'avoid', causes })).toBe(
      'No es para Ana: maní y trazas de leche. No es para Ben: leche.',
    );
  });

  it('is said to whoever eats alone, each food once', () => {
    const causes = [cause(undefined, 'peanuts'), cause(undefined, 'peanuts', { reason: 'implied' })];
    expect(describeNotFor({ verdict: 'avoid', causes })).toBe('It isn’t for you: peanut.');
  });

  it('is nothing where nobody has to avoid it', () => {
    for (const verdict of ['not_verified', 'cross_contact', 'none_declared', null] as const)
      expect(describeNotFor({ verdict, causes: [cause('Ana', 'milk', { verdict: 'not_verified' })] })).toBe('');
  });
});
