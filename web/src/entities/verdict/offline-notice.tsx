import '../../shared/ui/notice.css';
import './as-of-notice.css';
import { Link } from 'react-router';
import { useOwnOfflineNotice } from '../../shared/lib/offline-notice.ts';
import { useOnline } from '../../shared/lib/use-online.ts';
import { useStored } from '../../shared/lib/use-stored.ts';
import { Button } from '../../shared/ui/button.tsx';
import { t, tCount } from '../../translations/t.ts';
import type { Avoiding } from '../eater/use-avoiding.ts';
import { formatSince } from './as-of.ts';

/** Holds what a stored menu or dish can still tell us. */
export interface OfflineAdvice {
  /** This many dishes are to avoid. */
  readonly avoid: number;
  /** Says whether the page is about one dish. */
  readonly isDish: boolean;
}

export interface OfflineNoticeProps extends OfflineAdvice {
  asOf: string;
  avoiding: Pick<Avoiding, 'state' | 'eaters'>;
  onRetry: () => void;
}

function describeAdvice({ avoid, isDish, avoiding }: Pick<OfflineNoticeProps, keyof OfflineAdvice | 'avoiding'>) {
  if (avoiding.eaters.every(({ avoids }) => avoids.length === 0)) return t('It may have changed: ask the restaurant.');
  if (isDish) return avoid > 0 ? t('Still avoid this dish.') : t('Ask before you order this dish.');
  if (avoid === 0) return t('Ask about every dish.');
  return tCount(avoid, 'Still avoid this one; ask about the rest.', 'Still avoid these {count}; ask about the rest.');
}

/** Says what matters offline: how old the stored copy is, and what it is still good for. */
export function OfflineNotice({ asOf, avoiding, avoid, isDish, onRetry }: OfflineNoticeProps) {
  useOwnOfflineNotice();
  const isOnline = useOnline();
  const hasCard = useStored('card') !== undefined;
  const time = formatSince(asOf);
  const isUnknown = avoiding.state === 'not-applied';
  return (
    <div className="notice kept-copy" role="status">
      <p>
        <strong>
          {isOnline
            ? t('Clearplate has been out of reach since {time}.', { time })
            : t('Offline since {time}.', { time })}
        </strong>{' '}
        {isUnknown &&
          `${t('What you avoid isn’t stored on this device. Choose it here: we can warn you, but not clear a dish.')} `}
        {(!isUnknown || avoiding.eaters.length > 0) && describeAdvice({ avoid, isDish, avoiding })}
        {hasCard && (
          <>
            {' '}
            <Link to="/profile/card">{t('Chef card')}</Link>
          </>
        )}
      </p>
      {isOnline && <Button onClick={onRetry}>{t('Try again')}</Button>}
    </div>
  );
}
