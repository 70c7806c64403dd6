import './login-page.css';
import { Link, Navigate, useLocation, useNavigate } from 'react-router';
import { LoginForm } from '../features/session/login-form.tsx';
import { returnPathOf } from '../features/session/return-path.ts';
import { useSession } from '../features/session/use-session.ts';
import { usePageTitle } from '../shared/lib/use-page-title.ts';

export function LoginPage() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const session = useSession();
  const returnPath = returnPathOf(state);
  usePageTitle('Login');
  if (session.status === 'signed-in') return <Navigate to={returnPath} replace />;
  return (
    <div className="page login-page">
      <div className="login-page__sheet">
        <h1>Clearplate</h1>
        <p className="login-page__tagline">Discover safe restaurants around you</p>
        <LoginForm onSignedIn={() => void navigate(returnPath, { replace: true })} />
        <p className="login-page__other">
          <Link to="/register" state={state}>
            or Sign Up
          </Link>
        </p>
      </div>
    </div>
  );
}
