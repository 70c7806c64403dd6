import './profile-page.css';
import { Navigate } from 'react-router';
import { AvoidingNotice } from '../features/avoiding/avoiding-notice.tsx';
import { useAvoiding } from '../features/avoiding/use-avoiding.ts';
import { useSession } from '../features/session/use-session.ts';
import { usePageTitle } from '../shared/lib/use-page-title.ts';
import { LinkButton } from '../shared/ui/button.tsx';
import { Skeleton } from '../shared/ui/skeleton.tsx';

export function ProfilePage() {
  const { status, user } = useSession();
  const avoiding = useAvoiding();
  usePageTitle('Profile');
  if (status === 'guest') return <Navigate to="/login" state={{ from: '/profile' }} replace />;
  return (
    <div className="page profile-page">
      <div className="profile-page__person">
        {user?.profile_picture_url ? (
          <img className="profile-page__picture" src={user.profile_picture_url} alt="" width="96" height="96" />
        ) : (
          <span className="profile-page__picture" aria-hidden="true" />
        )}
        <div>
          <h1>{user ? user.username : <Bar label="Loading your name" />}</h1>
          <div className="profile-page__email">{user ? user.email : <Bar label="Loading your e-mail" />}</div>
        </div>
        <LinkButton to="/logout">Logout</LinkButton>
      </div>
      {status === 'failed' && <p role="alert">Your profile can’t be loaded just now. Please try again later.</p>}
      <h2>What you avoid</h2>
      <AvoidingNotice avoiding={avoiding} canChange={false} />
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
