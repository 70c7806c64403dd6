import './sign-in-for-favourites.css';
import { useLocation } from 'react-router';
import { Button, LinkButton } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { t } from '../../translations/t.ts';

/** Explains why favourites need an account, and links to signing in and back. */
export function SignInForFavourites({ name, onClose }: { name: string; onClose: () => void }) {
  const { pathname, search } = useLocation();
  return (
    <Dialog open onClose={onClose} title={t('Sign in to save it')}>
      <div className="sign-in-to-keep">
        <p>
          {t(
            'Once you’re signed in, you’ll find “{name}” in your favourites, with today’s verdict. If you like, we’ll tell you when a dish changes.',
            { name },
          )}
        </p>
        <div className="sign-in-to-keep__ways">
          <Button onClick={onClose}>{t('Not now')}</Button>
          <LinkButton kind="primary" to="/login" state={{ from: `${pathname}${search}` }}>
            {t('Login')}
          </LinkButton>
        </div>
      </div>
    </Dialog>
  );
}
