import type { MenuFileColumn, MenuFileColumns } from '@clearplate/contract/menu-file';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { TickBox } from '../../shared/ui/tick-box.tsx';
import { t } from '../../translations/t.ts';
import { columnChoices, describeChoice } from './describe-columns.ts';
import { recallColumns, type FileReading } from './remembered-columns.ts';

interface MatchColumnsProps {
  /** The restaurant has this id. */
  id: string;
  found: MenuFileColumns;
  busy: boolean;
  onMatch: (reading: FileReading) => void;
}

/** Asks what each column of a file means, beginning with a guess. Nothing is read before somebody has looked at it. */
export function MatchColumns({ id, found, busy, onMatch }: MatchColumnsProps) {
  const [meanings, setMeanings] = useState<readonly string[]>(
    () => recallColumns(id, found)?.split(',') ?? found.columns.map(({ meaning }) => meaning ?? ''),
  );
  const [noMeansNone, setNoMeansNone] = useState(false);
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // What was asked for has arrived, further down.
  useEffect(() => heading.current?.focus(), []);
  const open = meanings.filter((meaning) => meaning === '').length;
  const hasDish = meanings.includes('name') || meanings.includes('id');
  const problem =
    open > 0 ? t('Say what each column is.') : hasDish ? undefined : t('Say which column has the names of the dishes.');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && problem === undefined)
      onMatch({ columns: meanings.join(','), no_means_none: noMeansNone ? 'true' : 'false' });
  };
  return (
    <form className="match-columns" aria-labelledby={headingId} onSubmit={submit}>
      <h2 ref={heading} id={headingId} tabIndex={-1}>
        {t('What the columns mean')}
      </h2>
      <p>{t('We filled in what we’re sure of. Check the rest: a column that we misread would say something wrong.')}</p>
      <ul className="match-columns__list" role="list">
        {found.columns.map((column, index) =>
          // An empty column without a name has nothing to match.
          column.heading === '' && column.samples.length === 0 ? null : (
            <ColumnMatch
              // Columns have no other identity than their place, and don't move.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              column={column}
              place={index + 1}
              meaning={meanings[index] ?? ''}
              onChange={(meaning) => setMeanings(meanings.with(index, meaning))}
            />
          ),
        )}
      </ul>
      {found.says_no && (
        <TickBox checked={noMeansNone} onChange={setNoMeansNone}>
          {t('In this file “no” under an allergen means that it isn’t in the dish. State it as absent.')}
        </TickBox>
      )}
      <p role="status">{problem}</p>
      <Button type="submit" kind="primary" busy={busy} disabled={problem !== undefined}>
        {t('Show what it says')}
      </Button>
    </form>
  );
}

interface ColumnMatchProps {
  column: MenuFileColumn;
  place: number;
  meaning: string;
  onChange: (meaning: string) => void;
}

function ColumnMatch({ column, place, meaning, onChange }: ColumnMatchProps) {
  const id = useId();
  const { heading, samples, meaning: guess, sure } = column;
  const note = meaning === '' ? undefined : describeChoice(meaning, guess);
  return (
    <li className="column-match" data-open={meaning === '' || (!sure && meaning === guess) || undefined}>
      <label htmlFor={id} className="column-match__heading">
        <bdi>{heading || t('Column {place}, without a name', { place })}</bdi>
      </label>
      <p className="column-match__samples" dir="auto">
        {samples.length > 0 ? samples.join(' · ') : t('Empty')}
      </p>
      <select
        id={id}
        className="text-field__control"
        aria-describedby={note && `${id}-note`}
        value={meaning}
        onChange={({ target }) => onChange(target.value)}
      >
        {meaning === '' && <option value="">{t('Choose what it is')}</option>}
        {columnChoices(guess).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {note && (
        <p id={`${id}-note`} className="column-match__note">
          {note}
        </p>
      )}
    </li>
  );
}
