import { descendantsOf, findAllergen, type AllergenId } from '@clearplate/domain/facts/allergens';
import type { Avoidance, Strictness } from '@clearplate/domain/verdict/eater';
import { describeAvoidance } from '@clearplate/domain/wording/verdict-words';
import { wordOfAllergen } from '../../shared/lib/allergen-words.ts';
import { describeTraces } from '../../shared/lib/describe-traces.ts';
import type { FoundAllergen, TextCheck } from './text-check.ts';
import { t } from '../../translations/t.ts';

/** Something that one of the eaters avoids. */
export interface Avoided {
  readonly key: string;
  /** Shown with each line if several people eat. */
  readonly eater?: string | undefined;
  readonly avoidance: Avoidance;
}

const wordOf = (id: AllergenId): string => wordOfAllergen(id);

export type Match = 'found' | 'perhaps' | 'ask';

/** Returns how a found allergen matches an avoided one, or `undefined` if it doesn't. */
function matchOf({ allergen, members, isUnnamed }: FoundAllergen, avoided: AllergenId): Match | undefined {
  if (allergen === avoided || members.includes(avoided)) return 'found';
  if (members.some((member) => descendantsOf(member).includes(avoided))) return 'perhaps';
  if (isUnnamed && descendantsOf(allergen).includes(avoided)) return 'perhaps';
  return findAllergen(allergen)?.askedUnder?.includes(avoided) ? 'ask' : undefined;
}

/** Returns "you avoid this" if somebody does. */
export function describeTouches(found: FoundAllergen, avoided: readonly Avoided[]): string | undefined {
  for (const wanted of ['found', 'perhaps', 'ask'] as const) {
    const touched = avoided.flatMap(({ avoidance }) =>
      avoidance.kind === 'allergen' && matchOf(found, avoidance.allergen) === wanted ? [avoidance.allergen] : [],
    );
    if (touched.length === 0) continue;
    const names = [...new Set(touched)].map(wordOf).join(', ');
    if (wanted === 'found')
      return touched.includes(found.allergen) ? t('you avoid this') : t('you avoid {names}', { names });
    return wanted === 'perhaps'
      ? t('you avoid {names}, which this may be', { names })
      : t('you avoid {names}: not counted with them since 2025, ask', { names });
  }
  return undefined;
}

export interface AvoidedLine {
  readonly key: string;
  readonly verdict: 'avoid' | 'cross_contact' | 'not_verified';
  readonly what: string;
  readonly text: string;
}

type Finding = 'found' | 'may_be' | 'traces' | 'nothing';

const best = (found: readonly FoundAllergen[], allergen: AllergenId): Match | undefined => {
  const matches = found.map((one) => matchOf(one, allergen));
  return (['found', 'perhaps', 'ask'] as const).find((match) => matches.includes(match));
};

const isMeant = (match: Match | undefined): boolean => match === 'found' || match === 'perhaps';

function findAvoided(check: TextCheck, { key, avoidance }: Avoided): Finding {
  if (avoidance.kind !== 'allergen') {
    if (check.named.includes(key)) return 'found';
    return check.maybeNamed.includes(key) ? 'may_be' : 'nothing';
  }
  const { allergen } = avoidance;
  const contains = best(check.contains, allergen);
  if (contains === 'found') return 'found';
  const isIngredient = check.mayContain.filter(({ isTrace }) => !isTrace);
  if (contains === 'perhaps' || isMeant(best(isIngredient, allergen))) return 'may_be';
  return isMeant(best(check.mayContain, allergen)) ? 'traces' : 'nothing';
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Strictness only decides about what may be in it, never about what was found; only mere traces can be tolerated. */
function assess(
  finding: Exclude<Finding, 'nothing'>,
  what: string,
  strictness: Strictness,
): Pick<AvoidedLine, 'verdict' | 'text'> {
  if (finding === 'found') return { verdict: 'avoid', text: t('Contains {what}, by these words', { what }) };
  if (strictness === 'dangerous') {
    return {
      verdict: 'avoid',
      text: t('May contain {what}, by these words: {traces}, avoid', { what, traces: describeTraces('dangerous') }),
    };
  }
  if (strictness === 'fine' && finding === 'traces') {
    const text = t('{what}: not verified. Only possible traces found in these words, and {traces}.', {
      what: capital(what),
      traces: describeTraces('fine'),
    });
    return { verdict: 'not_verified', text };
  }
  return { verdict: 'cross_contact', text: t('May contain {what}, by these words', { what }) };
}

/**
 * If the text names the allergen's oil, "not found" would be false, because only a highly refined oil contains nothing
 * of it.
 */
function describeNothing(check: TextCheck, { avoidance }: Avoided, what: string): string {
  const oil =
    avoidance.kind === 'allergen' ? check.oils.find(({ allergen }) => allergen === avoidance.allergen) : undefined;
  return oil === undefined
    ? t('{what}: not verified. Not found in these words.', { what: capital(what) })
    : t('{name}: not verified. Ask about “{words}”: unless it is highly refined, it has {what} in it.', {
        name: capital(what),
        words: oil.words,
        what,
      });
}

const order = ['avoid', 'cross_contact', 'not_verified'] as const;

/** Returns what the text says about each avoided thing, worst first. A text that doesn't name it clears nothing. */
export function listAvoided(check: TextCheck, avoided: readonly Avoided[]): readonly AvoidedLine[] {
  const lines = avoided.map((one): AvoidedLine => {
    const what = describeAvoidance(one.avoidance, t);
    const strictness = one.avoidance.kind === 'allergen' ? one.avoidance.strictness : 'ask';
    const finding = findAvoided(check, one);
    const { verdict, text } =
      finding === 'nothing'
        ? { verdict: 'not_verified' as const, text: describeNothing(check, one, what) }
        : assess(finding, what, strictness);
    const who = one.eater === undefined ? '' : `${one.eater}: `;
    return { key: `${who}${one.key}`, verdict, what, text: `${who}${text}` };
  });
  const sorted = lines.toSorted((one, other) => order.indexOf(one.verdict) - order.indexOf(other.verdict));
  // Somebody may avoid the same thing twice, as an allergen and by a preference; the worse line wins.
  return sorted.filter(({ key }, index) => sorted.findIndex((one) => one.key === key) === index);
}
