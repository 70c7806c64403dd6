import { us9 } from '@clearplate/domain/facts/allergens';
import type { Verdict } from '@clearplate/domain/verdict/verdict';
import { wordOfAllergen } from '../../shared/lib/allergen-words.ts';
import { listAvoided, type Avoided } from './avoided-in-text.ts';
import type { FoundAllergen, TextCheck } from './text-check.ts';
import { t, formatList } from '../../translations/t.ts';

export interface Outcome {
  readonly verdict: Verdict;
  readonly title: string;
  readonly note: string;
}

const nothingOfNine = () => t('None of the nine found in these words');
const describeNames = (found: readonly FoundAllergen[]): string =>
  formatList(found.map(({ allergen }) => wordOfAllergen(allergen)));

const isOpen = ({ asks, unknown, isUnderstood }: TextCheck): boolean =>
  !isUnderstood || asks.words.length > 0 || unknown.words.length > 0;

function describeRest(check: TextCheck): string {
  const rest = t('Everything else is not stated. Not stated does not mean absent.');
  return isOpen(check) ? `${rest} ${t('Other words don’t say what is in them.')}` : rest;
}

/**
 * Sums up the text itself, whoever eats. A text that names no allergen clears nothing, least of all with unknown words.
 */
function describeText(check: TextCheck, hasList: boolean): Outcome {
  const { contains, mayContain, isUnderstood } = check;
  const found = [...contains, ...mayContain];
  const nine = found.some(({ allergen }) => us9.includes(allergen)) ? '' : `${nothingOfNine()}. `;
  if (contains.length > 0) {
    const may = mayContain.length > 0 ? `${t('May contain {names}', { names: describeNames(mayContain) })}. ` : '';
    return {
      verdict: 'avoid',
      title: t('Contains {names}', { names: describeNames(contains) }),
      note: `${may}${nine}${describeRest(check)}`,
    };
  }
  if (mayContain.length > 0) {
    return {
      verdict: 'cross_contact',
      title: t('May contain {names}', { names: describeNames(mayContain) }),
      note: `${nine}${describeRest(check)}`,
    };
  }
  const title = t('Not verified');
  if (!isUnderstood) return { verdict: 'not_verified', title, note: t('None of these words could be understood.') };
  if (!hasList) {
    const note = t('{nothing}. A name can warn, but it doesn’t say what is inside.', {
      nothing: nothingOfNine(),
    });
    return { verdict: 'not_verified', title, note };
  }
  if (isOpen(check)) {
    return {
      verdict: 'not_verified',
      title,
      note: t('{nothing}, but some don’t say what is in them: ask.', { nothing: nothingOfNine() }),
    };
  }
  return {
    verdict: 'not_verified',
    title: t('Not verified: none of the nine found in these words, and nobody stated them absent'),
    note: t('A list may leave something out. Ask whoever made it.'),
  };
}

/** Sums up the text in one sentence, as bad as it is for those who eat. */
export function describeOutcome(check: TextCheck, hasList: boolean, avoided: readonly Avoided[]): Outcome {
  const outcome = describeText(check, hasList);
  if (outcome.verdict === 'avoid') return outcome;
  const worst = listAvoided(check, avoided).filter(({ verdict }) => verdict === 'avoid');
  if (worst.length === 0) return outcome;
  const names = formatList([...new Set(worst.map(({ what }) => what))]);
  return { verdict: 'avoid', title: t('Avoid: {names}', { names }), note: `${outcome.title}. ${outcome.note}` };
}
