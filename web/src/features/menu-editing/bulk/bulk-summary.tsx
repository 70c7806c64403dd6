import { t, tCount, formatList } from '../../../translations/t.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { describeDishes, nameFor, wordFor } from '../model/describe-task.ts';
import type { MenuRow } from '../model/menu-rows.ts';
import type { DishKey } from '../model/menu-state.ts';
import { dinerReads } from './diner-reads.ts';
import type { BulkLine, BulkPlan, SkippedDish, WhySkipped } from './plan-bulk.ts';

interface BulkSummaryProps {
  plan: BulkPlan;
  rows: readonly MenuRow[];
  /** Opens a dish that was left out. */
  onOpen: (key: DishKey) => void;
}

/** Says per allergen how many dishes change, what diners will read then, and which dishes are left out and why. */
export function BulkSummary({ plan, rows, onOpen }: BulkSummaryProps) {
  const { lines, crossContact, listComplete } = plan;
  const isEmpty = lines.length === 0 && !crossContact && !listComplete;
  return (
    <section className="bulk-summary" aria-label={t('What this says')}>
      <h3>{t('What this says')}</h3>
      <p role="status">
        {isEmpty
          ? t('Nothing yet: tick what you want to state.')
          : tCount(plan.edits.size, '{count} dish changes.', '{count} dishes change.')}
      </p>
      <ul>
        {lines.map((line) => (
          <Line key={`${line.allergen} ${line.said.level} ${line.said.ingredient}`} {...{ line, plan, rows, onOpen }} />
        ))}
        {crossContact && (
          <li>
            <b>{t('Cross-contact')}</b>{' '}
            {t('All of it is listed: {dishes}. Somebody to whom traces are dangerous relies on it.', {
              dishes: describeDishes(crossContact.changes.length),
            })}{' '}
            {sayHeld(crossContact.held)}
          </li>
        )}
        {listComplete && (
          <li>
            <b>{t('Ingredient lists')}</b>{' '}
            {t('Confirmed complete: {dishes}.', { dishes: describeDishes(listComplete.changes.length) })}{' '}
            {sayHeld(listComplete.held)}{' '}
            {listComplete.without > 0 &&
              tCount(
                listComplete.without,
                'Left out: {count} dish that lists no ingredients.',
                'Left out: {count} dishes that list no ingredients.',
              )}
          </li>
        )}
      </ul>
      {!isEmpty && (
        <p className="bulk-dialog__note">
          {t('It gets the date of the save. What a dish leaves open stays beside it as a question.')}
        </p>
      )}
    </section>
  );
}

const sayHeld = (count: number): string =>
  count === 0 ? '' : tCount(count, '{count} dish says so already.', '{count} dishes say so already.');

const levelWords = {
  get contains() {
    return t('contains');
  },
  get may_contain() {
    return t('may contain');
  },
  get traces() {
    return t('no ingredient, traces possible');
  },
  get absent() {
    return t('absent');
  },
} as const;

interface LineProps extends BulkSummaryProps {
  line: BulkLine;
}

function Line({ line, plan, rows, onOpen }: LineProps) {
  const { allergen, said, changes, held, skipped } = line;
  const level = said.ingredient === 'absent' ? 'traces' : said.level;
  return (
    <li>
      <b>{nameFor(allergen)}</b>{' '}
      {t('{level}: {dishes}.', { level: levelWords[level], dishes: describeDishes(changes.length) })} {sayHeld(held)}
      {changes.length > 0 && <Readings {...{ line, plan, rows }} />}
      {skipped.length > 0 && (
        <details className="bulk-summary__skipped">
          <summary>{tCount(skipped.length, 'Left out: {count} dish', 'Left out: {count} dishes')}</summary>
          <ul>
            {skipped.map((one) => (
              <li key={one.key}>
                <Button kind="quiet" onClick={() => onOpen(one.key)}>
                  {one.name || t('New dish')}
                </Button>{' '}
                {sayWhy[one.why](one)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

/** What diners will read, as their dishes' pages word it. */
function Readings({ line: { allergen, said, changes }, plan, rows }: Omit<LineProps, 'onOpen'>) {
  const traces = new Set(plan.crossContact?.changes);
  const open = new Set(rows.filter(({ tasks }) => tasks.hasOpenTraces).map(({ entry }) => entry.key));
  const isWhole = changes.every((key) => traces.has(key) || !open.has(key));
  const now = rows[0]?.context.now ?? '';
  const usual = dinerReads(allergen, said, 'ask', { now, isWhole });
  const strict = dinerReads(allergen, said, 'dangerous', { now, isWhole });
  return (
    <>
      <span className="bulk-summary__reads">{t('Diners read: “{words}”', { words: usual })}</span>
      {strict !== usual && (
        <span className="bulk-summary__reads">
          {t('If traces are dangerous to them: “{words}”', { words: strict })}
        </span>
      )}
    </>
  );
}

const quote = (words: readonly string[]): string => formatList(words.slice(0, 3).map((word) => `“${word}”`));

/** Why a dish is left out, after its name. */
const sayWhy: Readonly<Record<WhySkipped, (dish: SkippedDish) => string>> = {
  contains: () => t('is stated to contain it'),
  may_contain: () => t('is stated to possibly contain it'),
  named: ({ words, related }) =>
    words.length > 0
      ? t('has it by its words: {words}', { words: quote(words) })
      : t('has it, as {what} is stated', { what: formatList(related.map(wordFor)) }),
  usual: ({ words }) => t('usually has it: {words}', { words: quote(words) }),
  related: ({ related }) =>
    t('is stated to have, or possibly have, {what}', { what: formatList(related.map(wordFor)) }),
  reported: () => t('a diner reacted to it'),
};
