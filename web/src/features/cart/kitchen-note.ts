import type { Avoidance, Eater, Strictness } from '@clearplate/domain/verdict/eater';
import { timeOf } from '@clearplate/domain/facts/instants';
import { describeReason } from '@clearplate/domain/facts/stock-reasons';
import type { CartGroup, CartVariant } from '@clearplate/contract/cart';
import { normalise } from '@clearplate/domain/reading/normalise';
import { describeAvoidance } from '@clearplate/domain/wording/verdict-words';
import type { Avoiding } from '../../entities/eater/use-avoiding.ts';
import type { OpenQuestion } from '@clearplate/domain/verdict/open-questions';
import { refinableOil } from '@clearplate/domain/verdict/refinable-oil';
import type { Told } from '@clearplate/domain/verdict/told';
import { reasonsInSpanish } from '@clearplate/domain/wording/spanish';
import { allergenTerms } from '../../translations/allergen-terms.ts';
import { kitchenNoteWords, type NoteLanguage } from '../../translations/kitchen-note.ts';
import { languages } from '../../translations/languages.ts';
import { describeOrderedDish } from '../../translations/way-words.ts';
import { askOfOthers, askWithTold } from './told-questions.ts';
import { idOfLine, type LineId } from './use-cart.ts';

export interface NoteDish {
  /** Two dishes of a menu may have the same name, and one dish may be made in two ways. */
  readonly id: LineId;
  readonly name: string;
  /** Says how it is made, if not as it comes. */
  readonly way?: CartVariant | undefined;
  readonly quantity: number;
  readonly questions: readonly OpenQuestion[];
}

/** Returns the dishes of a restaurant with their questions, or `undefined` if we don't know who avoids what. */
export function noteDishes(
  { dishes }: CartGroup,
  { assess, findQuestions }: Pick<Avoiding, 'assess' | 'findQuestions'>,
  told: readonly Told[],
): readonly NoteDish[] | undefined {
  const noted: NoteDish[] = [];
  for (const line of dishes) {
    const { dish_name: name, quantity, facts, is_removed, variant } = line;
    const open = findQuestions(facts);
    if (open === undefined) return undefined;
    const asked = askOfOthers(open, assess(facts), told, line.dish_id);
    const questions = askWithTold(asked, told, line.dish_id);
    if (!is_removed) noted.push({ id: idOfLine(line), name, quantity, questions, ...(variant && { way: variant }) });
  }
  return noted;
}

export interface NoteInput {
  readonly language: NoteLanguage;
  readonly eaters: readonly Eater[];
  /** Says whether the note names who has to avoid what. */
  readonly withNames: boolean;
  readonly dishes: readonly NoteDish[];
}

/** Holds the texts of a note for the kitchen; the sheet and the copied text show the same. */
export interface KitchenNote {
  readonly language: NoteLanguage;
  readonly title: string;
  /** This is the heading of the dishes that aren't made as they come. */
  readonly made: string;
  readonly ways: readonly string[];
  readonly foods: readonly { readonly heading: string; readonly items: readonly string[] }[];
  /** These names are in the note as they were typed. */
  readonly untranslated: readonly string[];
  readonly questions: string;
  readonly dishes: readonly { readonly id: LineId; readonly name: string; readonly questions: readonly string[] }[];
  /** This is the heading of what the menu states about the foods, which the note asks about again. */
  readonly still: string;
  readonly stated: readonly { readonly id: LineId; readonly name: string; readonly foods: readonly string[] }[];
  readonly thanks: string;
  /** Warns if no speaker of the language has checked the translation. */
  readonly unchecked: string | undefined;
}

type Need = Strictness | 'leaveOut';
const needs: readonly Need[] = ['dangerous', 'ask', 'fine', 'leaveOut'];

/** A name outside the catalogue has a strictness only if somebody put it among their allergens. */
const needOf = ({ strictness }: Avoidance): Need => strictness ?? 'leaveOut';

/** Returns an allergen's term in the language, or a typed name unchanged. */
function describeFood(avoidance: Avoidance, language: NoteLanguage): string {
  return avoidance.kind === 'allergen' ? allergenTerms[language].terms[avoidance.allergen].term : avoidance.name;
}

/** Adds other names that a kitchen may know it by. */
function describeFoodInFull(avoidance: Avoidance, language: NoteLanguage): string {
  const also = avoidance.kind === 'allergen' ? allergenTerms[language].terms[avoidance.allergen].also : undefined;
  return `${describeFood(avoidance, language)}${also === undefined ? '' : ` (${also})`}`;
}

interface Food {
  readonly said: string;
  readonly need: Need;
  readonly names: readonly string[];
}

/** Returns each food once, with the strictest need and the names of those who avoid it. */
function gatherFoods({ eaters, language }: NoteInput): readonly Food[] {
  const foods = new Map<string, Food>();
  for (const { name, avoids } of eaters) {
    for (const avoidance of avoids) {
      const said = describeFoodInFull(avoidance, language);
      const before = foods.get(said);
      const stricter = [needOf(avoidance), ...(before ? [before.need] : [])].toSorted(
        (one, other) => needs.indexOf(one) - needs.indexOf(other),
      );
      const names = new Set([...(before?.names ?? []), ...(name === undefined ? [] : [name])]);
      foods.set(said, { said, need: stricter[0] ?? needOf(avoidance), names: [...names] });
    }
  }
  return [...foods.values()];
}

function describeFoods(input: NoteInput): KitchenNote['foods'] {
  const headings = kitchenNoteWords[input.language].foods;
  const foods = gatherFoods(input);
  return needs.flatMap((need) => {
    const items = foods
      .filter((food) => food.need === need)
      .map(({ said, names }) => (input.withNames && names.length > 0 ? `${said}: ${names.join(', ')}` : said));
    return items.length > 0 ? [{ heading: headings[need], items }] : [];
  });
}

/** In English this is empty, because names are typed in the language of the app. */
function untranslatedIn({ eaters, language }: NoteInput): readonly string[] {
  if (language === 'en') return [];
  const names = eaters.flatMap(({ avoids }) => avoids.flatMap((one) => (one.kind === 'allergen' ? [] : [one.name])));
  return [...new Set(names)];
}

type Still = Extract<OpenQuestion, { kind: 'still' }>;

const isStill = (question: OpenQuestion): question is Still => question.kind === 'still';

function describeServing(at: string | undefined, language: NoteLanguage): string {
  const time = timeOf(at);
  if (Number.isNaN(time)) return '';
  // The day comes first, as everywhere else in the app.
  const tag = language === 'en' ? 'en-GB' : languages[language].tag;
  return new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' }).format(time);
}

function describeStill({ avoidance, at }: Still, language: NoteLanguage): string {
  return kitchenNoteWords[language].still.food(describeFood(avoidance, language), describeServing(at, language));
}

/** The note has its own language, whatever the language of the interface is. */
function describeBecause(because: readonly string[], language: NoteLanguage): string {
  const t = language === 'es' ? (sentence: string) => reasonsInSpanish[sentence] ?? sentence : undefined;
  return because.map((one) => describeReason(one, t)).join(', ');
}

function describeQuestion(question: Exclude<OpenQuestion, Still>, language: NoteLanguage): string {
  const words = kitchenNoteWords[language].questions;
  switch (question.kind) {
    case 'contains':
    case 'may_contain':
      return words[question.kind](
        describeFood(question.avoidance, language),
        describeBecause(question.because, language),
      );
    case 'reported':
    case 'whether':
    case 'traces':
      return words[question.kind](describeFood(question.avoidance, language));
    case 'usual_in': {
      const food = describeFood(question.avoidance, language);
      // "Is that so for the milk too?" makes no sense about milk itself.
      const isItself = normalise(question.words) === normalise(describeAvoidance(question.avoidance));
      return isItself ? words.whether(food) : words.usual_in(food, question.words);
    }
    case 'what_is_in':
      return words.what_is_in(question.words, refinableOil(question.words));
    case 'unexplained':
      return words.unexplained(describeServing(question.at, language));
    case 'guessed':
      return words.guessed(question.words.join(', '));
    default:
      return words.shared_equipment;
  }
}

/** The way comes first: people who read only the beginning of the line must not miss it. */
const describeDish = (dish: NoteDish, language: NoteLanguage): string =>
  describeOrderedDish(dish, language, (id) => allergenTerms[language].terms[id].term);

/** Returns every dish that isn't made as it comes, whether or not there is something to ask about it. */
const describeWays = (dishes: readonly NoteDish[], language: NoteLanguage): string[] =>
  dishes.flatMap((dish) => {
    if (!dish.way) return [];
    const said = describeDish(dish, language);
    return [dish.way.state === 'changed' ? `${said}. ${kitchenNoteWords[language].ways.changed}` : said];
  });

export function writeNote(input: NoteInput): KitchenNote {
  const { language, dishes } = input;
  const words = kitchenNoteWords[language];
  return {
    language,
    title: words.title,
    made: words.ways.title,
    ways: describeWays(dishes, language),
    foods: describeFoods(input),
    untranslated: untranslatedIn(input),
    questions: words.questions.title,
    dishes: dishes.flatMap((dish) => {
      const open = dish.questions.filter((question) => !isStill(question));
      const questions = [...new Set(open.map((question) => describeQuestion(question, language)))];
      return questions.length === 0 ? [] : [{ id: dish.id, name: describeDish(dish, language), questions }];
    }),
    still: words.still.title,
    stated: dishes.flatMap((dish) => {
      const foods = dish.questions.filter(isStill).map((question) => describeStill(question, language));
      return foods.length === 0 ? [] : [{ id: dish.id, name: describeDish(dish, language), foods }];
    }),
    thanks: words.thanks,
    unchecked: words.status === 'unchecked' ? words.unchecked : undefined,
  };
}

const bullets = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

/** Returns the note as plain text, for a message or a delivery service's field. */
export function noteText(note: KitchenNote): string {
  const parts = [
    note.title,
    ...(note.ways.length > 0 ? [`${note.made}\n${bullets(note.ways)}`] : []),
    ...note.foods.map(({ heading, items }) => `${heading}\n${bullets(items)}`),
    ...(note.dishes.length > 0 ? [note.questions] : []),
    ...note.dishes.map(({ name, questions }) => `${name}\n${bullets(questions)}`),
    ...(note.stated.length > 0
      ? [`${note.still}\n${bullets(note.stated.map(({ name, foods }) => `${name}: ${foods.join(', ')}`))}`]
      : []),
    note.thanks,
    ...(note.unchecked === undefined ? [] : [note.unchecked]),
  ];
  return parts.join('\n\n');
}
