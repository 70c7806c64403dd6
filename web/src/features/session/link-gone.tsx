import type { ReactNode } from 'react';
import { Outcome } from '../../shared/ui/outcome.tsx';
import { t } from '../../translations/t.ts';

/** Says that a link was used, replaced or has expired; `children` is what to do next. */
export function LinkGone({ lifetime, children }: { lifetime: string; children: ReactNode }) {
  return (
    <Outcome kind="problem" title={t('This link no longer works')}>
      <p>{t('It was already used, a newer one replaced it, or it is more than {lifetime} old.', { lifetime })}</p>
      {children}
    </Outcome>
  );
}

/** Says that the page was opened without the link, or again after it was removed from the address. */
export function LinkMissing({ children }: { children: ReactNode }) {
  return (
    <Outcome kind="problem" title={t('Please open the link in your e-mail')}>
      <p>{t('This page needs it. If you came from there, open the link again, or copy all of it.')}</p>
      {children}
    </Outcome>
  );
}
