import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { PreferenceForm } from '../../features/preferences/preference-form.tsx';
import { draftFrom, readStart } from '../../features/preferences/ready-made.ts';
import { ReadyMadeScope } from '../../features/preferences/ready-made-lists.tsx';
import { usePreference, type PreferenceDraft } from '../../features/preferences/use-preferences.ts';
import { isNotFound } from '../../shared/api/api-error.ts';
import { useHousehold } from '../../shared/api/household.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { LinkButton } from '../../shared/ui/button.tsx';
import { Loaded, LoadingLines } from '../../shared/ui/loaded-list.tsx';
import { ProfileFrame } from '../profile/profile-frame.tsx';
import { t } from '../../translations/t.ts';

const back = {
  to: '/profile/preferences',
  get label() {
    return t('Preferences');
  },
};

/** Creates or edits a preference; the specification gives both the same heading. */
export function PreferencePage() {
  const { id } = useParams();
  return (
    <ProfileFrame
      title={t('New Preference')}
      back={back}
      intro={t('A preference is an avoid list: dishes that contain one of its ingredients are hidden while it is on.')}
    >
      {id === undefined ? <NewPreference /> : <SavedPreference id={id} />}
    </ProfileFrame>
  );
}

const empty: PreferenceDraft = { name: '', ingredients: [], kind: 'must' };

function NewPreference() {
  const [query] = useSearchParams();
  const start = readStart(useLocation().state);
  const eaterId = Number(query.get('eater'));
  const draft = start ? draftFrom(start) : empty;
  return (
    <>
      {start && <ReadyMadeScope list={start} />}
      <Form id={undefined} initial={eaterId > 0 ? { ...draft, eater_id: eaterId } : draft} />
    </>
  );
}

function SavedPreference({ id }: { id: string }) {
  const query = usePreference(id);
  if (isNotFound(query.error)) {
    return (
      <EmptyState text={t('This preference no longer exists.')}>
        <LinkButton to={back.to}>{t('See your preferences')}</LinkButton>
      </EmptyState>
    );
  }
  return (
    <Loaded query={query} what={t('the preference')}>
      {(initial) => <Form id={id} initial={initial} />}
    </Loaded>
  );
}

function Form({ id, initial }: { id: string | undefined; initial: PreferenceDraft }) {
  const household = useHousehold();
  const navigate = useNavigate();
  if (household.isPending) return <LoadingLines label={t('Loading your household')} />;
  return (
    <PreferenceForm
      id={id}
      initial={initial}
      household={household.data ?? []}
      onSaved={() => void navigate('/profile/preferences')}
    />
  );
}
