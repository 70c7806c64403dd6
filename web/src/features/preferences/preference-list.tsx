import './preference-card.css';
import type { Eater } from '@clearplate/contract/eaters';
import type { Preference } from '@clearplate/contract/preferences';
import { useState } from 'react';
import { describeRefusal } from '../../shared/api/describe-refusal.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ProblemNotice } from '../../shared/ui/notice.tsx';
import { UndoNote } from '../../shared/ui/undo-note.tsx';
import '../../shared/ui/chips.css';
import { Button, LinkButton } from '../../shared/ui/button.tsx';
import { Switch } from '../../shared/ui/switch.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { describeKind } from './kind-choice.tsx';
import { namesIn, useDeletePreference, useRestorePreference, useSwitchPreference } from './use-preferences.ts';
import { t } from '../../translations/t.ts';

interface PreferenceCardProps {
  preference: Preference;
  /** The owner's name, if several people eat. */
  whom: string | undefined;
  busy: boolean;
  onSwitch: (on: boolean) => void;
  onDelete: () => void;
}

function PreferenceCard({ preference, whom, busy, onSwitch, onDelete }: PreferenceCardProps) {
  const { id, name, is_on, kind } = preference;
  return (
    <li className="preference-card" data-off={is_on ? undefined : ''}>
      <div className="preference-card__head">
        <div>
          <h2>{name}</h2>
          {whom && <span className="preference-card__whom">{t('For {whom}', { whom })}</span>}
          <span className="preference-card__kind">{describeKind(kind)}</span>
        </div>
        <Switch checked={is_on} busy={busy} onChange={onSwitch}>
          <VisuallyHidden>{t('Avoid {name}:', { name })} </VisuallyHidden>
          {is_on ? t('On') : t('Off')}
        </Switch>
      </div>
      <Ingredients names={namesIn(preference)} />
      <div className="preference-card__foot">
        <LinkButton kind="quiet" to={`/profile/preference/edit/${id}`}>
          {t('Edit')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </LinkButton>
        <Button kind="quiet" onClick={onDelete}>
          {t('Delete')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </div>
    </li>
  );
}

function Ingredients({ names }: { names: readonly string[] }) {
  if (names.length === 0)
    return <p className="preference-card__none">{t('No ingredients yet, so it avoids nothing.')}</p>;
  return (
    <ul className="chips" role="list" aria-label={t('Ingredients')}>
      {names.map((name) => (
        <li key={name} className="chip">
          {name}
        </li>
      ))}
    </ul>
  );
}

export interface PreferenceListProps {
  preferences: readonly Preference[];
  household: readonly Eater[];
}

/** Lists the saved preferences, to switch on and off for every page, with undo for deleting one. */
export function PreferenceList({ preferences, household }: PreferenceListProps) {
  const switching = useSwitchPreference();
  const deleting = useDeletePreference();
  const restoring = useRestorePreference();
  const [deleted, setDeleted] = useState<Preference>();
  const whomOf = ({ eater_id }: Preference) =>
    household.length > 1 ? household.find(({ id }) => id === eater_id)?.name : undefined;
  const problem =
    (switching.error && describeRefusal(switching.error, t('The preference was not changed'))) ??
    (deleting.error && describeRefusal(deleting.error, t('The preference was not deleted'))) ??
    (restoring.error && describeRefusal(restoring.error, t('The preference was not restored')));
  return (
    <>
      <ProblemNotice>{problem}</ProblemNotice>
      {preferences.length === 0 && <EmptyState text={t('You have no preferences yet.')} />}
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
