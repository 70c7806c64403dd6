import '../../shared/ui/notice.css';
import './as-of-notice.css';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { say } from '../../translations/say.ts';
import { AsOfContext, sayTime } from './as-of.ts';

export interface AsOfProps {
  /** `undefined`: what is shown is current. */
  asOf: string | undefined;
  onRetry: () => void;
  children: ReactNode;
}

/** What can't be asked for again says from when it is: above the dishes, and on every verdict. */
export function AsOf({ asOf, onRetry, children }: AsOfProps) {
  return (
    <AsOfContext value={asOf}>
      {asOf !== undefined && <KeptCopyNotice asOf={asOf} onRetry={onRetry} />}
      {children}
    </AsOfContext>
  );
}

function KeptCopyNotice({ asOf, onRetry }: { asOf: string; onRetry: () => void }) {
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const listen = () => retry();
    globalThis.addEventListener('online', listen);
    return () => globalThis.removeEventListener('online', listen);
  }, []);
  return (
    <div className="notice kept-copy" role="status">
      <p>
        <strong>{say('This is not current.')}</strong>{' '}
        {say(
          'Clearplate can’t be reached, so this is what was kept on this device on {time}. It may have changed since: ask the restaurant.',
          { time: sayTime(asOf) },
        )}
      </p>
      <Button onClick={onRetry}>{say('Try again')}</Button>
    </div>
  );
}
