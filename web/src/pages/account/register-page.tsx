import { Link, Navigate, useLocation, useNavigate } from 'react-router';
import { RegisterForm } from '../../features/session/register-form.tsx';
import { returnPathOf } from '../../features/session/return-path.ts';
import { useSession } from '../../entities/eater/use-session.ts';
import { AccountSheet } from '../../shared/ui/account-sheet.tsx';
import { say } from '../../translations/say.ts';
import { Say } from '../../shared/ui/say.tsx';

export function RegisterPage() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const { status } = useSession();
  const returnPath = returnPathOf(state);
  if (status === 'signed-in') return <Navigate to={returnPath} replace />;
  return (
    <AccountSheet
      title={say('Sign Up')}
      intro={
        <>
          <Say
            sentence="So that you never have to explain again what you can’t eat. What you tell us stays yours: {link}."
            link={<Link to="/privacy">{say('your privacy')}</Link>}
          />
        </>
      }
    >
      <RegisterForm onRegistered={() => void navigate(returnPath, { replace: true })} />
      <ul className="account-sheet__ways" role="list">
        <li>
          <Link to="/login" state={state}>
            {say('Already have an account? Login')}
          </Link>
        </li>
      </ul>
    </AccountSheet>
  );
}
