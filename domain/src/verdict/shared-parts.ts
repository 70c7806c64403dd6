import type { DishFacts } from '../facts/dish-facts.ts';
import { mostAsked, type CallSheet } from './call-sheet.ts';
import { addAsked, keyOf, type AskedFor, type MenuQuestion } from './menu-questions.ts';
import { plantsOfOil } from './refinable-oil.ts';

interface Known {
  readonly facts: DishFacts;
}

/** A part of a single dish is as quickly asked about as the dish. */
const fewestDishes = 2;

/** Matches a count of unknown words, which are others in each dish: "3 more that we don’t know". */
const counted = /^\d+ more /;

interface Part<Dish> {
  readonly words: string;
  readonly dishes: Set<Dish>;
  /** Its answer helps with these. */
  readonly questions: Set<MenuQuestion<Dish>>;
}

const idOf = (words: string): string => keyOf({ question: { kind: 'what_is_in', words }, named: undefined });

/** Returns the part that a question asks about, or those of a dish that waits for its answer. */
const partsOf = <Dish extends Known>({ question }: MenuQuestion<Dish>, { facts }: Dish): readonly string[] =>
  question.kind === 'what_is_in' ? [question.words] : facts.opaque.filter((words) => plantsOfOil(words).length === 0);

function gatherParts<Dish extends Known>(questions: readonly MenuQuestion<Dish>[]): ReadonlyMap<string, Part<Dish>> {
  const found = new Map<string, Part<Dish>>();
  for (const question of questions) {
    const { kind } = question.question;
    if (kind !== 'what_is_in' && kind !== 'whether') continue;
    for (const dish of kind === 'whether' ? question.decided : question.dishes)
      for (const words of partsOf(question, dish)) {
        const id = idOf(words);
        const part: Part<Dish> = found.get(id) ?? { words, dishes: new Set(), questions: new Set() };
        found.set(id, part);
        part.dishes.add(dish);
        part.questions.add(question);
      }
  }
  return found;
}

function askedFor<Dish>(questions: Iterable<MenuQuestion<Dish>>): readonly AskedFor[] {
  const asked = new Map<string, AskedFor>();
  for (const question of questions) for (const asker of question.asked) addAsked(asked, asker);
  return [...asked.values()];
}

/**
 * Returns what to ask about parts that several dishes have and that nobody broke down, such as a house sauce. The
 * answer can warn of all these dishes and clears none, because only statements clear. The part that people like most
 * dishes of comes first, and equal ones come in the menu's order.
 */
export function sharedParts<Dish extends Known>(
  menu: readonly Dish[],
  questions: readonly MenuQuestion<Dish>[],
  weightOf: (dish: Dish) => number = () => 1,
): readonly MenuQuestion<Dish>[] {
  const positions = new Map(menu.map((dish, index) => [dish, index]));
  const at = (dish: Dish): number => positions.get(dish) ?? 0;
  return [...gatherParts(questions)]
    .filter(([, { words, dishes }]) => dishes.size >= fewestDishes && !counted.test(words))
    .map(([id, { words, dishes, questions: helped }]) => {
      const about = [...dishes].toSorted((one, other) => at(one) - at(other));
      const [first] = about;
      return {
        weight: about.reduce((sum, dish) => sum + weightOf(dish), 0),
        start: first ? at(first) : 0,
        place: first?.facts.opaque.findIndex((each) => idOf(each) === id) ?? 0,
        part: {
          id,
          question: { kind: 'what_is_in' as const, words },
          named: [],
          because: [],
          asked: askedFor(helped),
          dishes: about,
          decides: 0,
          decided: [],
        },
      };
    })
    .toSorted(
      (one, other) =>
        other.weight - one.weight ||
        other.part.dishes.length - one.part.dishes.length ||
        one.start - other.start ||
        one.place - other.place,
    )
    .map(({ part }) => part);
}

/** Also holds what somebody asked tonight, and nobody could answer. */
interface Sheet<Dish> extends CallSheet<Dish> {
  readonly putOff: readonly MenuQuestion<Dish>[];
}

/** Fills up a sheet on which few questions decide with questions about parts, which can only warn. */
export function addParts<Dish, Given extends Sheet<Dish>>(
  sheet: Given,
  parts: readonly MenuQuestion<Dish>[],
  isPutOff: (question: MenuQuestion<Dish>) => boolean,
): Given {
  const { first, putOff, others } = sheet;
  const off = parts.filter(isPutOff);
  const added = parts.filter((part) => !off.includes(part)).slice(0, Math.max(0, mostAsked - first.length));
  const ids = new Set([...off, ...added].map(({ id }) => id));
  const isLeft = ({ id }: MenuQuestion<Dish>): boolean => !ids.has(id);
  return {
    ...sheet,
    first: [...first, ...added],
    putOff: [...putOff.filter(isLeft), ...off],
    others: others.filter(isLeft),
  };
}
