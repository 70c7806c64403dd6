import type { ReactNode } from 'react';
import { Outcome } from '../../shared/ui/outcome.tsx';
import { t } from '../../translations/t.ts';

/** A link that was used, was ended by something else, or is too old; `children` is the way on. */
export function LinkGone({ lifetime, children }: { lifetime: string; children: ReactNode }) {
  return (
    <Outcome kind="problem" title={t('This link no longer works')}>
      <p>{t('It was used already, a newer one took its place, or it is older than {lifetime}.', { lifetime })}</p>
      {children}
    </Outcome>
  );
}

/** The page was opened without the link, or again after the link was taken out of the address. */
export function LinkMissing({ children }: { children: ReactNode }) {
  return (
    <Outcome kind="problem" title={t('Please open the link from your mail')}>
      <p>{t('This page needs it. If you came from there, open it once more, or copy all of it.')}</p>
      {children}
    </Outcome>
  );
}
