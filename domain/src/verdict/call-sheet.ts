import type { DishFacts } from '../facts/dish-facts.ts';
import { finish, type InSteps } from '../in-steps.ts';
import { chanceToAvoid } from './answer-chance.ts';
import type { MenuQuestion } from './menu-questions.ts';

/** A waiter has time for this many questions, and so has somebody who answers the phone. */
export const mostAsked = 5;

interface Asked {
  readonly facts: DishFacts;
}

/** Holds the questions that settle most dishes, and the other open ones. */
export interface CallSheet<Dish> {
  /** Holds at most five questions, in the order in which they are worth asking. */
  readonly first: readonly MenuQuestion<Dish>[];
  /** Holds the others in the order in which they were given. */
  readonly others: readonly MenuQuestion<Dish>[];
}

/** This dish isn't settled: all its questions have to be answered before we can say that it is without. */
interface Undecided {
  readonly weight: number;
  /** Gives, for each question that it needs, the chance that the answer alone settles it, in the same order. */
  readonly chances: readonly number[];
  /** Gives the chance that no answer has settled it so far. */
  open: number;
}

/** Groups the dishes that need exactly the same questions. */
interface Cluster {
  /** Gives the place of each question that isn't asked yet among those that the dishes need, and -1 for any other. */
  readonly placeOf: Int16Array;
  /** These are the indexes of the questions that aren't asked yet, ascending. */
  needs: readonly number[];
  readonly dishes: Undecided[];
  /** Says how much asking some of them is expected to settle, until one of them is asked. */
  readonly gains: Map<number, number>;
}

interface Plan<Dish> {
  readonly questions: readonly MenuQuestion<Dish>[];
  readonly clusters: readonly Cluster[];
}

const kinds: readonly MenuQuestion<unknown>['question']['kind'][] = ['shared_equipment', 'whether', 'may_contain'];

/** Compares by the first dish that only one of two ascending lists has. */
function byPosition(one: readonly number[], other: readonly number[]): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at === one.length ? one.length - other.length : (one[at] ?? 0) - (other[at] ?? Infinity);
}

/** Sorts questions by the menu's order alone, never by a name, because the first of equal questions is asked. */
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

function newCluster(needs: readonly number[], questions: number): Cluster {
  const placeOf = new Int16Array(questions).fill(-1);
  for (const [place, index] of needs.entries()) placeOf[index] = place;
  return { placeOf, needs, dishes: [], gains: new Map() };
}

function makePlan<Dish extends Asked>(
  questions: readonly MenuQuestion<Dish>[],
  weightOf: (dish: Dish) => number,
): Plan<Dish> {
  const needed = new Map<Dish, { readonly needs: number[]; readonly chances: number[] }>();
  for (const [index, question] of questions.entries())
    for (const dish of question.decided) {
      const own = needed.get(dish) ?? { needs: [], chances: [] };
      needed.set(dish, own);
      own.needs.push(index);
      own.chances.push(chanceToAvoid(question, dish));
    }
  const clusters = new Map<string, Cluster>();
  for (const [dish, { needs, chances }] of needed) {
    const key = needs.join(' ');
    const cluster = clusters.get(key) ?? newCluster(needs, questions.length);
    clusters.set(key, cluster);
    cluster.dishes.push({ weight: weightOf(dish), chances, open: 1 });
  }
  // Maps keep the order of insertion, which is the menu's order.
  return { questions, clusters: [...clusters.values()] };
}

/** Sums of the same numbers in another order differ in their last digits, which must not decide anything. */
const rounded = (value: number): number => Math.round(value * 1e6) / 1e6;

/** Returns how much more of a cluster's dishes we expect to settle if these questions are asked too. */
function gainOf({ placeOf, needs, dishes, gains }: Cluster, asked: readonly number[]): number {
  // Each question is a bit: 1 for the first, 2 for the second, 4 for the third.
  let part = 0;
  let count = 0;
  for (const index of asked) {
    const place = placeOf[index] ?? -1;
    if (place < 0) continue;
    part += 2 ** place;
    count += 1;
  }
  const known = count === 0 ? 0 : gains.get(part);
  if (known !== undefined) return known;
  const isWhole = count === needs.length;
  let gain = 0;
  for (const { weight, chances, open } of dishes) {
    let left = isWhole ? 0 : open;
    if (!isWhole)
      for (const index of asked) {
        const place = placeOf[index] ?? -1;
        if (place >= 0) left *= 1 - (chances[place] ?? 0);
      }
    gain += weight * (open - left);
  }
  gains.set(part, gain);
  return gain;
}

/**
 * Returns the clusters that need each question, in their order. Asking any other question settles none of their dishes.
 */
function clustersByQuestion(clusters: readonly Cluster[], questions: number): readonly (readonly Cluster[])[] {
  const needing: Cluster[][] = Array.from({ length: questions }, () => []);
  for (const cluster of clusters) for (const index of cluster.needs) needing[index]?.push(cluster);
  return needing;
}

type Needing = ReturnType<typeof clustersByQuestion>;

const noClusters: readonly Cluster[] = [];

function gainOfAll(needing: Needing, asked: readonly number[]): number {
  const [first = -1, ...more] = asked;
  const concerned = needing[first] ?? noClusters;
  let sum = 0;
  for (const cluster of concerned) sum += gainOf(cluster, asked);
  // Each cluster counts once, by the first of the questions that it needs.
  for (const [place, index] of more.entries())
    for (const cluster of needing[index] ?? noClusters)
      if (asked.every((one, at) => at > place || (cluster.placeOf[one] ?? -1) < 0)) sum += gainOf(cluster, asked);
  return rounded(sum);
}

/**
 * This is a set of questions that would settle a dish for good, with the total weight of the dishes that need exactly
 * these questions.
 */
interface Bundle {
  readonly needs: readonly number[];
  weight: number;
}

function bundlesOf(clusters: readonly Cluster[], most: number): ReadonlyMap<string, Bundle> {
  const bundles = new Map<string, Bundle>();
  for (const { needs, dishes } of clusters) {
    if (needs.length > most || needs.length < 2) continue;
    const key = needs.join(' ');
    const bundle = bundles.get(key) ?? { needs, weight: 0 };
    bundles.set(key, bundle);
    for (const { weight, open } of dishes) bundle.weight += weight * open;
  }
  return bundles;
}

/** Calls back with each set of two or more of some questions, in their order. */
function forEachPart(needs: readonly number[], call: (key: string) => void, from = 0, key = '', count = 0): void {
  if (count > 1) call(key);
  for (let at = from; at < needs.length; at += 1)
    forEachPart(needs, call, at + 1, count === 0 ? `${needs[at]}` : `${key} ${needs[at]}`, count + 1);
}

/**
 * Returns a bound on what asking a bundle can settle: what each of its questions settles alone, plus all dishes that
 * need several of them.
 */
function limitOf({ needs }: Bundle, alone: ReadonlyMap<number, number>, bundles: ReadonlyMap<string, Bundle>): number {
  let sum = 0;
  for (const index of needs) sum += alone.get(index) ?? 0;
  forEachPart(needs, (key) => {
    sum += bundles.get(key)?.weight ?? 0;
  });
  return sum / needs.length;
}

/** Rounding never changes a value by this much. */
const margin = 1e-5;

/** Returns the item with the highest value, and the first one if several are equal. */
function best<T>(all: readonly T[], valueOf: (one: T) => number): T | undefined {
  let found: { one: T; value: number } | undefined;
  for (const one of all) {
    const value = valueOf(one);
    if (found === undefined || value > found.value) found = { one, value };
  }
  return found?.one;
}

/**
 * Finds the question to ask next: the best question of the set that settles most dishes for each question asked. Judged
 * one by one, two questions that only clear a dish together would seem to be worth little.
 */
function nextOf(
  clusters: readonly Cluster[],
  { needing, left, most }: { readonly needing: Needing; readonly left: readonly number[]; readonly most: number },
): number | undefined {
  const alone = new Map(left.map((index) => [index, gainOfAll(needing, [index])]));
  const single = best(left, (index) => alone.get(index) ?? 0);
  if (single === undefined) return undefined;
  let found = { needs: [single] as readonly number[], value: alone.get(single) ?? 0 };
  const bundles = bundlesOf(clusters, most);
  for (const bundle of bundles.values()) {
    // The bound shows that most bundles are worth less, so we needn't go through their dishes.
    if (limitOf(bundle, alone, bundles) < found.value - margin) continue;
    const value = rounded(gainOfAll(needing, bundle.needs) / bundle.needs.length);
    if (value > found.value) found = { needs: bundle.needs, value };
  }
  return best(found.needs, (index) => alone.get(index) ?? 0);
}

function ask(clusters: readonly Cluster[], index: number): void {
  for (const cluster of clusters) {
    const place = cluster.placeOf[index] ?? -1;
    if (place < 0) continue;
    cluster.placeOf[index] = -1;
    cluster.needs = cluster.needs.filter((one) => one !== index);
    cluster.gains.clear();
    for (const dish of cluster.dishes) dish.open *= 1 - (dish.chances[place] ?? 0);
  }
}

/**
 * Chooses the questions that we expect to settle most of a menu, as said to be without or to avoid. Each question costs
 * the same, and dishes that people like more weigh more. Equal questions keep the menu's order, and nothing depends on
 * a name.
 */
export const callSheet = <Dish extends Asked>(
  menu: readonly Dish[],
  questions: readonly MenuQuestion<Dish>[],
  weightOf?: (dish: Dish) => number,
  most?: number,
): CallSheet<Dish> => finish(callSheetInSteps(menu, questions, weightOf, most));

/** Does the same as `callSheet`, one step at a time. */
export function* callSheetInSteps<Dish extends Asked>(
  menu: readonly Dish[],
  questions: readonly MenuQuestion<Dish>[],
  weightOf: (dish: Dish) => number = () => 1,
  most = mostAsked,
): InSteps<CallSheet<Dish>> {
  const positions = new Map(menu.map((dish, index) => [dish, index]));
  const deciding = inMenuOrder(
    questions.filter(({ decides }) => decides > 0),
    positions,
  );
  yield;
  const { clusters } = makePlan(deciding, weightOf);
  const first: MenuQuestion<Dish>[] = [];
  const left = new Set(deciding.keys());
  const needing = clustersByQuestion(clusters, deciding.length);
  while (first.length < most) {
    yield;
    const next = nextOf(clusters, { needing, left: [...left], most: most - first.length });
    const question = next === undefined ? undefined : deciding[next];
    if (next === undefined || question === undefined) break;
    left.delete(next);
    ask(clusters, next);
    first.push(question);
  }
  const asked = new Set(first);
  return { first, others: questions.filter((question) => !asked.has(question)) };
}
