import { shareOf } from '../dish-knowledge/shares.ts';
import type { DishFacts, Evidence } from '../facts/dish-facts.ts';
import type { Avoidance } from './eater.ts';
import type { MenuQuestion } from './menu-questions.ts';

/** A waiter's minute, or a call before going there. */
export const mostAsked = 5;

interface Asked {
  readonly facts: DishFacts;
}

/** The questions that settle most dishes, and what else is open. */
export interface CallSheet<Dish> {
  /** At most five, in the order in which they are worth asking. */
  readonly first: readonly MenuQuestion<Dish>[];
  /** In the order in which they were given. */
  readonly others: readonly MenuQuestion<Dish>[];
}

/** Of something that nothing on the menu hints at. */
const unhinted = shareOf('inherited seldom');
/** Of a word that may mean it, such as "fish" for salmon. */
const hinted = shareOf('dish often');
/** Nothing tells how a kitchen fries, or whether it can keep traces out. */
const evenly = 0.5;

function shareOfEvidence(evidence: Evidence): number {
  if (evidence.kind === 'estimate') return evidence.probability;
  return 'sure' in evidence && evidence.sure === false ? hinted : unhinted;
}

/** Returns the chance of at least one of some independent events. */
const anyOf = (shares: readonly number[]): number => 1 - shares.reduce((none, share) => none * (1 - share), 1);

/** Returns how likely a dish has something of which nobody has said so. It orders questions and enters no verdict. */
function chanceOf(avoidance: Avoidance, { allergens, terms }: DishFacts): number {
  if (avoidance.kind === 'ingredient') return terms.includes(`?${avoidance.term}`) ? hinted : unhinted;
  if (avoidance.kind === 'unknown') return unhinted;
  const evidence = allergens.find(({ allergen }) => allergen === avoidance.allergen)?.evidence ?? [];
  return evidence.length === 0 ? unhinted : anyOf(evidence.map(shareOfEvidence));
}

/** Returns how likely the answer is that somebody has to keep away from the dish, which settles it at once. */
function chanceToAvoid({ question, named }: MenuQuestion<unknown>, { facts }: Asked): number {
  return question.kind === 'whether' ? anyOf(named.map((avoidance) => chanceOf(avoidance, facts))) : evenly;
}

/** Dishes that aren't settled: all their questions have to be answered before they are said to be without. */
interface Undecided {
  weight: number;
  /** Indexes of the questions that aren't asked yet, with the chance that the answer alone settles it. */
  readonly needs: Map<number, number>;
  /** How likely no answer has settled it so far. */
  open: number;
}

interface Plan<Dish> {
  readonly questions: readonly MenuQuestion<Dish>[];
  /** By question: the dishes that need it. Those that need the same, and as likely, count as one. */
  readonly undecided: readonly (readonly Undecided[])[];
}

const kinds: readonly MenuQuestion<unknown>['question']['kind'][] = ['shared_equipment', 'whether', 'may_contain'];

/** Compares by the first dish that only one of two ascending lists has. */
function byPosition(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((position, index) => position !== other[index]);
  if (at < 0) return one.length - other.length;
  return (one[at] ?? 0) - (other[at] ?? Infinity);
}

/** Puts questions into an order that depends on the menu's order alone, and on no name: the first of equal ones is asked. */
function inMenuOrder<Dish>(
  questions: readonly MenuQuestion<Dish>[],
  positions: ReadonlyMap<Dish, number>,
): readonly MenuQuestion<Dish>[] {
  const placed = questions.map((question) => ({
    question,
    decided: question.decided.map((dish) => positions.get(dish) ?? 0),
    about: question.dishes.map((dish) => positions.get(dish) ?? 0),
    kind: kinds.indexOf(question.question.kind),
  }));
  return placed
    .toSorted(
      (one, other) =>
        byPosition(one.decided, other.decided) || one.kind - other.kind || byPosition(one.about, other.about),
    )
    .map(({ question }) => question);
}

function makePlan<Dish extends Asked>(
  questions: readonly MenuQuestion<Dish>[],
  weightOf: (dish: Dish) => number,
): Plan<Dish> {
  const needs = new Map<Dish, Map<number, number>>();
  for (const [index, question] of questions.entries())
    for (const dish of question.decided) {
      const own = needs.get(dish) ?? new Map<number, number>();
      needs.set(dish, own.set(index, chanceToAvoid(question, dish)));
    }
  const alike = new Map<string, Undecided>();
  const undecided = questions.map((): Undecided[] => []);
  // A number for each chance: writing out thousands of fractions would take longer than all the rest.
  const chances = new Map<number, number>();
  const numberOf = (chance: number): number => {
    const number = chances.get(chance) ?? chances.size;
    chances.set(chance, number);
    return number;
  };
  for (const [dish, own] of needs) {
    let key = '';
    for (const [index, chance] of own) key += `${index} ${numberOf(chance)} `;
    const same = alike.get(key);
    if (same) same.weight += weightOf(dish);
    else {
      const entry = { weight: weightOf(dish), needs: own, open: 1 };
      alike.set(key, entry);
      for (const index of own.keys()) undecided[index]?.push(entry);
    }
  }
  return { questions, undecided };
}

/** Returns how much more is expected to be settled of one dish if these questions are asked too. */
function gainOf({ weight, needs, open }: Undecided, asked: readonly number[]): number {
  let left = open;
  let count = 0;
  for (const index of asked) {
    const chance = needs.get(index);
    if (chance === undefined) continue;
    left *= 1 - chance;
    count += 1;
  }
  return weight * (count === needs.size ? open : open - left);
}

/** Sums of the same numbers in another order differ in their last digits, which must not decide. */
const rounded = (value: number): number => Math.round(value * 1e6) / 1e6;

/** Counts each dish once: with the first of the questions that it needs. */
function gainOfAll(undecided: Plan<unknown>['undecided'], asked: readonly number[]): number {
  let sum = 0;
  for (const [place, index] of asked.entries())
    for (const dish of undecided[index] ?? []) if (!isNeededOf(dish, asked, place)) sum += gainOf(dish, asked);
  return rounded(sum);
}

/** Returns whether a dish needs one of the questions before a place. */
function isNeededOf({ needs }: Undecided, asked: readonly number[], place: number): boolean {
  for (let before = 0; before < place; before += 1) if (needs.has(asked[before] ?? -1)) return true;
  return false;
}

/** Returns the sets of questions of which each would settle a dish for good. */
function bundlesOf(undecided: Plan<unknown>['undecided'], most: number): readonly (readonly number[])[] {
  const bundles = new Map<string, readonly number[]>();
  for (const [question, dishes] of undecided.entries())
    for (const { needs } of dishes) {
      const [first] = needs.keys();
      // Questions are listed in their order, so that each dish is looked at once, with its first.
      if (first !== question || needs.size > most || needs.size < 2) continue;
      const bundle = [...needs.keys()];
      bundles.set(bundle.join(' '), bundle);
    }
  // Maps remember who came first, which is the menu's order.
  return [...bundles.values()];
}

/** Returns the one with the highest value; of equal ones, the first. */
function best<T>(all: readonly T[], valueOf: (one: T) => number): T | undefined {
  let found: { one: T; value: number } | undefined;
  for (const one of all) {
    const value = valueOf(one);
    if (found === undefined || value > found.value) found = { one, value };
  }
  return found?.one;
}

/**
 * Finds the question to ask next: the one that settles most of those which, together, settle most dishes for each
 * question asked. Taken alone, two questions that only together clear a dish would look worth little.
 */
function nextOf(undecided: Plan<unknown>['undecided'], left: readonly number[], most: number): number | undefined {
  const bundles = [...left.map((index) => [index]), ...bundlesOf(undecided, most)];
  const bundle = best(bundles, (one) => rounded(gainOfAll(undecided, one) / one.length));
  return bundle && best(bundle, (index) => gainOfAll(undecided, [index]));
}

function ask(undecided: Plan<unknown>['undecided'], index: number): void {
  for (const dish of undecided[index] ?? []) {
    dish.open *= 1 - (dish.needs.get(index) ?? 0);
    dish.needs.delete(index);
    if (dish.needs.size === 0) dish.open = 0;
  }
}

/**
 * Chooses the questions that are expected to settle most of a menu, said to be without or to avoid, at the same cost
 * for each. Dishes that people like more weigh more. Equal ones come in the menu's order, and nothing depends on a name.
 */
export function callSheet<Dish extends Asked>(
  menu: readonly Dish[],
  questions: readonly MenuQuestion<Dish>[],
  weightOf: (dish: Dish) => number = () => 1,
  most = mostAsked,
): CallSheet<Dish> {
  const positions = new Map(menu.map((dish, index) => [dish, index]));
  const deciding = inMenuOrder(
    questions.filter(({ decides }) => decides > 0),
    positions,
  );
  const { undecided } = makePlan(deciding, weightOf);
  const first: MenuQuestion<Dish>[] = [];
  const left = new Set(deciding.keys());
  while (first.length < most) {
    const next = nextOf(undecided, [...left], most - first.length);
    const question = next === undefined ? undefined : deciding[next];
    if (next === undefined || question === undefined) break;
    left.delete(next);
    ask(undecided, next);
    first.push(question);
  }
  const asked = new Set(first);
  return { first, others: questions.filter((question) => !asked.has(question)) };
}
