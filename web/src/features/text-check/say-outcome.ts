import { findAllergen, us9 } from '@clearplate/domain/allergens';
import type { Verdict } from '@clearplate/domain/verdict';
import { listAvoided, type Avoided } from './avoided-in-text.ts';
import type { FoundAllergen, TextCheck } from './text-check.ts';

export interface Outcome {
  readonly verdict: Verdict;
  readonly title: string;
  readonly note: string;
}

const nothingOfNine = 'Nothing of the nine found in these words';

const sayAnd = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

const sayNames = (found: readonly FoundAllergen[]): string =>
  sayAnd(found.map(({ allergen }) => findAllergen(allergen)?.word ?? allergen));

const isOpen = ({ asks, unknown, isUnderstood }: TextCheck): boolean =>
  !isUnderstood || asks.words.length > 0 || unknown.words.length > 0;

function sayRest(check: TextCheck): string {
  const open = isOpen(check) ? ' Other words leave open what is in them.' : '';
  return `Everything else is not stated. Not stated does not mean absent.${open}`;
}

/** The text itself, whoever eats. Words that name no allergen clear nothing, least of all where some are not understood. */
function sayText(check: TextCheck, hasList: boolean): Outcome {
  const { contains, mayContain, isUnderstood } = check;
  const found = [...contains, ...mayContain];
  const nine = found.some(({ allergen }) => us9.includes(allergen)) ? '' : `${nothingOfNine}. `;
  if (contains.length > 0) {
    const may = mayContain.length > 0 ? `May contain ${sayNames(mayContain)}. ` : '';
    return { verdict: 'avoid', title: `Contains ${sayNames(contains)}`, note: `${may}${nine}${sayRest(check)}` };
  }
  if (mayContain.length > 0) {
    return { verdict: 'cross_contact', title: `May contain ${sayNames(mayContain)}`, note: `${nine}${sayRest(check)}` };
  }
  const title = 'Not verified';
  if (!isUnderstood) return { verdict: 'not_verified', title, note: 'None of these words could be understood.' };
  if (!hasList) {
    const note = `${nothingOfNine}. A name can warn, but it doesn’t say what is inside.`;
    return { verdict: 'not_verified', title, note };
  }
  if (isOpen(check)) {
    return { verdict: 'not_verified', title, note: `${nothingOfNine}, but some leave open what is in them: ask.` };
  }
  return {
    verdict: 'not_verified',
    title: 'Not verified: nothing of the nine found in these words, and nobody stated them absent',
    note: 'A list may leave something out. Ask whoever made it.',
  };
}

/** The text in one sentence, as bad as it is for those who eat. */
export function sayOutcome(check: TextCheck, hasList: boolean, avoided: readonly Avoided[]): Outcome {
  const outcome = sayText(check, hasList);
  if (outcome.verdict === 'avoid') return outcome;
  const worst = listAvoided(check, avoided).filter(({ verdict }) => verdict === 'avoid');
  if (worst.length === 0) return outcome;
  const names = sayAnd([...new Set(worst.map(({ what }) => what))]);
  return { verdict: 'avoid', title: `Avoid: ${names}`, note: `${outcome.title}. ${outcome.note}` };
}
