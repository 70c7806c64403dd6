import './not-applied-banner.css';
import { useLocation } from 'react-router';
import { Button, LinkButton } from '../../shared/ui/button.tsx';
import type { Problem } from './problem.ts';
import type { Avoiding } from './use-avoiding.ts';

const reasons: Readonly<Record<Problem, string>> = {
  'signed-out': 'You have been signed out, so what you saved can not be read.',
  profile: 'What you saved could not be loaded.',
  settings: 'What is needed to judge dishes could not be loaded.',
};

/** Says that nothing here is cleared, why, and what can be done about it. */
export function NotAppliedBanner({ avoiding }: { avoiding: Avoiding }) {
  const { problem, retry, goOnAsGuest } = avoiding;
  const { pathname, search } = useLocation();
  if (!problem) return null;
  return (
    <div className="not-applied" role="alert">
      <p className="not-applied__title">Your allergens are not being applied</p>
      <p className="not-applied__reason">{reasons[problem]} For now every dish is at best “Not verified”.</p>
      <div className="not-applied__actions">
        {problem === 'signed-out' ? (
          <LinkButton kind="primary" to="/login" state={{ from: pathname + search }}>
            Sign in again
          </LinkButton>
        ) : (
          <Button kind="primary" onClick={retry}>
            Try again
          </Button>
        )}
        {problem !== 'settings' && <Button onClick={goOnAsGuest}>Go on as a guest</Button>}
      </div>
    </div>
  );
}
