import './profile-head.css';
import type { User } from '@clearplate/contract/accounts';
import { LinkButton } from '../../shared/ui/button.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { ProfilePicture } from './profile-picture.tsx';
import { say } from '../../translations/say.ts';

/** Who is signed in; bars stand for what is still on its way. */
export function ProfileHead({ user, hasFailed }: { user: User | undefined; hasFailed: boolean }) {
  return (
    <div className="profile-head">
      <ProfilePicture src={user?.profile_picture_url} />
      <div className="profile-head__names">
        <h1>{user?.username ?? (hasFailed ? say('Profile') : <Bar label={say('Loading your name')} />)}</h1>
        <div className="profile-head__email">
          {user?.email ?? (!hasFailed && <Bar label={say('Loading your e-mail')} />)}
        </div>
      </div>
      <div className="profile-head__actions">
        <LinkButton to="/profile/edit">{say('Edit')}</LinkButton>
        <LinkButton to="/logout">{say('Logout')}</LinkButton>
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
