import './opening-hours-editor.css';
import type { RestaurantDetail } from '@clearplate/contract/restaurants';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../shared/api/client.ts';
import { sayRefusal } from '../../shared/api/say-refusal.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ProblemNotice } from '../../shared/ui/notice.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { CopyHours } from './copy-hours.tsx';
import { DayHours } from './day-hours.tsx';
import { weekOrder } from './opening-times.ts';
import { sayZone } from './say-zone.ts';
import { changeDay, copyDay, problemsOf, toDraft, toHours, type WeekDraft } from './week-draft.ts';

export interface OpeningHoursEditorProps {
  restaurant: Pick<RestaurantDetail, 'id' | 'opening_hours' | 'time_zone'>;
  /** Whether there is something that is not saved: leaving is the page's to guard. */
  onDirty: (isDirty: boolean) => void;
}

/** The week of a restaurant, to be changed day by day and saved at once. */
export function OpeningHoursEditor({ restaurant, onDirty }: OpeningHoursEditorProps) {
  const [draft, setDraft] = useState<WeekDraft>();
  const [copying, setCopying] = useState<number>();
  const week = draft ?? toDraft(restaurant.opening_hours);
  const problems = problemsOf(week);
  const set = (next: WeekDraft | undefined) => {
    setDraft(next);
    onDirty(next !== undefined);
  };
  const saving = useSaveHours(restaurant.id, () => set(undefined));
  return (
    <div className="hours-editor">
      <p>All times are {sayZone(restaurant.time_zone)}, which follows from the zip code.</p>
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
      <ProblemNotice>{saving.error && sayRefusal(saving.error, 'The opening hours were not saved')}</ProblemNotice>
      {draft && (
        <div className="hours-editor__save">
          <Button
            kind="primary"
            busy={saving.isPending}
            disabled={problems.size > 0}
            onClick={() => saving.mutate(draft)}
          >
            Save opening hours
          </Button>
          <Button onClick={() => set(undefined)}>Cancel</Button>
        </div>
      )}
    </div>
  );
}

function useSaveHours(id: number, onSaved: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (week: WeekDraft) =>
      client.setOpeningHours({ params: { id: String(id) }, body: { opening_hours: toHours(week) } }),
    onSuccess: async (saved) => {
      const key = ['getRestaurant', { params: { id: String(id) } }];
      // What is on its way tells of before.
      await queries.cancelQueries({ queryKey: key });
      queries.setQueryData(key, [saved]);
      onSaved();
      void toast('Success!');
    },
  });
}
