import { normalise } from '@clearplate/domain/reading/normalise';
import { formatDate } from '@clearplate/domain/facts/instants';
import type { Avoidance } from '@clearplate/domain/verdict/eater';
import type { AskedFor, MenuQuestion } from '@clearplate/domain/verdict/menu-questions';
import type { Translate } from '@clearplate/domain/wording/translate';
import { describeAvoidance } from '@clearplate/domain/wording/verdict-words';

/** Returns "milk, egg or peanut". */
function describeEither(words: readonly string[], t: Translate): string {
  const [last = ''] = words.slice(-1);
  return words.length < 2 ? last : t('{one} or {other}', { one: words.slice(0, -1).join(', '), other: last });
}

const describeThings = (named: readonly Avoidance[], t: Translate): string =>
  describeEither([...new Set(named.map((one) => describeAvoidance(one, t)))], t);

function describeWhether(things: string, dishes: number, t: Translate): string {
  return dishes === 1
    ? t('Does this dish contain {things}?', { things })
    : t('Do any of these dishes contain {things}?', { things });
}

/** Returns the question as one says it to a waiter, in a language. */
export function describeQuestion({ question, named, dishes }: MenuQuestion<unknown>, t: Translate): string {
  const things = describeThings(named, t);
  switch (question.kind) {
    case 'whether':
      return describeWhether(things, dishes.length, t);
    case 'shared_equipment':
      return t('Is anything with {things} fried in the same oil, or made with the same pans or on the same surfaces?', {
        things,
      });
    case 'may_contain':
      return question.because.length === 0
        ? t('Traces of {things} are possible. Can you keep them out?', { things })
        : t('Traces of {things} are possible: {because}. Can you keep them out?', {
            things,
            because: question.because.join(', '),
          });
    case 'usual_in':
      return normalise(question.words) === normalise(things)
        ? describeWhether(things, dishes.length, t)
        : t('Your menu says no {things}. Is that so for “{words}” too?', { things, words: question.words });
    case 'what_is_in':
      return t('What is in “{words}”?', { words: question.words });
    case 'guessed':
      return t('Is there {words} in it?', { words: describeEither(question.words, t) });
    case 'unexplained':
      return t('A diner reacted on {date}, cause not known. Do you know more?', { date: formatDate(question.at, t) });
  }
}

function describeThing({ avoidance }: AskedFor, t: Translate): string {
  const thing = describeAvoidance(avoidance, t);
  return avoidance.strictness === 'dangerous' ? t('{thing} (traces are dangerous)', { thing }) : thing;
}

/** Returns because of what it is asked, a line for each eater, if the question doesn't tell. */
export function describeAsked({ asked, named }: MenuQuestion<unknown>, t: Translate): readonly string[] {
  const things = (some: readonly AskedFor[]) => some.map((one) => describeThing(one, t)).join(', ');
  const names = [...new Set(asked.flatMap((one) => one.names))];
  if (names.length > 0)
    return names.map((name) =>
      t('For {name}: {things}', { name, things: things(asked.filter((one) => one.names.includes(name))) }),
    );
  const isTold = named.length > 0 && asked.every(({ avoidance }) => avoidance.strictness !== 'dangerous');
  const isNamed = asked.every(({ avoidance }) =>
    named.some((one) => describeAvoidance(one) === describeAvoidance(avoidance)),
  );
  return isTold && isNamed ? [] : [t('Because of {things}', { things: things(asked) })];
}
