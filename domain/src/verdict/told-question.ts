import { describeAllergen } from '../facts/allergens.ts';
import { describeAvoidance } from '../wording/verdict-words.ts';
import type { MenuQuestion } from './menu-questions.ts';
import { plantsOfOil } from './refinable-oil.ts';
import type { ToldQuestion } from './told.ts';

/** A note has room for this many characters of the menu's words. */
const longestPart = 200;

/**
 * Returns how to note the answer to a question, in English, whatever the user's language is. Not every question can be
 * answered with yes or no. For the contents of the house sauce, the note says whether the sauce has what is avoided.
 * For a guess, it says whether the dish has what was guessed.
 */
export function askedAs({
  question,
  named,
  asked,
}: Pick<MenuQuestion<unknown>, 'question' | 'named' | 'asked'>): ToldQuestion {
  const things = named.map((one) => describeAvoidance(one));
  switch (question.kind) {
    case 'whether':
    case 'may_contain':
    case 'shared_equipment':
      return { kind: question.kind, things };
    case 'guessed':
      return { kind: 'whether', things: question.words };
    case 'usual_in':
      return { kind: 'whether', things, of: question.words.slice(0, longestPart) };
    case 'what_is_in':
      return { kind: 'whether', things: thingsInside(question.words, asked), of: question.words.slice(0, longestPart) };
    case 'unexplained':
      return { kind: 'whether', things: thingsOf(asked) };
  }
}

/** An oil that isn't highly refined has its plant's allergen, whatever it is that the eaters avoid. */
function thingsInside(words: string, asked: MenuQuestion<unknown>['asked']): readonly string[] {
  const plants = plantsOfOil(words);
  return plants.length === 0 ? thingsOf(asked) : plants.map((plant) => describeAllergen(plant));
}

/** Returns each thing that is a reason for the question once, no matter who avoids it and how strictly. */
const thingsOf = (asked: MenuQuestion<unknown>['asked']): readonly string[] => [
  ...new Set(asked.map(({ avoidance }) => describeAvoidance(avoidance))),
];
