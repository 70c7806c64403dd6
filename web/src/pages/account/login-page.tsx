import './login-page.css';
import { Link, Navigate, useLocation, useNavigate } from 'react-router';
import { LoginForm } from '../../features/session/login-form.tsx';
import { returnPathOf } from '../../features/session/return-path.ts';
import { returnStateOf } from '../../features/session/return-state.ts';
import { useSession, type Session } from '../../entities/eater/use-session.ts';
import { usePageTitle } from '../../shared/lib/use-page-title.ts';
import { StatusNotice } from '../../shared/ui/notice.tsx';
import { t } from '../../translations/t.ts';

/** Says why somebody who was just signed in is here. */
function describeWhy(state: unknown, { lost }: Session): string | undefined {
  if ((state as { signedOutEverywhere?: unknown } | null)?.signedOutEverywhere === true)
    return t('You are signed out everywhere.');
  return lost ? t('You’ve been signed out. Please sign in again.') : undefined;
}

export function LoginPage() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const session = useSession();
  const returnPath = returnPathOf(state);
  usePageTitle(t('Login'));
  if (session.status === 'signed-in') return <Navigate to={returnPath} replace state={returnStateOf(state)} />;
  return (
    <div className="page login-page">
      <div className="login-page__sheet">
        <h1>Clearplate</h1>
        <p className="login-page__tagline">{t('Discover safe restaurants around you')}</p>
        <div className="login-page__why">
          <StatusNotice>{describeWhy(state, session)}</StatusNotice>
        </div>
        <LoginForm onSignedIn={() => void navigate(returnPath, { replace: true, state: returnStateOf(state) })} />
        <p className="login-page__other">
          <Link to="/register" state={state}>
            {t('or Sign Up')}
          </Link>
          <Link to="/forgotten-password" state={state}>
            {t('Forgotten password?')}
          </Link>
        </p>
      </div>
    </div>
  );
}
