import type { MenuFilePreview, MenuFileRow } from '@clearplate/contract/menu-file';
import { ApiError, hasCode } from '../../shared/api/api-error.ts';
import { describeRefusal } from '../../shared/api/describe-refusal.ts';
import { t } from '../../translations/t.ts';

type Outcome = MenuFileRow['outcome'];

export function countOf({ rows }: MenuFilePreview, outcome: Outcome): number {
  return rows.filter((row) => row.outcome === outcome).length;
}

const counted: Readonly<Record<Outcome, (count: number) => string>> = {
  wrong: (count) => t('{count} wrong', { count }),
  new: (count) => t('{count} new', { count }),
  changed: (count) => t('{count} changed', { count }),
  unchanged: (count) => t('{count} unchanged', { count }),
};

/** Returns "2 new, 1 changed, 40 unchanged", with the faulty rows first. */
export function describeCounts(preview: MenuFilePreview): string {
  const outcomes: readonly Outcome[] = ['wrong', 'new', 'changed', 'unchanged'];
  const said = outcomes
    .map((outcome) => [countOf(preview, outcome), outcome] as const)
    .filter(([count]) => count > 0)
    .map(([count, outcome]) => counted[outcome](count));
  return said.length > 0 ? said.join(', ') : t('No dishes in the file');
}

/** Says why a file could not be read: what is wrong with it as a whole, and how to fix it. */
export function whyNotRead(error: unknown): readonly string[] {
  if (hasCode(error, 'too_large')) return [t('The file is larger than 2 MB: leave out what is not the menu.')];
  if (error instanceof ApiError && error.issues.length > 0)
    return error.issues.map(({ field, message }) =>
      field === 'file' ? t('The file {message}.', { message }) : `“${field}” ${message}.`,
    );
  return [describeRefusal(error, t('The file could not be read'))];
}

export function whyNotApplied(error: unknown): string {
  if (hasCode(error, 'precondition_failed'))
    return t('Nothing was changed: the menu has changed since. Below is what the file would do to it now.');
  if (error instanceof ApiError && error.issues.length > 0)
    return t('Nothing was changed: {issues}', {
      issues: error.issues.map(({ field, message }) => `${field}: ${message}`).join('; '),
    });
  return describeRefusal(error, t('Nothing was changed'));
}
