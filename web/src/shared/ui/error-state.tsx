import './states.css';
import type { ReactNode } from 'react';
import { hasCode } from '../api/api-error.ts';
import { Button } from './button.tsx';
import { t } from '../../translations/t.ts';

export interface ErrorStateProps {
  error?: unknown;
  /** What could not be shown: "The restaurants could not be loaded." */
  text: string;
  /** Says why; taken from the error by default. */
  reason?: string;
  onRetry?: () => void;
  children?: ReactNode;
}

function reasonOf(error: unknown): string | undefined {
  if (hasCode(error, 'unavailable'))
    return t('Clearplate isn’t answering right now. Check your connection, then try again.');
  if (hasCode(error, 'forbidden')) return t('Your account isn’t allowed to see this.');
  if (hasCode(error, 'rate_limited')) return t('That was a lot in a short time. Wait a moment, then try again.');
  return undefined;
}

/** Says that a section could not be loaded, while the rest of the page stays. */
export function ErrorState({ error, text, reason = reasonOf(error), onRetry, children }: ErrorStateProps) {
  return (
    <div className="state" role="alert">
      <p className="state__text">{text}</p>
      {reason && <p className="state__reason">{reason}</p>}
      <div className="state__actions">
        {onRetry && <Button onClick={onRetry}>{t('Try again')}</Button>}
        {children}
      </div>
    </div>
  );
}
