import type { AllergenId } from '@clearplate/domain/facts/allergens';
import { describeReason } from '@clearplate/domain/facts/stock-reasons';
import { wordOfAllergen } from '../../shared/lib/allergen-words.ts';
import { formatList, t } from '../../translations/t.ts';
import { isContradiction, type Cell, type CellLevel, type CellValue } from './sheet-cells.ts';

const levelWords: Readonly<Record<CellLevel, () => string>> = {
  contains: () => t('Contains'),
  may_contain: () => t('May contain'),
  traces: () => t('No, traces possible'),
  absent: () => t('No'),
  not_stated: () => t('Not stated'),
};

export const nameOfLevel = (level: CellLevel): string => levelWords[level]();

/** Says what a value is, for screen readers and messages: "May contain: shared fryer". */
export const describeValue = ({ level, reason }: CellValue): string =>
  reason === ''
    ? nameOfLevel(level)
    : t('{level}: {reason}', { level: nameOfLevel(level), reason: describeReason(reason, t) });

/**
 * Returns the sign in a cell, readable without colour. `c`: nobody states it, but the dish's words name it. A sign in words
 * begins the cell's label, too, so that speech control finds the cell by what it shows.
 */
export function signOf({ value: { level }, words, isStale }: Cell): string {
  if (level === 'contains') return t('C');
  if (level === 'may_contain') return t('M');
  if (isStale) return t('no?');
  if (level === 'traces') return t('no, traces');
  if (level === 'absent') return t('no');
  return words.length > 0 ? t('c') : '?';
}

/** Says in two or three words where a mark comes from, if not from the dish itself: the component that brings it. */
export function describeOrigin({ within }: Cell): string | undefined {
  const [first, ...others] = within;
  if (first === undefined) return undefined;
  return others.length === 0 ? first : t('{name} and {count} more', { name: first, count: others.length });
}

const quote = (words: readonly string[]): string => formatList(words.slice(0, 3).map((word) => `“${word}”`));

/** Says what contradicts a cell's "no", or what the dish's words say if nobody states anything. */
export function describeHint(cell: Cell, allergen: AllergenId): string | undefined {
  const what = wordOfAllergen(allergen);
  if (isContradiction(cell)) {
    const against =
      cell.words.length > 0
        ? quote(cell.words)
        : t('It is stated to contain {what}', { what: formatList(cell.members.map(wordOfAllergen)) });
    return t('{against} says otherwise. Diners who avoid {what} see “Avoid”.', { against, what });
  }
  if (cell.isStale) return t('This “no” no longer counts. State it again if it is still so.');
  if (cell.value.level === 'not_stated' && cell.words.length > 0)
    return t('{words}: the dish’s words name it, and you haven’t stated it.', { words: quote(cell.words) });
  if (cell.within.length > 0) return t('It comes from {components}.', { components: formatList(cell.within) });
  return undefined;
}

/** Says a cell for screen readers; its row and column are read with it. */
export function describeCell(cell: Cell, allergen: AllergenId): string {
  const parts = [describeValue(cell.value)];
  if (cell.isEdited) parts.push(t('not saved'));
  const hint = describeHint(cell, allergen);
  if (hint !== undefined) parts.push(hint);
  return parts.join('. ');
}
