import './opening-hours-editor.css';
import type { RestaurantDetail } from '@clearplate/contract/restaurants';
import { type FormEvent, useState } from 'react';
import { describeRefusal } from '../../shared/api/describe-refusal.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ProblemNotice } from '../../shared/ui/notice.tsx';
import '../../shared/ui/confirm-dialog.css';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { TickBox } from '../../shared/ui/tick-box.tsx';
import { byWeekday, weekOrder, weekdays } from '../../entities/restaurant/opening-times.ts';
import { t, spokenLocale } from '../../translations/t.ts';
import { DayHours } from './day-hours.tsx';
import { useSaveHours } from './use-save-hours.ts';
import { type WeekDraft, changeDay, copyDay, problemsOf, toDraft } from './week-draft.ts';

const workdays: readonly number[] = [1, 2, 3, 4, 5];

interface CopyHoursProps {
  day: number;
  onCopy: (to: ReadonlySet<number>) => void;
  onClose: () => void;
}

/** Asks which days get the same hours, preselecting the other working days. */
function CopyHours({ day, onCopy, onClose }: CopyHoursProps) {
  const [chosen, setChosen] = useState(
    () => new Set(workdays.includes(day) ? workdays.filter((each) => each !== day) : []),
  );
  const toggle = (each: number, isOn: boolean) =>
    setChosen((before) => new Set(isOn ? [...before, each] : [...before].filter((other) => other !== each)));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onCopy(chosen);
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t('Copy {day} to', { day: weekdays()[day] ?? '' })}>
      <form className="confirm-dialog" onSubmit={submit}>
        <div>
          {weekOrder
            .filter((each) => each !== day)
            .map((each) => (
              <TickBox key={each} checked={chosen.has(each)} onChange={(isOn) => toggle(each, isOn)}>
                {weekdays()[each]}
              </TickBox>
            ))}
        </div>
        <div className="confirm-dialog__actions">
          <Button type="submit" kind="primary" disabled={chosen.size === 0}>
            {t('Copy')}
          </Button>
          <Button onClick={onClose}>{t('Cancel')}</Button>
        </div>
      </form>
    </Dialog>
  );
}

interface OtherHoursProps {
  theirs: RestaurantDetail;
  onKeepMine: (theirs: RestaurantDetail) => void;
  onTakeTheirs: () => void;
}

/** Shows the week that somebody else saved beside the edited one, and asks for a choice. */
function OtherHours({ theirs, onKeepMine, onTakeTheirs }: OtherHoursProps) {
  return (
    <section aria-label={t('The hours that somebody else saved')}>
      <ProblemNotice>
        {t('Somebody else changed the opening hours in the meantime. Yours are above, not saved yet. Theirs are:')}
      </ProblemNotice>
      <dl className="opening-hours__week">
        {byWeekday(theirs.opening_hours).map(({ day, spans }) => (
          <div key={day}>
            <dt>{day}</dt>
            <dd>{spans.length > 0 ? spans.join(', ') : t('Closed')}</dd>
          </div>
        ))}
      </dl>
      <div className="hours-editor__save">
        <Button onClick={() => onKeepMine(theirs)}>{t('Save yours instead')}</Button>
        <Button onClick={onTakeTheirs}>{t('Use theirs')}</Button>
      </div>
    </section>
  );
}

/** Returns a time zone's common name, such as "Eastern Time", or its identifier if it has none. */
function describeZone(timeZone: string): string {
  try {
    const format = new Intl.DateTimeFormat(spokenLocale(), { timeZone, timeZoneName: 'longGeneric' });
    return format.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  } catch {
    return timeZone;
  }
}

export interface OpeningHoursEditorProps {
  restaurant: Pick<RestaurantDetail, 'id' | 'version' | 'opening_hours' | 'time_zone'>;
  /** Reports unsaved changes, because the page guards against leaving. */
  onDirty: (isDirty: boolean) => void;
}

/** Edits a restaurant's hours day by day, and saves the whole week at once. */
export function OpeningHoursEditor({ restaurant, onDirty }: OpeningHoursEditorProps) {
  const [draft, setDraft] = useState<WeekDraft>();
  // The draft started from this version; anything newer that arrives while typing is somebody else's.
  const [base, setBase] = useState(restaurant);
  const [copying, setCopying] = useState<number>();
  const week = draft ?? toDraft(restaurant.opening_hours);
  const problems = problemsOf(week);
  const set = (next: WeekDraft | undefined) => {
    if (!draft || !next) setBase(restaurant);
    setDraft(next);
    onDirty(next !== undefined);
  };
  const saving = useSaveHours(restaurant.id, () => set(undefined));
  const save = (from: Pick<RestaurantDetail, 'version' | 'opening_hours'>) =>
    draft && saving.mutate({ week: draft, version: from.version, base: from.opening_hours });
  return (
    <div className="hours-editor">
      <p>{t('All times are {zone}, going by the zip code.', { zone: describeZone(restaurant.time_zone) })}</p>
      {weekOrder.map((day) => (
        <DayHours
          key={day}
          day={day}
          spans={week[day] ?? []}
          problems={problems}
          onChange={(spans) => set(changeDay(week, day, spans))}
          onCopy={() => setCopying(day)}
        />
      ))}
      {copying !== undefined && (
        <CopyHours
          day={copying}
          onCopy={(to) => set(copyDay(week, copying, to))}
          onClose={() => setCopying(undefined)}
        />
      )}
      {saving.theirs && draft ? (
        <OtherHours theirs={saving.theirs} onKeepMine={save} onTakeTheirs={() => (saving.reset(), set(undefined))} />
      ) : (
        <ProblemNotice>
          {saving.error && describeRefusal(saving.error, t('The opening hours were not saved'))}
        </ProblemNotice>
      )}
      {draft && !saving.theirs && (
        <div className="hours-editor__save">
          <Button kind="primary" busy={saving.isPending} disabled={problems.size > 0} onClick={() => save(base)}>
            {t('Save opening hours')}
          </Button>
          <Button onClick={() => set(undefined)}>{t('Cancel')}</Button>
        </div>
      )}
    </div>
  );
}
