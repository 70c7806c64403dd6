import { descendantsOf, findAllergen, type AllergenId } from '@clearplate/domain/allergens';
import type { Avoidance } from '@clearplate/domain/eater';
import { sayAvoidance } from '@clearplate/domain/verdict-words';
import type { FoundAllergen, TextCheck } from './text-check.ts';

/** Something that whoever looks avoids. */
export interface Avoided {
  readonly key: string;
  readonly label: string;
  readonly avoidance: Avoidance;
}

const wordOf = (id: AllergenId): string => findAllergen(id)?.word ?? id;

export type Match = 'found' | 'perhaps' | 'ask';

/** How a found allergen touches an avoided one; `undefined`: not at all. */
function matchOf({ allergen, members, isUnnamed }: FoundAllergen, avoided: AllergenId): Match | undefined {
  if (allergen === avoided || members.includes(avoided)) return 'found';
  if (members.some((member) => descendantsOf(member).includes(avoided))) return 'perhaps';
  if (isUnnamed && descendantsOf(allergen).includes(avoided)) return 'perhaps';
  return findAllergen(allergen)?.askedUnder?.includes(avoided) ? 'ask' : undefined;
}

/** "you avoid this", where somebody does. */
export function sayTouches(found: FoundAllergen, avoided: readonly Avoided[]): string | undefined {
  for (const wanted of ['found', 'perhaps', 'ask'] as const) {
    const touched = avoided.flatMap(({ avoidance }) =>
      avoidance.kind === 'allergen' && matchOf(found, avoidance.allergen) === wanted ? [avoidance.allergen] : [],
    );
    if (touched.length === 0) continue;
    const names = touched.map(wordOf).join(', ');
    if (wanted === 'found') return touched.includes(found.allergen) ? 'you avoid this' : `you avoid ${names}`;
    return wanted === 'perhaps'
      ? `you avoid ${names}, which this may be`
      : `you avoid ${names}: not counted with them since 2025, ask`;
  }
  return undefined;
}

export interface AvoidedLine {
  readonly key: string;
  readonly verdict: 'avoid' | 'cross_contact' | 'not_verified';
  readonly text: string;
}

const best = (found: readonly FoundAllergen[], allergen: AllergenId): Match | undefined => {
  const matches = found.map((one) => matchOf(one, allergen));
  return (['found', 'perhaps', 'ask'] as const).find((match) => matches.includes(match));
};

function judgeAllergen(check: TextCheck, allergen: AllergenId): AvoidedLine['verdict'] {
  const contains = best(check.contains, allergen);
  if (contains === 'found') return 'avoid';
  const mayContain = best(check.mayContain, allergen);
  return mayContain === 'found' || mayContain === 'perhaps' || contains === 'perhaps'
    ? 'cross_contact'
    : 'not_verified';
}

function judgeOne(check: TextCheck, { key, avoidance }: Avoided): AvoidedLine['verdict'] {
  if (avoidance.kind === 'allergen') return judgeAllergen(check, avoidance.allergen);
  if (check.named.includes(key)) return 'avoid';
  return check.maybeNamed.includes(key) ? 'cross_contact' : 'not_verified';
}

const sayings: Readonly<Record<AvoidedLine['verdict'], (what: string) => string>> = {
  avoid: (what) => `Contains ${what}, by these words`,
  cross_contact: (what) => `May contain ${what}, by these words`,
  not_verified: (what) => `${what.charAt(0).toUpperCase()}${what.slice(1)} not verified: not found in these words`,
};

const order = ['avoid', 'cross_contact', 'not_verified'] as const;

/** Each avoided thing and what the words say of it, from worst. Words that don't name it clear nothing. */
export function listAvoided(check: TextCheck, avoided: readonly Avoided[]): readonly AvoidedLine[] {
  const lines = avoided.map((one): AvoidedLine => {
    const verdict = judgeOne(check, one);
    return { key: one.key, verdict, text: sayings[verdict](sayAvoidance(one.avoidance)) };
  });
  return lines.toSorted((one, other) => order.indexOf(one.verdict) - order.indexOf(other.verdict));
}
