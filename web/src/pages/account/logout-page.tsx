import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { signOut } from '../../features/session/sign-out.ts';
import { usePageTitle } from '../../shared/lib/use-page-title.ts';
import { Spinner } from '../../shared/ui/spinner.tsx';
import { t } from '../../translations/t.ts';

export function LogoutPage() {
  const navigate = useNavigate();
  usePageTitle(t('Signing out'));
  useEffect(() => {
    void signOut().then(() => navigate('/', { replace: true }));
  }, [navigate]);
  return (
    <div className="page">
      <h1>{t('Signing out')}</h1>
      <p role="status">
        <Spinner /> {t('One moment.')}
      </p>
    </div>
  );
}
