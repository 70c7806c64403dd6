import type { Eater } from '@clearplate/domain/verdict/eater';
import { eatersToSend } from './eaters-to-send.ts';
import type { Avoiding } from './use-avoiding.ts';
import type { Question } from '../area/use-list-filters.ts';

/**
 * Returns whether the server may assess a list: we know the eaters and what they avoid or dislike. Without a profile it
 * may not, since it would assess for less than they avoid.
 */
export function canAssess({ state, eaters }: Avoiding): boolean {
  return (state === 'guest' || state === 'applied') && eaters.length > 0;
}

/** Returns whether dishes can be counted by verdict, which requires that somebody avoids something. */
export function canCount(avoiding: Avoiding): boolean {
  return canAssess(avoiding) && avoiding.eaters.some(({ avoids }) => avoids.length > 0);
}

const nobody = { eaters: [] };

/**
 * Returns the body of a list call: the eaters, and the position if needed. Without eaters the list comes unassessed.
 */
export function bodyFor({ here }: Pick<Question, 'here'>, avoiding: Avoiding) {
  const who = canAssess(avoiding) ? eatersToSend(avoiding.eaters) : nobody;
  return { ...who, ...(here && { here }) };
}

/** This is one of several people at the table, with everything that an assessment for them alone has to consider. */
export interface Person {
  readonly name: string;
  readonly eaters: readonly Eater[];
}

const noPeople: readonly Person[] = [];

/**
 * Returns the eaters who must avoid something, if there are several: families order a dish each. The tab's ticks count
 * for each of them, and so does what anybody at the table would rather not eat. People who avoid nothing have no counts
 * of their own.
 */
export function peopleOf(avoiding: Pick<Avoiding, 'state' | 'eaters'>): readonly Person[] {
  const { state, eaters } = avoiding;
  const named = eaters.flatMap(({ name, ...eater }) => (name === undefined ? [] : [{ name, ...eater }]));
  const people = named.filter(({ avoids }) => avoids.length > 0);
  if (state !== 'applied' || people.length < 2) return noPeople;
  const others = eaters.flatMap((eater) => {
    if (eater.name === undefined) return [eater];
    return eater.dislikes ? [{ avoids: [], dislikes: eater.dislikes }] : [];
  });
  return people.map((person) => ({ name: person.name, eaters: [person, ...others] }));
}
