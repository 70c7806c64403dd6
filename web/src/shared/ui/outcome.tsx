import './outcome.css';
import { useEffect, useRef, type ReactNode } from 'react';

export interface OutcomeProps {
  kind: 'done' | 'problem';
  title: string;
  children?: ReactNode;
}

/** Shows the outcome after its form or button is gone, and takes the focus so that it is announced. */
export function Outcome({ kind, title, children }: OutcomeProps) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <section className={`outcome outcome--${kind}`} ref={ref} tabIndex={-1} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
