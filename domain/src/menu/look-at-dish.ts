import type { AllergenId } from '../facts/allergens.ts';
import { findContradictions } from '../facts/contradictions.ts';
import { deriveDish } from '../facts/derive-dish.ts';
import type { DishFacts } from '../facts/dish-facts.ts';
import { denies, type Dish, type Instant } from '../facts/dish.ts';
import { standingOf, type StandingContext } from '../facts/statement-standing.ts';
import { allergenAvoidance } from '../verdict/allergen-avoidance.ts';
import { assessDish } from '../verdict/assess-dish.ts';
import type { Verdict } from '../verdict/verdict.ts';
import { editDish, warnsLess, type DishEdit } from './edit-dish.ts';

/** Holds a dish as it is on the menu, and what a row would make of it. */
export interface LookedAtDish {
  readonly dish: Dish;
  readonly edit: DishEdit;
  /** The row is about these. */
  readonly allergens: readonly AllergenId[];
  readonly now: Instant;
  readonly statementDays: number;
}

export interface Contradiction {
  readonly allergen: AllergenId;
  /** The words of the dish that name it. */
  readonly words: readonly string[];
  readonly declared: readonly AllergenId[];
}

export interface AllergenLook {
  readonly allergen: AllergenId;
  readonly verdict: Verdict;
  /** It may be there, whatever else is not known. */
  readonly isPossible: boolean;
}

/** The words of these texts warn. */
export type TellingText = 'name' | 'description' | 'ingredients';

/** Says what follows from a row once it is confirmed. */
export interface DishLook {
  /** People who avoid this and want to be asked about traces are told this. */
  readonly verdicts: readonly AllergenLook[];
  /** It is stated absent beside words that name it: somebody settles that by hand before the dish is confirmed. */
  readonly contradictions: readonly Contradiction[];
  /**
   * Statements of absence, or confirmations, that no longer count, because the dish changes and the row doesn't repeat
   * them.
   */
  readonly lapsed: readonly (AllergenId | 'ingredients_complete')[];
  /**
   * Texts of the edit that warn of less than those of the dish: a file doesn't change them until somebody confirms it.
   */
  readonly weaker: readonly TellingText[];
}

/** Returns what people are told who avoid one of these allergens, or another one that the dish warns of. */
export function verdictsOn(
  facts: DishFacts,
  allergens: readonly AllergenId[],
  standing: { readonly now: Instant; readonly statementDays: number },
): AllergenLook[] {
  const context = { ...standing, lexiconVersion: facts.lexiconVersion };
  const implied = facts.allergens.filter(({ presence }) => presence === 'present' || presence === 'possible');
  const ids = new Set([...allergens, ...implied.map(({ allergen }) => allergen)]);
  const possible = new Set(implied.map(({ allergen }) => allergen));
  return [...ids].flatMap((allergen) => {
    const { verdict } = assessDish(facts, [{ avoids: [allergenAvoidance(allergen)] }], context);
    return verdict === null ? [] : [{ allergen, verdict, isPossible: possible.has(allergen) }];
  });
}

/** Returns what clears of a dish, by its statements and its confirmed list. */
function standingIn(
  { statements, ingredients_changed_at, ingredients_complete_at }: Dish,
  standing: StandingContext,
): DishLook['lapsed'] {
  const counts = (at: Instant | null) =>
    ['current', 'expiring'].includes(standingOf(at, ingredients_changed_at, standing));
  return [
    ...statements
      .filter((one) => denies(one) && one.source !== 'claimed' && counts(one.stated_at))
      .map(({ allergen }) => allergen),
    ...(counts(ingredients_complete_at) ? (['ingredients_complete'] as const) : []),
  ];
}

/** Returns what cleared and no longer clears, except what the edit itself says otherwise. */
function lapsedBy({ dish, edit, ...standing }: LookedAtDish, after: Dish): DishLook['lapsed'] {
  const still = new Set(standingIn(after, standing));
  const said = new Set<string>(edit.statements?.map(({ allergen }) => allergen));
  if (edit.ingredients_complete === false || after.ingredients.length + after.uses.length === 0)
    said.add('ingredients_complete');
  return standingIn(dish, standing).filter((one) => !still.has(one) && !said.has(one));
}

/**
 * Returns the texts of an edit that would take a warning away, one after the other: together they may, even if each
 * alone doesn't.
 */
function weakerIn({ dish, edit, now }: LookedAtDish): readonly TellingText[] {
  let taken: DishEdit = {};
  const weaker: TellingText[] = [];
  for (const text of ['name', 'description', 'ingredients'] as const) {
    if (edit[text] === undefined) continue;
    const next = { ...taken, [text]: edit[text] };
    if (warnsLess(dish, editDish(dish, next, { at: now, act: 'planned' }))) weaker.push(text);
    else taken = next;
  }
  return weaker;
}

/** Looks at a dish as diners would see it. It needs the word list, so in a browser it runs in a worker. */
export function lookAtDish(looked: LookedAtDish): DishLook {
  const { dish, edit, allergens, now, statementDays } = looked;
  const after = editDish(dish, edit, { at: now, act: 'planned' });
  const { facts } = deriveDish(after);
  const verdicts = verdictsOn(facts, allergens, { now, statementDays });
  const contradictions = findContradictions(facts)
    .filter(({ sure }) => sure)
    .map(({ allergen, words, declared }) => ({ allergen, words, declared }));
  return { verdicts, contradictions, lapsed: lapsedBy(looked, after), weaker: weakerIn(looked) };
}
