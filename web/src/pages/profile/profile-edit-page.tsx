import { useNavigate } from 'react-router';
import { ProfileForm } from '../../features/profile/profile-form.tsx';
import { useSession } from '../../entities/eater/use-session.ts';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { LoadingLines } from '../../shared/ui/loaded-list.tsx';
import { ProfileFrame } from './profile-frame.tsx';
import { t } from '../../translations/t.ts';

export function ProfileEditPage() {
  const { status, user } = useSession();
  const navigate = useNavigate();
  return (
    <ProfileFrame title={t('Update Profile')}>
      {user ? (
        <ProfileForm key={user.id} user={user} onSaved={() => void navigate('/profile')} />
      ) : status === 'failed' ? (
        <ErrorState text={t('Your profile could not be loaded.')} reason={t('Please try again later.')} />
      ) : (
        <LoadingLines label={t('Loading your profile')} />
      )}
    </ProfileFrame>
  );
}
