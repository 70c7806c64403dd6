import './chosen-card.css';
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { t } from '../../translations/t.ts';

export interface ChosenCardProps {
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** Shows what was chosen on the map, beside it. It doesn't trap the focus, and Escape goes back to the mark. */
export function ChosenCard({ title, onClose, children }: ChosenCardProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes from anywhere in it
    <section className="chosen-card" aria-labelledby={id} onKeyDown={onKeyDown}>
      <h2 id={id} className="chosen-card__title" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <div className="chosen-card__content">{children}</div>
      <Button kind="quiet" className="chosen-card__close" onClick={onClose}>
        {t('Back to the map')}
      </Button>
    </section>
  );
}
