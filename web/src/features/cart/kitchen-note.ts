import type { Avoidance, Eater, Strictness } from '@clearplate/domain/verdict/eater';
import { timeOf } from '@clearplate/domain/facts/instants';
import type { OpenQuestion } from '@clearplate/domain/verdict/open-questions';
import { allergenTerms } from '../../translations/allergen-terms.ts';
import { kitchenNoteWords, type NoteLanguage } from '../../translations/kitchen-note.ts';
import { languages } from '../../translations/languages.ts';

export interface NoteDish {
  /** Two dishes of a menu may have one name. */
  readonly id: number;
  readonly name: string;
  readonly quantity: number;
  readonly questions: readonly OpenQuestion[];
}

export interface NoteInput {
  readonly language: NoteLanguage;
  readonly eaters: readonly Eater[];
  /** Whether it says who has to avoid what. */
  readonly withNames: boolean;
  readonly dishes: readonly NoteDish[];
}

/** The note for a kitchen, word by word: the sheet and the copied text show the same. */
export interface KitchenNote {
  readonly language: NoteLanguage;
  readonly title: string;
  readonly foods: readonly { readonly heading: string; readonly items: readonly string[] }[];
  /** Names that stand there as they were typed. */
  readonly untranslated: readonly string[];
  readonly questions: string;
  readonly dishes: readonly { readonly id: number; readonly name: string; readonly questions: readonly string[] }[];
  /** Above what the menu says of them, which is asked again. */
  readonly still: string;
  readonly stated: readonly { readonly id: number; readonly name: string; readonly foods: readonly string[] }[];
  readonly thanks: string;
  /** Where nobody who speaks the language has read the words. */
  readonly unchecked: string | undefined;
}

type Need = Strictness | 'leaveOut';
const needs: readonly Need[] = ['dangerous', 'ask', 'fine', 'leaveOut'];

/** A name that the catalogue doesn't have is as serious as whoever put it among their allergens said. */
const needOf = ({ strictness }: Avoidance): Need => strictness ?? 'leaveOut';

/** An allergen by its term in the language; whatever was typed stays as it is. */
function sayFood(avoidance: Avoidance, language: NoteLanguage): string {
  return avoidance.kind === 'allergen' ? allergenTerms[language].terms[avoidance.allergen].term : avoidance.name;
}

/** With what else a kitchen may know it as. */
function sayFoodInFull(avoidance: Avoidance, language: NoteLanguage): string {
  const also = avoidance.kind === 'allergen' ? allergenTerms[language].terms[avoidance.allergen].also : undefined;
  return `${sayFood(avoidance, language)}${also === undefined ? '' : ` (${also})`}`;
}

interface Food {
  readonly said: string;
  readonly need: Need;
  readonly names: readonly string[];
}

/** Each food once, as strictly as the strictest takes it, and who has to avoid it. */
function gatherFoods({ eaters, language }: NoteInput): readonly Food[] {
  const foods = new Map<string, Food>();
  for (const { name, avoids } of eaters) {
    for (const avoidance of avoids) {
      const said = sayFoodInFull(avoidance, language);
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

function sayFoods(input: NoteInput): KitchenNote['foods'] {
  const headings = kitchenNoteWords[input.language].foods;
  const foods = gatherFoods(input);
  return needs.flatMap((need) => {
    const items = foods
      .filter((food) => food.need === need)
      .map(({ said, names }) => (input.withNames && names.length > 0 ? `${said}: ${names.join(', ')}` : said));
    return items.length > 0 ? [{ heading: headings[need], items }] : [];
  });
}

/** In English nothing has to be said of them: that is the language of the app. */
function untranslatedIn({ eaters, language }: NoteInput): readonly string[] {
  if (language === 'en') return [];
  const names = eaters.flatMap(({ avoids }) => avoids.flatMap((one) => (one.kind === 'allergen' ? [] : [one.name])));
  return [...new Set(names)];
}

type Still = Extract<OpenQuestion, { kind: 'still' }>;

const isStill = (question: OpenQuestion): question is Still => question.kind === 'still';

function sayOn(at: string | undefined, language: NoteLanguage): string {
  const time = timeOf(at);
  if (Number.isNaN(time)) return '';
  // The day first, as everywhere else in the app.
  const tag = language === 'en' ? 'en-GB' : languages[language].tag;
  return new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' }).format(time);
}

function sayStill({ avoidance, at }: Still, language: NoteLanguage): string {
  return kitchenNoteWords[language].still.food(sayFood(avoidance, language), sayOn(at, language));
}

function sayQuestion(question: Exclude<OpenQuestion, Still>, language: NoteLanguage): string {
  const words = kitchenNoteWords[language].questions;
  switch (question.kind) {
    case 'contains':
    case 'may_contain':
      return words[question.kind](sayFood(question.avoidance, language), question.because.join(', '));
    case 'reported':
    case 'whether':
    case 'traces':
      return words[question.kind](sayFood(question.avoidance, language));
    case 'what_is_in':
      return words.what_is_in(question.words);
    case 'unexplained':
      return words.unexplained(sayOn(question.at, language));
    case 'guessed':
      return words.guessed(question.words.join(', '));
    default:
      return words.shared_equipment;
  }
}

const sayDish = ({ name, quantity }: NoteDish): string => `${quantity} × ${name}`;

export function writeNote(input: NoteInput): KitchenNote {
  const { language, dishes } = input;
  const words = kitchenNoteWords[language];
  return {
    language,
    title: words.title,
    foods: sayFoods(input),
    untranslated: untranslatedIn(input),
    questions: words.questions.title,
    dishes: dishes.flatMap((dish) => {
      const open = dish.questions.filter((question) => !isStill(question));
      const questions = [...new Set(open.map((question) => sayQuestion(question, language)))];
      return questions.length === 0 ? [] : [{ id: dish.id, name: sayDish(dish), questions }];
    }),
    still: words.still.title,
    stated: dishes.flatMap((dish) => {
      const foods = dish.questions.filter(isStill).map((question) => sayStill(question, language));
      return foods.length === 0 ? [] : [{ id: dish.id, name: sayDish(dish), foods }];
    }),
    thanks: words.thanks,
    unchecked: words.status === 'unchecked' ? words.unchecked : undefined,
  };
}
