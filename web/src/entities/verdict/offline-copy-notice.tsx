import '../../shared/ui/notice.css';
import './as-of-notice.css';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { t } from '../../translations/t.ts';
import { formatTime } from './as-of.ts';

export function OfflineCopyNotice({ asOf, onRetry }: { asOf: string; onRetry: () => void }) {
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const listen = () => retry();
    globalThis.addEventListener('online', listen);
    return () => globalThis.removeEventListener('online', listen);
  }, []);
  return (
    <div className="notice kept-copy" role="status">
      <p>
        <strong>{t('This is not current.')}</strong>{' '}
        {t(
          'Clearplate can’t be reached, so this is what was kept on this device on {time}. It may have changed since: ask the restaurant.',
          { time: formatTime(asOf) },
        )}
      </p>
      <Button onClick={onRetry}>{t('Try again')}</Button>
    </div>
  );
}
