import type { AllergenId } from '@clearplate/domain/facts/allergens';
import { timeOf } from '@clearplate/domain/facts/instants';
import type { Avoidance } from '@clearplate/domain/verdict/eater';
import type { MenuQuestion } from '@clearplate/domain/verdict/menu-questions';
import { plantsOfOil, refinableOil } from '@clearplate/domain/verdict/refinable-oil';
import type { AllergenTerms } from '../../translations/allergen-terms.ts';
import { kitchenQuestions } from '../../translations/kitchen-questions.ts';
import { languages, type Language } from '../../translations/languages.ts';
import { allergenCalled } from '../../translations/way-words.ts';

export type AskedOfKitchen = Pick<MenuQuestion<{ readonly name: string }>, 'question' | 'named' | 'asked' | 'dishes'>;

interface TranslatedQuestionProps {
  question: AskedOfKitchen;
  language: Exclude<Language, 'en'>;
  terms: AllergenTerms['terms'];
}

/** Returns "milk, egg or peanut", or "milk, egg and peanut". */
const list = (words: Iterable<string>, language: Language, type: 'disjunction' | 'conjunction'): string =>
  new Intl.ListFormat(languages[language].tag, { type }).format(words);

/** Returns a day in the language's own format, and in UTC as everywhere else. */
function describeDay(at: string, language: Language): string | undefined {
  const time = timeOf(at);
  const form = { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
  return Number.isNaN(time) ? undefined : new Intl.DateTimeFormat(languages[language].tag, form).format(time);
}

/**
 * Returns a question as a kitchen reads it. A thing without a name in the kitchen's language is quoted as it is
 * written.
 */
function describeTranslated({
  question: { question, named, asked, dishes },
  language,
  terms,
}: TranslatedQuestionProps) {
  const words = kitchenQuestions[language];
  const either = (some: Iterable<string>) => list(new Set(some), language, 'disjunction');
  const foodsOf = (some: readonly Avoidance[]) =>
    either(some.map((one) => (one.kind === 'allergen' ? terms[one.allergen].term : words.quoted(one.name))));
  const avoided = asked.map(({ avoidance }) => avoidance);
  /** Adds which allergens a quoted text means, for somebody who doesn't read the menu's language. */
  const withMeaning = (quoted: string, meant: readonly AllergenId[]) => {
    const foods = new Set(meant.map((id) => terms[id].term));
    return foods.size === 0 ? quoted : words.meaning(quoted, list(foods, language, 'conjunction'));
  };
  switch (question.kind) {
    case 'whether':
      return dishes.length === 1
        ? words.whetherIn(foodsOf(named), words.quoted(dishes[0]?.name ?? ''))
        : words.whether(foodsOf(named));
    case 'shared_equipment':
    case 'may_contain':
      return words[question.kind](foodsOf(named));
    case 'usual_in':
      return words.usual_in(foodsOf(named), words.quoted(question.words));
    case 'what_is_in': {
      const oil = refinableOil(question.words);
      return oil === undefined
        ? words.what_is_in(foodsOf(avoided), words.quoted(question.words))
        : words.refined(withMeaning(words.quoted(oil), plantsOfOil(question.words)));
    }
    case 'guessed': {
      const guesses = question.words.map((word) => ({ word, id: allergenCalled(word) }));
      const said = either(guesses.map(({ word, id }) => (id ? terms[id].term : words.quoted(word))));
      const meant = avoided.flatMap((one) => (one.kind === 'allergen' ? one.allergen : []));
      return words.guessed(
        withMeaning(
          said,
          meant.filter((allergen) => guesses.every(({ id }) => id !== allergen)),
        ),
      );
    }
    case 'unexplained': {
      const day = describeDay(question.at, language);
      return day && words.unexplained(day);
    }
  }
}

export function TranslatedQuestion(props: TranslatedQuestionProps) {
  const said = describeTranslated(props);
  if (said === undefined) return null;
  return (
    <p className="question__kitchen" lang={languages[props.language].tag}>
      {said}
    </p>
  );
}
