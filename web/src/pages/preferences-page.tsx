import { PreferenceList } from '../features/preferences/preference-list.tsx';
import { useHousehold } from '../shared/api/household.ts';
import { usePreferenceList } from '../shared/api/preference-list.ts';
import { LinkButton } from '../shared/ui/button.tsx';
import { Loaded } from './parts/loaded-list.tsx';
import { ProfileFrame } from './parts/profile-frame.tsx';
import { say } from '../translations/say.ts';

export function PreferencesPage() {
  return (
    <ProfileFrame
      title={say('Preferences')}
      action={
        <LinkButton kind="primary" to="/profile/preference/new">
          {say('New Preference')}
        </LinkButton>
      }
      intro={say(
        'A preference is an avoid list: dishes that contain one of its ingredients are hidden while it is on.',
      )}
    >
      <Preferences />
    </ProfileFrame>
  );
}

function Preferences() {
  const query = usePreferenceList();
  const household = useHousehold();
  return (
    <Loaded query={query} what={say('your preferences')}>
      {(preferences) => <PreferenceList preferences={preferences} household={household.data ?? []} />}
    </Loaded>
  );
}
