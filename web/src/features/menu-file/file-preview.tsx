import type { MenuFilePreview, MenuFileRow } from '@clearplate/contract/menu-file';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { FieldChanges } from '../../shared/ui/field-changes.tsx';
import { TickBox } from '../../shared/ui/tick-box.tsx';
import { t, tCount, tServerMessage } from '../../translations/t.ts';
import { DinersRead } from './diners-read.tsx';
import { countOf, describeCounts } from './describe-file.ts';

const words = {
  get new() {
    return t('New');
  },
  get changed() {
    return t('Changed');
  },
  get unchanged() {
    return t('Unchanged');
  },
  get wrong() {
    return t('Wrong');
  },
} as const;

/** Shows one dish of the file: its faults, or else what it changes and what follows from that. */
function PreviewRow({ row }: { row: MenuFileRow }) {
  const { line, name, outcome, changes, faults, restated, to_confirm, taken_back, contradictions, told } = row;
  return (
    <li className="file-row" data-outcome={outcome}>
      <p className="file-row__head">
        <strong>{words[outcome]}</strong> <bdi className="file-row__name">{name || t('No name')}</bdi>
        <span className="file-row__line">{t('line {line}', { line })}</span>
      </p>
      {faults.length > 0 && (
        <ul>
          {faults.map((fault) => (
            <li key={`${fault.column} ${fault.message}`}>
              {fault.column && <strong>{fault.column}: </strong>}
              {tServerMessage(fault)}
            </li>
          ))}
        </ul>
      )}
      {changes.length > 0 && (
        <FieldChanges
          changes={changes.map(({ column, before, after }) => ({
            name: column,
            before: outcome === 'new' ? undefined : before,
            after,
          }))}
        />
      )}
      {restated.length > 0 && <p>{t('Stated again, as of today: {restated}.', { restated: restated.join(', ') })}</p>}
      {to_confirm.length > 0 && (
        <p className="file-row__warning">
          {t('The dish changes, so “none” or “yes” for {toConfirm} doesn’t count until you confirm it.', {
            toConfirm: to_confirm.join(', '),
          })}
        </p>
      )}
      {taken_back.length > 0 && (
        <p>{t('Taken back, as the file no longer says it: {takenBack}.', { takenBack: taken_back.join(', ') })}</p>
      )}
      {contradictions.map(({ column, words: named }) => (
        <p key={column} className="file-row__warning">
          {t('Says “none” for {column}, and names {told}.', {
            column,
            told: named.map((word) => `“${word}”`).join(', '),
          })}
        </p>
      ))}
      {(outcome === 'new' || outcome === 'changed') && (
        <>
          <h3 className="file-row__told">{t('Diners read, once you apply it')}</h3>
          <DinersRead verdicts={told.map(({ is_possible: isPossible, ...look }) => ({ ...look, isPossible }))} />
        </>
      )}
    </li>
  );
}

const rank = { wrong: 0, changed: 1, new: 2, unchanged: 3 } as const;

export interface FilePreviewProps {
  preview: MenuFilePreview;
  busy: boolean;
  /** Goes back to what the columns mean. */
  onMatchAgain: () => void;
  onApply: (archiveMissing: boolean) => void;
}

/** Shows what a file would do, faults first, and the button to apply it if there are none. */
export function FilePreview({ preview, busy, onMatchAgain, onApply }: FilePreviewProps) {
  const [archives, setArchives] = useState(false);
  const { rows, missing } = preview;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const told = rows
    .filter(({ outcome }) => outcome !== 'unchanged')
    .toSorted((one, other) => rank[one.outcome] - rank[other.outcome]);
  const isWrong = countOf(preview, 'wrong') > 0;
  const doesNothing = told.length === 0 && !(archives && missing.length > 0);
  return (
    <section aria-labelledby="file-preview">
      <h2 ref={heading} id="file-preview" tabIndex={-1}>
        {t('What it would change')}
      </h2>
      <p role="status">{describeCounts(preview)}</p>
      <Unread preview={preview} />
      {isWrong && <p>{t('You can’t apply the file while something in it is wrong. Fix it and choose it again.')}</p>}
      <ul className="menu-file__rows" role="list">
        {told.map((row) => (
          <PreviewRow key={row.line} row={row} />
        ))}
      </ul>
      {missing.length > 0 && <Missing missing={missing} archives={archives} onArchives={setArchives} />}
      <p className="menu-file__choice">
        <Button kind="primary" busy={busy} disabled={isWrong || doesNothing} onClick={() => onApply(archives)}>
          {t('Apply to the menu')}
        </Button>
        <Button onClick={onMatchAgain}>{t('Change what the columns mean')}</Button>
      </p>
      {doesNothing && !isWrong && rows.length > 0 && <p>{t('The menu already says all of this.')}</p>}
    </section>
  );
}

/** Says what stands in the file and is not taken. */
function Unread({ preview: { unheard, examples } }: { preview: MenuFilePreview }) {
  return (
    <>
      {unheard.map(({ column, rows }) => (
        <p key={column} className="file-row__warning">
          {tCount(
            rows,
            '“None” under “{column}” clears nothing, in {count} row: the heading doesn’t say which allergen it means.',
            '“None” under “{column}” clears nothing, in {count} rows: the heading doesn’t say which allergen it means.',
            { column },
          )}
        </p>
      ))}
      {examples > 0 && (
        <p>{tCount(examples, '{count} example row was skipped.', '{count} example rows were skipped.')}</p>
      )}
    </>
  );
}

interface MissingProps {
  missing: MenuFilePreview['missing'];
  archives: boolean;
  onArchives: (archives: boolean) => void;
}

function Missing({ missing, archives, onArchives }: MissingProps) {
  return (
    <div>
      <p>
        {tCount(
          missing.length,
          '{count} dish of the menu is not in the file, and is left alone: {names}.',
          '{count} dishes of the menu are not in the file, and are left alone: {names}.',
          { names: missing.map(({ name }) => name).join(', ') },
        )}
      </p>
      <TickBox checked={archives} onChange={onArchives}>
        {tCount(missing.length, 'Archive it: take it off the menu', 'Archive them: take them off the menu')}
      </TickBox>
    </div>
  );
}
