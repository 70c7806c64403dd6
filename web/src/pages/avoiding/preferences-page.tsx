import { PreferenceList } from '../../features/preferences/preference-list.tsx';
import { ReadyMadeLists } from '../../features/preferences/ready-made-lists.tsx';
import { useHousehold } from '../../shared/api/household.ts';
import { usePreferenceList } from '../../shared/api/preference-list.ts';
import { LinkButton } from '../../shared/ui/button.tsx';
import { Loaded, LoadingLines } from '../../shared/ui/loaded-list.tsx';
import { ProfileFrame } from '../profile/profile-frame.tsx';
import { t } from '../../translations/t.ts';

export function PreferencesPage() {
  return (
    <ProfileFrame
      title={t('Preferences')}
      action={
        <LinkButton kind="primary" to="/profile/preference/new">
          {t('New Preference')}
        </LinkButton>
      }
      intro={t('A preference is an avoid list: dishes that contain one of its ingredients are hidden while it is on.')}
    >
      <Preferences />
      <ReadyMadeLists />
    </ProfileFrame>
  );
}

function Preferences() {
  const query = usePreferenceList();
  const household = useHousehold();
  const what = t('your preferences');
  // Space is reserved for the line with each list's owner; without it the cards below would jump.
  if (household.isPending) return <LoadingLines label={t('Loading {what}', { what })} />;
  return (
    <Loaded query={query} what={what}>
      {(preferences) => <PreferenceList preferences={preferences} household={household.data ?? []} />}
    </Loaded>
  );
}
