import './opening-hours-editor.css';
import type { RestaurantDetail } from '@clearplate/contract/restaurants';
import { useState } from 'react';
import { sayRefusal } from '../../shared/api/say-refusal.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ProblemNotice } from '../../shared/ui/notice.tsx';
import { CopyHours } from './copy-hours.tsx';
import { DayHours } from './day-hours.tsx';
import { weekOrder } from './opening-times.ts';
import { OtherHours } from './other-hours.tsx';
import { sayZone } from './say-zone.ts';
import { useSaveHours } from './use-save-hours.ts';
import { changeDay, copyDay, problemsOf, toDraft, type WeekDraft } from './week-draft.ts';
import { say } from '../../translations/say.ts';

export interface OpeningHoursEditorProps {
  restaurant: Pick<RestaurantDetail, 'id' | 'version' | 'opening_hours' | 'time_zone'>;
  /** Whether there is something that is not saved: leaving is the page's to guard. */
  onDirty: (isDirty: boolean) => void;
}

/** The week of a restaurant, to be changed day by day and saved at once. */
export function OpeningHoursEditor({ restaurant, onDirty }: OpeningHoursEditorProps) {
  const [draft, setDraft] = useState<WeekDraft>();
  // What the draft was made from: what comes in while somebody types is somebody else's.
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
      <p>{say('All times are {zone}, which follows from the zip code.', { zone: sayZone(restaurant.time_zone) })}</p>
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
          {saving.error && sayRefusal(saving.error, say('The opening hours were not saved'))}
        </ProblemNotice>
      )}
      {draft && !saving.theirs && (
        <div className="hours-editor__save">
          <Button kind="primary" busy={saving.isPending} disabled={problems.size > 0} onClick={() => save(base)}>
            {say('Save opening hours')}
          </Button>
          <Button onClick={() => set(undefined)}>{say('Cancel')}</Button>
        </div>
      )}
    </div>
  );
}
