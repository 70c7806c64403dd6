import './profile-page.css';
import { AvoidingNotice } from '../../features/avoiding/avoiding-notice.tsx';
import { useAvoiding } from '../../entities/eater/use-avoiding.ts';
import { ProfileHead } from '../../features/profile/profile-head.tsx';
import { ProfileTiles } from '../../features/profile/profile-tiles.tsx';
import { useSession } from '../../entities/eater/use-session.ts';
import { useWatchedNews } from '../../shared/api/favourite-marks.ts';
import { usePageTitle } from '../../shared/lib/use-page-title.ts';
import { ProblemNotice } from '../../shared/ui/notice.tsx';
import { Protected } from '../../features/session/protected.tsx';
import { t } from '../../translations/t.ts';

export function ProfilePage() {
  usePageTitle(t('Profile'));
  return (
    <Protected>
      <Profile />
    </Protected>
  );
}

function Profile() {
  const { status, user } = useSession();
  const avoiding = useAvoiding();
  return (
    <div className="page profile-page">
      <ProfileHead user={user} hasFailed={status === 'failed'} />
      <ProblemNotice>
        {status === 'failed' && t('Your profile can’t be loaded right now. Please try again later.')}
      </ProblemNotice>
      <section className="profile-page__avoiding">
        <AvoidingNotice avoiding={avoiding} canChange={false} />
      </section>
      <ProfileTiles favouriteNews={useWatchedNews()} />
    </div>
  );
}
