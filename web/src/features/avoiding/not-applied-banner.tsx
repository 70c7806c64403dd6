import './not-applied-banner.css';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { Button, LinkButton } from '../../shared/ui/button.tsx';
import type { Problem } from './problem.ts';
import type { Avoiding } from './use-avoiding.ts';
import { phrase, say, sayPhrase, type Phrase } from '../../translations/say.ts';

const reasons: Readonly<Record<Problem, Phrase>> = {
  'signed-out': phrase('You have been signed out, so what you saved can not be read.'),
  profile: phrase('What you saved could not be loaded.'),
  settings: phrase('What is needed to judge dishes could not be loaded.'),
};

/** Busy while it tries: the banner stays until it is known that it worked. */
function RetryButton({ retry }: Pick<Avoiding, 'retry'>) {
  const [isTrying, setTrying] = useState(false);
  const tryAgain = async () => {
    setTrying(true);
    await retry();
    setTrying(false);
  };
  return (
    <Button kind="primary" busy={isTrying} onClick={() => void tryAgain()}>
      {say('Try again')}
    </Button>
  );
}

/** Says that nothing here is cleared, why, and what can be done about it. */
export function NotAppliedBanner({ avoiding }: { avoiding: Avoiding }) {
  const { problem, retry, goOnAsGuest } = avoiding;
  const { pathname, search } = useLocation();
  if (!problem) return null;
  return (
    <div className="not-applied" role="alert">
      <p className="not-applied__title">{say('Your allergens are not being applied')}</p>
      <p className="not-applied__reason">
        {`${sayPhrase(reasons[problem])} ${say('For now every dish is at best “Not verified”.')}`}
      </p>
      <div className="not-applied__actions">
        {problem === 'signed-out' ? (
          <LinkButton kind="primary" to="/login" state={{ from: pathname + search }}>
            {say('Sign in again')}
          </LinkButton>
        ) : (
          <RetryButton retry={retry} />
        )}
        {problem !== 'settings' && <Button onClick={goOnAsGuest}>{say('Go on as a guest')}</Button>}
      </div>
    </div>
  );
}
