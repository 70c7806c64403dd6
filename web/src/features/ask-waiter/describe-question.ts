import { formatDate } from '@clearplate/domain/facts/instants';
import { describeReason } from '@clearplate/domain/facts/stock-reasons';
import type { Avoidance } from '@clearplate/domain/verdict/eater';
import type { AskedFor, MenuQuestion } from '@clearplate/domain/verdict/menu-questions';
import { refinableOil } from '@clearplate/domain/verdict/refinable-oil';
import type { Translate } from '@clearplate/domain/wording/translate';
import { describeAvoidance } from '@clearplate/domain/wording/verdict-words';

/** Returns "milk, egg or peanut". */
function describeEither(words: readonly string[], t: Translate): string {
  const [last = ''] = words.slice(-1);
  return words.length < 2 ? last : t('{one} or {other}', { one: words.slice(0, -1).join(', '), other: last });
}

const describeNamed = (named: readonly Avoidance[], t: Translate): string =>
  describeEither([...new Set(named.map((one) => describeAvoidance(one, t)))], t);

/** Returns the question in a language, as people would say it to a waiter. */
export function describeQuestion(
  { question, named, dishes }: MenuQuestion<{ readonly name: string }>,
  t: Translate,
): string {
  const things = describeNamed(named, t);
  switch (question.kind) {
    case 'whether':
      return dishes.length === 1
        ? t('Is there {things} in the {dish}?', { things, dish: dishes[0]?.name ?? '' })
        : t('Is there {things} in any of these dishes?', { things });
    case 'shared_equipment':
      return t('Is anything with {things} fried in the same oil, or made with the same pans or on the same surfaces?', {
        things,
      });
    case 'may_contain':
      return t('Can you keep traces of {things} out?', { things });
    case 'usual_in':
      return t('Your menu says no {things}. Is that so for the {words} too?', { things, words: question.words });
    case 'what_is_in': {
      const oil = refinableOil(question.words);
      return oil === undefined
        ? t('What is in the {words}?', { words: question.words })
        : t('Is the {oil} highly refined?', { oil });
    }
    case 'guessed':
      return t('Is there {words} in it?', { words: describeEither(question.words, t) });
    case 'unexplained':
      return t('A diner reacted on {date}, cause not known. Do you know more?', { date: formatDate(question.at, t) });
  }
}

/** Returns the reasons for a question, one line for each eater, if the question itself doesn't give them. */
function describeWhom({ question, asked, named }: MenuQuestion<unknown>, t: Translate): readonly string[] {
  const isOfTraces = question.kind === 'shared_equipment';
  const describeThings = (some: readonly AskedFor[]) =>
    some
      .map(({ avoidance }) => {
        const thing = describeAvoidance(avoidance, t);
        const isDangerous = isOfTraces && avoidance.strictness === 'dangerous';
        return isDangerous ? t('{thing} (traces are dangerous)', { thing }) : thing;
      })
      .join(', ');
  const names = [...new Set(asked.flatMap((one) => one.names))];
  if (names.length > 0)
    return names.map((name) =>
      t('For {name}: {things}', { name, things: describeThings(asked.filter((one) => one.names.includes(name))) }),
    );
  const isTold = asked.every(
    ({ avoidance }) =>
      !(isOfTraces && avoidance.strictness === 'dangerous') &&
      named.some((one) => describeAvoidance(one) === describeAvoidance(avoidance)),
  );
  return isTold ? [] : [t('Because of {things}', { things: describeThings(asked) })];
}

/** Returns the lines below a question: what is known, and for whom it is asked. */
export function describeReasons(question: MenuQuestion<unknown>, t: Translate): readonly string[] {
  const because = question.because.map((one) => describeReason(one, t)).join(', ');
  const known = because === '' ? [] : [t('Traces are possible: {because}', { because })];
  return [...known, ...describeWhom(question, t)];
}
