import './claim-told.css';
import { Button } from '../../shared/ui/button.tsx';
import { t, tCount } from '../../translations/t.ts';

export interface ClaimToldProps {
  count: number;
  onClaim: () => void;
  onDisclaim: () => void;
}

/** Asks whoever signed in whether they noted what a guest noted in this tab. Until they say so, none of it is shown. */
export function ClaimTold({ count, onClaim, onDisclaim }: ClaimToldProps) {
  return (
    <section className="claim-told" aria-label={t('Noted in this tab')}>
      <p>
        {tCount(
          count,
          'One answer of a restaurant was noted in this tab before you signed in. It doesn’t count for you yet.',
          '{count} answers of restaurants were noted in this tab before you signed in. They don’t count for you yet.',
        )}
      </p>
      <p className="claim-told__ways">
        <Button onClick={onClaim}>{t('I noted that')}</Button>
        <Button kind="quiet" onClick={onDisclaim}>
          {t('Somebody else did: delete it')}
        </Button>
      </p>
    </section>
  );
}
