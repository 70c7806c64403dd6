import { assessAvoidance } from './assess-avoidance.ts';
import type { DishFacts } from '../facts/dish-facts.ts';
import type { Avoidance, Eater } from './eater.ts';
import { formatDate, isCurrent } from '../facts/instants.ts';
import { questionsOfCauses, type OpenQuestion } from './open-questions.ts';
import { finish, type InSteps } from '../in-steps.ts';
import { normaliseOnce } from '../reading/normalise-once.ts';
import { describeAvoidance } from '../wording/verdict-words.ts';
import type { AssessContext, Cause } from './verdict.ts';

/** Says what is avoided, and by whom. Nobody is named if only one person eats. */
export interface AskedFor {
  readonly avoidance: Avoidance;
  readonly names: readonly string[];
}

/** These questions can be open about a menu. What is known isn't open, so "is that still so?" is not among them. */
export type AskedQuestion = Exclude<OpenQuestion, { kind: 'still' | 'contains' | 'reported' | 'traces' }>;

/** This is one question to a restaurant, and the dishes that it is about. */
export interface MenuQuestion<Dish> {
  /** Identifies it among the questions of a menu. */
  readonly id: string;
  readonly question: AskedQuestion;
  /** Lists what the question names, such as "milk" and "egg" in "Is there milk or egg in any of these?". */
  readonly named: readonly Avoidance[];
  /** Says why traces are possible, in the restaurant's words: "shared fryer". */
  readonly because: readonly string[];
  /** Says what the question is asked for, and for whom. */
  readonly asked: readonly AskedFor[];
  /** Dishes come in the menu's order. */
  readonly dishes: readonly Dish[];
  /** Counts the dishes whose verdict the answer may improve. */
  readonly decides: number;
  /** Lists those dishes, in the menu's order. */
  readonly decided: readonly Dish[];
}

/** Says what is open about a menu for some eaters. */
export interface MenuQuestions<Dish> {
  /** Questions that decide most dishes come first. */
  readonly questions: readonly MenuQuestion<Dish>[];
  /** Counts the dishes that were assessed. It is 0 if nobody avoids anything. */
  readonly assessed: number;
  /** Counts those of them that are to avoid anyway, so that we ask nothing about them. */
  readonly avoided: number;
}

/** This is a question about one dish, asked because of one thing that somebody avoids. */
interface Raised {
  readonly question: AskedQuestion;
  readonly named: Avoidance | undefined;
  /** Says whether the answer may improve the dish's verdict. */
  readonly decides: boolean;
}

const things = new WeakMap<Avoidance, string>();

/** Names the avoided thing, and keeps the name, because a menu asks about the same few things thousands of times. */
function thingOf(avoidance: Avoidance): string {
  const known = things.get(avoidance);
  if (known !== undefined) return known;
  const name = describeAvoidance(avoidance);
  const thing = normaliseOnce(name) || name;
  things.set(avoidance, thing);
  return thing;
}

const sharedEquipment = { kind: 'shared_equipment' } as const;

function raise(question: OpenQuestion, avoidance: Avoidance): readonly Raised[] {
  switch (question.kind) {
    case 'still':
    // Only a dish that somebody has to avoid raises these two questions.
    case 'contains':
    case 'reported':
      return [];
    case 'traces':
      return [{ question: sharedEquipment, named: avoidance, decides: true }];
    case 'shared_equipment':
      return [{ question, named: avoidance, decides: false }];
    case 'whether':
    case 'may_contain':
      // We ask about things that only resemble the avoided one beside a verdict that clears.
      return [{ question, named: question.avoidance, decides: thingOf(question.avoidance) === thingOf(avoidance) }];
    case 'usual_in': {
      // "Is that so for the milk too?" makes no sense about milk itself.
      const isItself = normaliseOnce(question.words) === thingOf(question.avoidance);
      const asked = isItself ? { kind: 'whether' as const, avoidance: question.avoidance } : question;
      return [{ question: asked, named: question.avoidance, decides: false }];
    }
    default:
      return [{ question, named: undefined, decides: false }];
  }
}

/**
 * Asks about traces together with the ingredient itself, so that one answer doesn't lead to the next question. Asks
 * nothing if traces are fine, stated, or known to be possible.
 */
function raiseTraces(facts: DishFacts, avoidance: Avoidance, context: AssessContext): readonly Raised[] {
  if (avoidance.strictness === 'fine') return [];
  const isKnown =
    isCurrent(facts.crossContactStatedAt, context.now, context.statementDays) ||
    (avoidance.kind === 'allergen' &&
      facts.allergens.some((fact) => fact.allergen === avoidance.allergen && fact.presence === 'possible'));
  if (isKnown) return [];
  return [{ question: sharedEquipment, named: avoidance, decides: avoidance.strictness === 'dangerous' }];
}

function raiseAll(facts: DishFacts, cause: Cause, context: AssessContext): readonly Raised[] {
  const { avoidance } = cause;
  const questions = questionsOfCauses(facts, [cause], context);
  const raised = questions.flatMap((question) => raise(question, avoidance));
  const isUndecided = raised.some(({ question, decides }) => question.kind === 'whether' && decides);
  return isUndecided ? [...raised, ...raiseTraces(facts, avoidance, context)] : raised;
}

/** Returns the same key for two dishes if one answer holds for both. */
export function keyOf({ question, named }: Pick<Raised, 'question' | 'named'>): string {
  const thing = named && thingOf(named);
  switch (question.kind) {
    case 'whether':
    case 'may_contain':
      return `${question.kind} ${thing}`;
    case 'shared_equipment':
      return question.kind;
    case 'usual_in':
      return JSON.stringify([question.kind, thing, normaliseOnce(question.words)]);
    case 'what_is_in':
      return JSON.stringify([question.kind, normaliseOnce(question.words) || question.words]);
    case 'unexplained':
      return JSON.stringify([question.kind, formatDate(question.at)]);
    default:
      return JSON.stringify(question);
  }
}

interface Gathered<Dish> {
  readonly id: string;
  readonly question: AskedQuestion;
  readonly named: Map<string, Avoidance>;
  readonly because: Map<string, string>;
  readonly asked: Map<string, AskedFor>;
  readonly askers: Set<AskedFor>;
  /** Dishes come in the menu's order. */
  readonly dishes: Dish[];
  /** Says for each of them whether the answer may improve its verdict. */
  readonly decides: boolean[];
}

/** Adds those for whom it is asked; somebody who is stricter about the same thing is listed separately. */
export function addAsked(asked: Map<string, AskedFor>, { avoidance, names }: AskedFor): void {
  const key = JSON.stringify([thingOf(avoidance), avoidance.strictness ?? 'ask']);
  asked.set(key, { avoidance, names: [...new Set([...(asked.get(key)?.names ?? []), ...names])] });
}

function gather<Dish>(all: Map<string, Gathered<Dish>>, dish: Dish, raised: Raised, asker: AskedFor): void {
  const { question, named, decides } = raised;
  const key = keyOf(raised);
  const entry: Gathered<Dish> = all.get(key) ?? {
    id: key,
    question,
    named: new Map(),
    because: new Map(),
    asked: new Map(),
    askers: new Set(),
    dishes: [],
    decides: [],
  };
  all.set(key, entry);
  if (question.kind === 'may_contain')
    for (const words of question.because) entry.because.set(normaliseOnce(words), words);
  if (named) entry.named.set(thingOf(named), named);
  // An asker comes up for hundreds of dishes, but is added only once.
  if (!entry.askers.has(asker)) addAsked(entry.asked, asker);
  entry.askers.add(asker);
  // Dishes come one after another, so this dish can only be the last one.
  const last = entry.dishes.length - 1;
  if (entry.dishes[last] !== dish) {
    entry.dishes.push(dish);
    entry.decides.push(decides);
  } else if (decides) entry.decides[last] = true;
}

function isAboutSame<Dish>(one: Gathered<Dish>, other: Gathered<Dish>): boolean {
  const { kind } = one.question;
  const isBoth = (kind === 'whether' || kind === 'may_contain') && other.question.kind === kind;
  if (!isBoth || one.dishes.length !== other.dishes.length) return false;
  return other.dishes.every((dish, at) => one.dishes[at] === dish && one.decides[at] === other.decides[at]);
}

/** "Is there milk in these?" and "Is there egg in these?" are one question if they are about the same dishes. */
function mergeAlike<Dish>(entries: Iterable<Gathered<Dish>>): readonly Gathered<Dish>[] {
  const merged: Gathered<Dish>[] = [];
  for (const entry of entries) {
    const twin = merged.find((one) => isAboutSame(one, entry));
    if (twin) {
      for (const [thing, avoidance] of entry.named) twin.named.set(thing, avoidance);
      for (const [form, words] of entry.because) twin.because.set(form, words);
      for (const asker of entry.asked.values()) addAsked(twin.asked, asker);
    } else merged.push(entry);
  }
  return merged;
}

const isTraces = ({ question }: MenuQuestion<unknown>): number => (question.kind === 'shared_equipment' ? 1 : 0);

/** Compares by the number of dishes that they decide, then by all their dishes. If equal, traces come first. */
const byWeight = (one: MenuQuestion<unknown>, other: MenuQuestion<unknown>): number =>
  other.decides - one.decides || other.dishes.length - one.dishes.length || isTraces(other) - isTraces(one);

/** This is one line of a dish's verdict, with the people whom it is for. */
interface Line {
  readonly cause: Cause;
  readonly asker: AskedFor;
}

const askersOf = (eaters: readonly Eater[]): readonly AskedFor[] =>
  eaters.flatMap(({ name, avoids }) =>
    avoids.map((avoidance) => ({ avoidance, names: name === undefined ? [] : [name] })),
  );

/**
 * Assesses a dish once for everything that the eaters avoid, in their order. Returns `undefined` as soon as one of them
 * has to avoid it. The open questions beside each verdict are gathered afterwards.
 */
function linesOf(facts: DishFacts, askers: readonly AskedFor[], context: AssessContext): readonly Line[] | undefined {
  const lines: Line[] = [];
  for (const asker of askers) {
    const line = assessAvoidance(facts, asker.avoidance, context, false);
    if (line.verdict === 'avoid') return undefined;
    lines.push({ cause: { avoidance: asker.avoidance, ...line }, asker });
  }
  return lines;
}

/**
 * Returns what is open about a menu for these eaters. Each question comes once, with its dishes, and those that decide
 * most dishes come first. Asks nothing about what is known, nor about a dish that one of the eaters has to avoid
 * anyway.
 */
export const questionsOfMenu = <Dish extends { readonly facts: DishFacts }>(
  menu: readonly Dish[],
  eaters: readonly Eater[],
  context: AssessContext,
): MenuQuestions<Dish> => finish(questionsInSteps(menu, eaters, context));

/** A slow phone takes a few milliseconds for this many dishes. */
const dishesAStep = 20;

/**
 * Does the same as `questionsOfMenu`, one step at a time. It also asks about traces where the statement that there are
 * none is in doubt.
 */
export function* questionsInSteps<Dish extends { readonly facts: DishFacts }>(
  menu: readonly Dish[],
  eaters: readonly Eater[],
  context: AssessContext,
  isDoubted?: (dish: Dish, cause: Cause) => boolean,
): InSteps<MenuQuestions<Dish>> {
  const all = new Map<string, Gathered<Dish>>();
  const askers = askersOf(eaters);
  const isAssessed = askers.length > 0 || context.profileApplied === false;
  let avoided = 0;
  for (const [at, dish] of menu.entries()) {
    if (at % dishesAStep === dishesAStep - 1) yield;
    const lines = linesOf(dish.facts, askers, context);
    if (!lines) {
      avoided += 1;
      continue;
    }
    for (const { cause, asker } of lines) {
      for (const raised of raiseAll(dish.facts, cause, context)) gather(all, dish, raised, asker);
      // The dish keeps its verdict whatever the answer is, unless the answer warns.
      if (isDoubted?.(dish, cause))
        gather(all, dish, { question: sharedEquipment, named: cause.avoidance, decides: false }, asker);
    }
  }
  yield;
  const questions = mergeAlike(all.values()).map(({ id, question, named, because, asked, dishes, decides }) => {
    const decided = dishes.filter((_, at) => decides[at]);
    return {
      id,
      question,
      named: [...named.values()],
      because: [...because.values()],
      asked: [...asked.values()],
      dishes,
      decides: decided.length,
      decided,
    };
  });
  return {
    questions: questions.toSorted(byWeight),
    assessed: isAssessed ? menu.length : 0,
    avoided,
  };
}
