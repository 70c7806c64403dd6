import './draft-review.css';
import { useEffect, useRef, useState } from 'react';
import { FileNotices } from '../../../entities/menu-draft/draft-reading.tsx';
import { groupBySection, type Section } from '../../../entities/dish/group-by-section.ts';
import { SavedByOthers } from '../../../entities/restaurant/save-menu.ts';
import { ApiError } from '../../../shared/api/api-error.ts';
import { describeRefusal } from '../../../shared/api/describe-refusal.ts';
import { useLeaveGuard } from '../../../shared/lib/use-leave-guard.ts';
import { Button, LinkButton } from '../../../shared/ui/button.tsx';
import { LeaveDialog } from '../../../shared/ui/leave-dialog.tsx';
import { TickBox } from '../../../shared/ui/tick-box.tsx';
import { useUnfolded } from '../../../shared/lib/use-unfolded.ts';
import { SaveBar } from '../../../shared/ui/save-bar.tsx';
import { formatList, t, tCount } from '../../../translations/t.ts';
import { DraftRowItem } from './draft-row.tsx';
import { MissingDishes } from './missing-dishes.tsx';
import type { PlannedRow } from './plan-rows.ts';
import { saysSomething, sentRows } from './row-edits.ts';
import { isUnsettled, useDraftRows, type DraftRow, type Drafts } from './use-draft-rows.ts';
import type { DraftFiles } from './use-drafts.ts';

const isOpen = ({ correction, saved }: DraftRow): boolean => correction.isLeftOut !== true && saved !== 'stated';

/** Tells whether nothing about a dish has to be settled, and it says or changes something. */
const isReady = (row: DraftRow): boolean =>
  isOpen(row) && row.look !== undefined && !isUnsettled(row) && saysSomething(row);

/** Tells whether a dish is on the menu as it is in the file. */
const isIdle = (row: DraftRow): boolean =>
  isOpen(row) &&
  row.saved === undefined &&
  row.problem === undefined &&
  row.untaken.length === 0 &&
  !row.isOutdated &&
  !saysSomething(row);

/** `sent` are the rows that the save was about, in its order. */
function whyNotSaved(error: unknown, sent: readonly PlannedRow[]): string {
  if (error instanceof SavedByOthers)
    return t('Nothing was saved: somebody else changed this menu in the meantime. Below is what would change now.');
  if (error instanceof ApiError && error.issues.length > 0) {
    const issues = error.issues.map(({ field, message }) => {
      const row = sent[Number(/dishes\.(\d+)/.exec(field)?.[1] ?? -1)];
      return `${row?.texts.name ?? field}: ${message}`;
    });
    return t('Nothing was changed: {issues}', { issues: issues.join('; ') });
  }
  return describeRefusal(error, t('The menu was not saved'));
}

/** Shows all dishes that were read beside what they would change, and makes statements of them in one press. */
export function DraftReview({ id, read, onClose }: { id: string; read: DraftFiles; onClose: () => void }) {
  const drafts = useDraftRows(id, read);
  const { files, readings, menu, rows, saving, isStale, looksFailed, lookAgain, restates, setRestates } = drafts;
  const { comparingFailed, compare } = drafts;
  const heading = useRef<HTMLHeadingElement>(null);
  const section = useRef<HTMLElement>(null);
  // This also happens when the same files were read again.
  useEffect(() => {
    if (readings > 0) heading.current?.focus();
  }, [readings]);
  const idle = rows.filter(isIdle);
  const shown = rows.filter((row) => !isIdle(row));
  const ready = rows.filter(isReady);
  const open = rows.filter((row) => isOpen(row) && row.problem === undefined && saysSomething(row));
  const unsaved = open.filter(({ saved }) => saved === undefined);
  const guard = useLeaveGuard(unsaved.length > 0);
  const [isClosing, setClosing] = useState(false);
  if (!menu) return null;
  const confirm = (some: readonly DraftRow[]) => saving.mutate({ rows: some, how: 'stated' });
  const sent = saving.variables && sentRows(saving.variables.rows, saving.variables.how);
  const isChecking = isStale || (!looksFailed && unsaved.some(({ look }) => look === undefined));
  return (
    <section ref={section} className="draft-review" aria-labelledby="draft-review">
      <h2 ref={heading} id="draft-review" tabIndex={-1}>
        {tCount(rows.length, '{count} dish was read', '{count} dishes were read')}
      </h2>
      <p>{formatList(files.map(({ name }) => name))}</p>
      <p>
        {t(
          'Nothing is changed yet. Look it through, and correct what was misread: what you type stays when the file is read again.',
        )}
      </p>
      <Button
        className="draft-review__skip"
        onClick={() => section.current?.querySelector<HTMLElement>('.save-bar button')?.focus()}
      >
        {t('Skip the dishes')}
      </Button>
      <FileNotices files={files} className="draft-review__notices" />
      {comparingFailed && (
        <p className="file-row__warning">
          {describeRefusal(comparingFailed, t('The table could not be compared with your menu again'))}{' '}
          <Button onClick={compare}>{t('Try again')}</Button>
        </p>
      )}
      {looksFailed && (
        <p className="file-row__warning">
          {t('What diners will read could not be worked out, so nothing can be confirmed.')}{' '}
          <Button onClick={lookAgain}>{t('Try again')}</Button>
        </p>
      )}
      {(restates || rows.some(({ claims }) => claims.some(({ isHeld }) => isHeld))) && (
        <TickBox checked={restates} onChange={setRestates}>
          {t('State also what your menu says already, as of today')}
        </TickBox>
      )}
      {groupBySection(shown, ({ texts, target }) => texts.section || (target?.section ?? '')).map((group) => (
        <SectionRows
          key={group.name}
          section={group}
          drafts={drafts}
          isAlone={group.items.length === shown.length}
          onConfirm={confirm}
        />
      ))}
      {idle.length > 0 && <IdleRows rows={idle} drafts={drafts} />}
      <MissingDishes drafts={drafts} />
      <SaveBar
        label={
          ready.length === 0
            ? t('As of today, this is true')
            : tCount(
                ready.length,
                'As of today, this is true of this dish',
                'As of today, this is true of these {count} dishes',
              )
        }
        status={describeState(rows, ready)}
        problem={saving.error && sent ? whyNotSaved(saving.error, sent) : undefined}
        busy={saving.isPending && saving.variables.how === 'stated'}
        disabled={ready.length === 0 || saving.isPending}
        isResting={open.length === 0}
        onSave={() => confirm(ready)}
      >
        {unsaved.length > 0 && (
          <Button
            busy={saving.isPending && saving.variables.how === 'claimed'}
            disabled={saving.isPending || isChecking}
            onClick={() => saving.mutate({ rows: unsaved, how: 'claimed' })}
          >
            {t('Save without confirming')}
          </Button>
        )}
      </SaveBar>
      {unsaved.length > 0 && (
        <p>
          {t(
            'Without your confirmation, “contains” and “may contain” warn diners. “Absent”, “yes”, what is taken back, other ways to make a dish and words that warn of less are dropped.',
          )}
        </p>
      )}
      <p className="menu-file__choice">
        {open.length === 0 && rows.length > 0 && (
          <LinkButton kind="primary" to={`/restaurant/${id}`}>
            {t('View the menu')}
          </LinkButton>
        )}
        <Button kind="quiet" onClick={() => (unsaved.length > 0 ? setClosing(true) : onClose())}>
          {t('Close these files')}
        </Button>
      </p>
      <LeaveDialog guard={isClosing ? { isAsking: true, stay: () => setClosing(false), leave: onClose } : guard} />
    </section>
  );
}

function describeState(rows: readonly DraftRow[], ready: readonly DraftRow[]): string {
  if (rows.length === 0) return t('No dishes in the file.');
  const stated = rows.filter(({ saved }) => saved === 'stated').length;
  const claimed = rows.filter(({ saved }) => saved === 'claimed').length;
  const held = rows.filter((row) => isOpen(row) && isUnsettled(row)).length;
  const waiting = rows.some((row) => isOpen(row) && row.look === undefined);
  const isUntaken = rows.some(({ untaken }) => untaken.length > 0);
  return [
    stated > 0 && tCount(stated, '{count} dish stated as of today.', '{count} dishes stated as of today.'),
    claimed > 0 && tCount(claimed, '{count} dish saved, not confirmed.', '{count} dishes saved, not confirmed.'),
    held > 0 && tCount(held, '{count} dish needs you first.', '{count} dishes need you first.'),
    waiting && t('Checking…'),
    !isUntaken &&
      ready.length === 0 &&
      held === 0 &&
      !waiting &&
      stated + claimed === 0 &&
      t('The menu already says all of this.'),
  ]
    .filter((text) => text !== false)
    .join(' ');
}

interface SectionRowsProps {
  section: Section<DraftRow>;
  drafts: Drafts;
  /** This is everything that was read, so the bar's press says the same. */
  isAlone: boolean;
  onConfirm: (rows: readonly DraftRow[]) => void;
}

function SectionRows({ section: { name, items: rows }, drafts, isAlone, onConfirm }: SectionRowsProps) {
  const { saving } = drafts;
  const ready = rows.filter(isReady);
  return (
    <section className="draft-review__section">
      <div className="menu-file__choice">
        <h3 dir="auto">{name || t('Without a section')}</h3>
        {!isAlone && ready.length > 0 && (
          <Button busy={saving.isPending} onClick={() => onConfirm(ready)}>
            {describeConfirming(ready.length, name)}
          </Button>
        )}
      </div>
      <Rows rows={rows} drafts={drafts} />
    </section>
  );
}

const describeConfirming = (count: number, section: string): string =>
  section === ''
    ? tCount(
        count,
        'True of this dish without a section, as of today',
        'True of these {count} dishes without a section, as of today',
      )
    : tCount(
        count,
        'True of this dish of {section}, as of today',
        'True of these {count} dishes of {section}, as of today',
        { section },
      );

function Rows({ rows, drafts }: Pick<SectionRowsProps, 'drafts'> & { rows: readonly DraftRow[] }) {
  const { menu, files, correcting, saving } = drafts;
  return (
    <ul className="menu-file__rows" role="list">
      {rows.map((row) => (
        <DraftRowItem
          key={row.dish.key}
          row={row}
          menu={menu?.dishes ?? []}
          correcting={correcting}
          isOfSeveral={files.length > 1}
          canConfirm={isReady(row)}
          busy={saving.isPending}
          onConfirm={() => saving.mutate({ rows: [row], how: 'stated' })}
        />
      ))}
    </ul>
  );
}

/** Nothing has to be done about these dishes. */
function IdleRows({ rows, drafts }: { rows: readonly DraftRow[]; drafts: Drafts }) {
  const { isOpen: isUnfolded, details } = useUnfolded();
  return (
    <details {...details} className="draft-review__section">
      <summary>
        {tCount(
          rows.length,
          '{count} dish is on your menu as it stands there',
          '{count} dishes are on your menu as they stand there',
        )}
      </summary>
      {isUnfolded && <Rows rows={rows} drafts={drafts} />}
    </details>
  );
}
