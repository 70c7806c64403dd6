import { refinableOil } from '@clearplate/domain/verdict/refinable-oil';
import { warns, type Teller, type Told } from '@clearplate/domain/verdict/told';
import { phrase, spokenLocale, t, tPhrase, formatList, type Phrase, tIfKnown } from '../../translations/t.ts';

export const tellerNames: Readonly<Record<Teller, Phrase>> = {
  server: phrase('the server'),
  chef: phrase('the chef'),
  manager: phrase('the manager'),
  other: phrase('somebody there'),
};

/** Returns what was said about part of a dish: "contains milk: the house sauce", "no milk in the house sauce". */
function describeOfPart({ answer, things: ids, of }: Pick<Told, 'answer' | 'things'> & { of: string }): string {
  const things = formatList(ids.map(tIfKnown), 'disjunction');
  const oil = refinableOil(of);
  if (answer === 'unknown') return t('they couldn’t say about the {words}', { words: oil ?? of });
  if (oil !== undefined)
    return answer === 'yes' ? t('the {oil} isn’t highly refined', { oil }) : t('the {oil} is highly refined', { oil });
  return answer === 'yes'
    ? t('contains {things}: the {words}', { things, words: of })
    : t('no {things} in the {words}', { things, words: of });
}

/** Returns what was said: "contains peanut", "no peanut", "nothing with peanut shares oil, pans or surfaces". */
export function describeSaid(told: Pick<Told, 'kind' | 'answer' | 'things' | 'of'>): string {
  if (told.of !== undefined) return describeOfPart({ ...told, of: told.of });
  const things = formatList(told.things.map(tIfKnown), 'disjunction');
  const isUnknown = told.answer === 'unknown';
  switch (told.kind) {
    case 'whether':
      if (isUnknown) return t('they couldn’t say about {things}', { things });
      return warns(told) ? t('contains {things}', { things }) : t('no {things}', { things });
    case 'shared_equipment':
      if (isUnknown)
        return t('they couldn’t say whether anything with {things} shares its oil, pans or surfaces', { things });
      return warns(told)
        ? t('shares oil, pans or surfaces with {things}', { things })
        : t('nothing with {things} shares its oil, pans or surfaces', { things });
    case 'may_contain':
      if (isUnknown) return t('they couldn’t say about traces of {things}', { things });
      return warns(told)
        ? t('traces of {things} can’t be kept out', { things })
        : t('traces of {things} can be kept out', { things });
  }
}

/** Returns e.g. "You were told: no peanut, by the chef, Nov 22, 7:40 PM". */
export function describeTold(told: Told): string {
  const when = new Intl.DateTimeFormat(spokenLocale(), {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(told.at));
  return t('You were told: {said}, by {teller}, {when}', {
    said: describeSaid(told),
    teller: tPhrase(tellerNames[told.by]),
    when,
  });
}
