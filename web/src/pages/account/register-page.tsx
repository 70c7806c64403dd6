import { Link, Navigate, useLocation, useNavigate } from 'react-router';
import { RegisterForm } from '../../features/session/register-form.tsx';
import { returnPathOf } from '../../features/session/return-path.ts';
import { returnStateOf } from '../../features/session/return-state.ts';
import { useSession } from '../../entities/eater/use-session.ts';
import { AccountSheet } from '../../shared/ui/account-sheet.tsx';
import { t } from '../../translations/t.ts';
import { Translation } from '../../shared/ui/translation.tsx';

export function RegisterPage() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const { status } = useSession();
  const returnPath = returnPathOf(state);
  if (status === 'signed-in') return <Navigate to={returnPath} replace state={returnStateOf(state)} />;
  return (
    <AccountSheet
      title={t('Sign Up')}
      intro={
        <>
          <Translation
            sentence="Say once what you can’t eat, and never explain it again. What you tell us stays yours: {link}."
            link={<Link to="/privacy">{t('your privacy')}</Link>}
          />
        </>
      }
    >
      <RegisterForm onRegistered={() => void navigate(returnPath, { replace: true, state: returnStateOf(state) })} />
      <ul className="account-sheet__ways" role="list">
        <li>
          <Link to="/login" state={state}>
            {t('Already have an account? Login')}
          </Link>
        </li>
      </ul>
    </AccountSheet>
  );
}
