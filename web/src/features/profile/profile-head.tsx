import './profile-head.css';
import type { User } from '@clearplate/contract/accounts';
import { LinkButton } from '../../shared/ui/button.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { ProfilePicture } from './profile-picture.tsx';
import { t } from '../../translations/t.ts';

/** Shows who is signed in, with skeletons for what is pending. */
export function ProfileHead({ user, hasFailed }: { user: User | undefined; hasFailed: boolean }) {
  return (
    <div className="profile-head">
      <ProfilePicture src={user?.profile_picture_url} />
      <div className="profile-head__names">
        <h1>{user?.username ?? (hasFailed ? t('Profile') : <Bar label={t('Loading your name')} />)}</h1>
        <div className="profile-head__email">
          {user?.email ?? (!hasFailed && <Bar label={t('Loading your e-mail')} />)}
        </div>
      </div>
      <div className="profile-head__actions">
        <LinkButton to="/profile/edit">{t('Edit')}</LinkButton>
        <LinkButton to="/logout">{t('Logout')}</LinkButton>
      </div>
    </div>
  );
}

function Bar({ label }: { label: string }) {
  return (
    <span role="status" aria-label={label}>
      <Skeleton shape="line" />
    </span>
  );
}
