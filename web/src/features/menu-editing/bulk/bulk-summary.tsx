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

const keyOf = (line: BulkLine | undefined): string => JSON.stringify(line?.said);

/** Says per allergen how many dishes change, what diners will read then, and which dishes are left out and why. */
export function BulkSummary({ plan, rows, onOpen }: BulkSummaryProps) {
  const { lines, crossContact, listComplete } = plan;
  const groups = Map.groupBy(lines, keyOf);
  const isEmpty = lines.length === 0 && !crossContact && !listComplete;
  return (
    <section className="bulk-summary" aria-label={t('What this says')}>
      <h3>{t('What this says')}</h3>
      <p role="status">
        {isEmpty
          ? t('Nothing yet: tick what you want to state.')
          : tCount(plan.edits.size, '{count} dish changes.', '{count} dishes change.')}
      </p>
      {[...groups.values()].map((group) => (
        <Group key={keyOf(group[0])} {...{ group, plan, rows, onOpen }} />
      ))}
      <ul>
        {crossContact && (
          <li>
            <b>{t('Cross-contact')}</b>{' '}
            {t('Every cross-contact risk is listed: {dishes}. People for whom traces are dangerous rely on this.', {
              dishes: describeDishes(crossContact.changes.length),
            })}{' '}
            {describeHeld(crossContact.held)}
          </li>
        )}
        {listComplete && (
          <li>
            <b>{t('Ingredient lists')}</b>{' '}
            {t('Confirmed complete: {dishes}.', { dishes: describeDishes(listComplete.changes.length) })}{' '}
            {describeHeld(listComplete.held)}{' '}
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
          {t('What you state gets the date on which you save it. What a dish leaves open stays a question to ask.')}
        </p>
      )}
    </section>
  );
}

const describeHeld = (count: number): string =>
  count === 0 ? '' : tCount(count, '{count} dish already says so.', '{count} dishes already say so.');

const levelWords = {
  get contains() {
    return t('Contains');
  },
  get may_contain() {
    return t('May contain');
  },
  get traces() {
    return t('Not an ingredient, traces possible');
  },
  get absent() {
    return t('Absent');
  },
} as const;

interface GroupProps extends BulkSummaryProps {
  group: readonly BulkLine[];
}

/** Shows one kind of statement: what diners will read, then each allergen that it is about. */
function Group({ group, plan, rows, onOpen }: GroupProps) {
  const [first] = group;
  if (!first) return null;
  const { level, ingredient } = first.said;
  const read = group.find(({ changes }) => changes.length > 0);
  return (
    <>
      <h4>{levelWords[ingredient === 'absent' ? 'traces' : level]}</h4>
      {read && <Readings {...{ read, group, plan, rows }} />}
      <ul>
        {group.map((line) => (
          <Line key={line.allergen} line={line} onOpen={onOpen} />
        ))}
      </ul>
    </>
  );
}

function Line({ line: { allergen, changes, held, skipped }, onOpen }: Pick<GroupProps, 'onOpen'> & { line: BulkLine }) {
  return (
    <li>
      <b>{nameFor(allergen)}</b>{' '}
      {changes.length > 0 &&
        tCount(changes.length, 'newly stated for {count} dish.', 'newly stated for {count} dishes.')}{' '}
      {describeHeld(held)}
      {skipped.length > 0 && (
        <details className="bulk-summary__skipped">
          <summary>{tCount(skipped.length, 'Left out: {count} dish', 'Left out: {count} dishes')}</summary>
          <ul>
            {skipped.map((one) => (
              <li key={one.key}>
                <Button kind="quiet" onClick={() => onOpen(one.key)}>
                  {one.name || t('New dish')}
                </Button>{' '}
                {describeSkip[one.why](one)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

interface ReadingsProps extends Omit<GroupProps, 'onOpen'> {
  /** The line that serves as the example. */
  read: BulkLine;
}

/** Says what diners will read, in the words of the dishes' pages. */
function Readings({ read: { allergen, said }, group, plan, rows }: ReadingsProps) {
  const traces = new Set(plan.crossContact?.changes);
  const open = new Set(rows.filter(({ tasks }) => tasks.hasOpenTraces).map(({ entry }) => entry.key));
  const isWhole = group.flatMap(({ changes }) => changes).every((key) => traces.has(key) || !open.has(key));
  const now = rows[0]?.context.now ?? '';
  const usual = dinerReads(allergen, said, 'ask', { now, isWhole });
  const strict = dinerReads(allergen, said, 'dangerous', { now, isWhole });
  return (
    <div className="bulk-summary__reads">
      <p>{t('Diners read: “{words}”', { words: usual })}</p>
      {strict !== usual && <p>{t('If traces are dangerous to them: “{words}”', { words: strict })}</p>}
    </div>
  );
}

const quote = (words: readonly string[]): string => formatList(words.slice(0, 3).map((word) => `“${word}”`));

/** Says why a dish is left out, after its name. */
const describeSkip: Readonly<Record<WhySkipped, (dish: SkippedDish) => string>> = {
  contains: () => t('is stated to contain it'),
  may_contain: () => t('is stated as “may contain”'),
  named: ({ words, related }) =>
    words.length > 0
      ? t('has it by its words: {words}', { words: quote(words) })
      : t('has it, as {what} is stated', { what: formatList(related.map(wordFor)) }),
  usual: ({ words }) => t('usually has it: {words}', { words: quote(words) }),
  related: ({ related }) =>
    t('is stated as “contains” or “may contain” for {what}', { what: formatList(related.map(wordFor)) }),
  reported: () => t('a diner reacted to it'),
};
