import './sign-in-to-keep.css';
import { useLocation } from 'react-router';
import { Button, LinkButton } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { say } from '../../translations/say.ts';

/** Why it needs an account, and the way there and back. */
export function SignInToKeep({ name, onClose }: { name: string; onClose: () => void }) {
  const { pathname, search } = useLocation();
  return (
    <Dialog open onClose={onClose} title={say('Sign in to keep it')}>
      <div className="sign-in-to-keep">
        <p>
          {say(
            'Once you are signed in, “{name}” waits for you under your favourites, with the verdict of the day. If you like, we tell you when a dish changes.',
            { name },
          )}
        </p>
        <div className="sign-in-to-keep__ways">
          <Button onClick={onClose}>{say('Not now')}</Button>
          <LinkButton kind="primary" to="/login" state={{ from: `${pathname}${search}` }}>
            {say('Login')}
          </LinkButton>
        </div>
      </div>
    </Dialog>
  );
}
