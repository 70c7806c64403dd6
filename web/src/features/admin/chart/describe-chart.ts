import type { ChartPlan, ChartRow } from '@clearplate/contract/charts';
import { formatDate } from '@clearplate/domain/facts/instants';
import { describeNone, describeSpeaker } from '@clearplate/domain/wording/describe-evidence';
import { ApiError, hasCode } from '../../../shared/api/api-error.ts';
import { describeRefusal } from '../../../shared/api/describe-refusal.ts';
import { wordOfAllergen } from '../../../shared/lib/allergen-words.ts';
import { describeLevels } from '../../../shared/lib/describe-levels.ts';
import { t, tCount } from '../../../translations/t.ts';

/** Formats a day without its hour, as the document has it: "1 Jul 2026". */
export const formatChartDay = (day: string): string => formatDate(`${day}T00:00:00.000Z`, t);

/** Returns what a row states, one line for each level. */
export function describeRow({ statements }: Pick<ChartRow, 'statements'>): readonly string[] {
  if (statements.length === 0) return [t('Says nothing about allergens')];
  return describeLevels(statements, {
    contains: (words) => t('Contains {names}', { names: words.join(', ') }),
    may_contain: (words) => t('May contain {names}', { names: words.join(', ') }),
    absent: (words) => t('None of these: {names}', { names: words.join(', ') }),
  });
}

/** Returns a dish with what its diners would read, if the chart denies anything that is found in it. */
export function describeExample({ rows }: Pick<ChartPlan, 'rows'>, dated: string): string | undefined {
  for (const { found, statements } of rows) {
    const absent = statements.find(({ level }) => level === 'absent');
    if (!absent || found[0] === undefined) continue;
    const none = describeNone([wordOfAllergen(absent.allergen)], t);
    const said = describeSpeaker('published', none, t);
    return `${found[0]}: ${said}, ${formatChartDay(dated)}`;
  }
  return undefined;
}

/** Counts what a chart would change, a line for each kind that there is. */
export function describePlan(plan: ChartPlan, dated: string): readonly string[] {
  const { warnings_added: added, warnings_ended: ended, denials_added: denied } = plan;
  const { denials_ended: undone, denials_unsettled: unsettled, is_too_old: isTooOld } = plan;
  const lines = [
    added > 0 && tCount(added, '{count} warning added', '{count} warnings added'),
    ended > 0 && tCount(ended, '{count} warning ended', '{count} warnings ended'),
    denied > 0 && tCount(denied, '{count} “no …” added', '{count} “no …” added'),
    undone > 0 && tCount(undone, '{count} “no …” taken away', '{count} “no …” taken away'),
    isTooOld && t('The chart is too old to clear anything. Its warnings count.'),
    !isTooOld &&
      unsettled > 0 &&
      tCount(
        unsettled,
        '{count} “no …” clears nothing, because the dish changed after {day}',
        '{count} “no …” clear nothing, because the dishes changed after {day}',
        { day: formatChartDay(dated) },
      ),
  ].filter((line) => line !== false);
  return lines.length > 0 ? lines : [t('Nothing changes for diners')];
}

const headFields = ['title', 'address', 'dated'];

/** Explains a refusal, apart from what the form's fields say themselves. */
export function whyRefused(error: unknown, what: string): string | undefined {
  if (hasCode(error, 'precondition_failed'))
    return t('Somebody else changed the chain’s chart meanwhile. Nothing was recorded: look at it again.');
  if (hasCode(error, 'conflict')) return `${what}: ${error.message}`;
  if (hasCode(error, 'too_large')) return t('The chart is larger than 6 MB: leave out what is not the chart.');
  if (!(error instanceof ApiError) || error.issues.length === 0) return describeRefusal(error, what);
  const others = error.issues.filter(({ field }) => !headFields.includes(field));
  if (others.length === 0) return undefined;
  return others
    .map(({ field, message }) => {
      const row = /^rows\.(\d+)/.exec(field)?.[1];
      if (row !== undefined) return t('Row {number} {message}.', { number: Number(row) + 1, message });
      return field === 'rows' ? t('Its rows {message}.', { message }) : t('The file {message}.', { message });
    })
    .join(' ');
}
