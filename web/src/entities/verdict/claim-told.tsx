import './claim-told.css';
import { useRef } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { t, tCount } from '../../translations/t.ts';

export interface ClaimToldProps {
  count: number;
  onClaim: () => void;
  onDisclaim: () => void;
}

function focusOn(heading: HTMLElement | null | undefined): void {
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * Asks the person who signed in whether they noted what a guest noted in this tab. Until they answer, warnings count.
 */
export function ClaimTold({ count, onClaim, onDisclaim }: ClaimToldProps) {
  const place = useRef<HTMLElement>(null);
  /** The pressed button disappears with the question, so the focus moves to the heading above it. */
  const after = (say: () => void) => () => {
    const isAbove = (one: Element) => place.current && one.compareDocumentPosition(place.current) & 4;
    const headings = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2)')];
    focusOn(headings.findLast(isAbove));
    say();
    // Some pages render a new heading once no note is left.
    setTimeout(() => {
      if (document.activeElement === document.body) focusOn(document.querySelector<HTMLElement>('main h1'));
    }, 0);
  };
  return (
    <section ref={place} className="claim-told" aria-label={t('Noted in this tab')}>
      <p>
        {tCount(
          count,
          'One answer of a restaurant was noted in this tab before you signed in. If it warns of a dish, it already counts; otherwise it doesn’t until you say that it is yours.',
          '{count} answers of restaurants were noted in this tab before you signed in. What warns of a dish already counts; the rest doesn’t until you say that it is yours.',
        )}
      </p>
      <p className="claim-told__ways">
        <Button onClick={after(onClaim)}>{t('I noted that')}</Button>
        <Button kind="quiet" onClick={after(onDisclaim)}>
          {t('Somebody else did: delete it')}
        </Button>
      </p>
    </section>
  );
}
