import type { ReactNode } from 'react';
import { useUnfolded } from '../lib/use-unfolded.ts';

interface ChangesProps {
  className: string;
  summary: string;
  /** The list itself, rendered lazily when it is unfolded. */
  children: ReactNode;
}

/** Shows what changed, folded, and fetches it only when it is unfolded. */
export function Changes({ className, summary, children }: ChangesProps) {
  const { isOpen, details } = useUnfolded();
  return (
    <details {...details} className={className}>
      <summary>{summary}</summary>
      {isOpen && children}
    </details>
  );
}
