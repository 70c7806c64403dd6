import type { ReactNode } from 'react';
import { useUnfolded } from '../lib/use-unfolded.ts';

interface ChangesProps {
  className: string;
  summary: string;
  /** The list itself, drawn only once somebody opens it. */
  children: ReactNode;
}

/** What changed, folded away: asked for only by whoever opens it. */
export function Changes({ className, summary, children }: ChangesProps) {
  const { isOpen, details } = useUnfolded();
  return (
    <details {...details} className={className}>
      <summary>{summary}</summary>
      {isOpen && children}
    </details>
  );
}
