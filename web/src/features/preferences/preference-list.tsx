import './preference-card.css';
import type { Eater } from '@clearplate/contract/eaters';
import type { Preference } from '@clearplate/contract/preferences';
import { useState } from 'react';
import { sayRefusal } from '../../shared/api/say-refusal.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ProblemNotice } from '../../shared/ui/notice.tsx';
import { UndoNote } from '../../shared/ui/undo-note.tsx';
import { PreferenceCard } from './preference-card.tsx';
import { useDeletePreference, useRestorePreference, useSwitchPreference } from './use-preferences.ts';
import { say } from '../../translations/say.ts';

export interface PreferenceListProps {
  preferences: readonly Preference[];
  household: readonly Eater[];
}

/** The saved avoid lists: switched on and off here for every page, deleted with a way back. */
export function PreferenceList({ preferences, household }: PreferenceListProps) {
  const switching = useSwitchPreference();
  const deleting = useDeletePreference();
  const restoring = useRestorePreference();
  const [deleted, setDeleted] = useState<Preference>();
  const whomOf = ({ eater_id }: Preference) =>
    household.length > 1 ? household.find(({ id }) => id === eater_id)?.name : undefined;
  const problem =
    (switching.error && sayRefusal(switching.error, say('The preference was not switched'))) ??
    (deleting.error && sayRefusal(deleting.error, say('The preference was not deleted'))) ??
    (restoring.error && sayRefusal(restoring.error, say('The preference was not restored')));
  return (
    <>
      <ProblemNotice>{problem}</ProblemNotice>
      {preferences.length === 0 && <EmptyState text={say('You have no preferences yet.')} />}
      <ul className="preference-list" role="list">
        {preferences.map((preference) => (
          <PreferenceCard
            key={preference.id}
            preference={preference}
            whom={whomOf(preference)}
            busy={switching.isPending && switching.variables.id === preference.id}
            onSwitch={(is_on) => switching.mutate({ id: preference.id, is_on })}
            onDelete={() => deleting.mutate(preference, { onSuccess: () => setDeleted(preference) })}
          />
        ))}
      </ul>
      <UndoNote
        gone={deleted?.name}
        busy={restoring.isPending}
        onUndo={() => deleted && restoring.mutate(deleted, { onSuccess: () => setDeleted(undefined) })}
      />
    </>
  );
}
