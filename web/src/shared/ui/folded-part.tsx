import './folded-part.css';
import { useState, type ReactNode } from 'react';
import { useUnfolded } from '../lib/use-unfolded.ts';

export interface FoldedPartProps {
  title: string;
  /** Closed until somebody opens it; its children are not there before, and stay afterwards. */
  folded?: boolean;
  children: ReactNode;
}

/** A part of a page under its heading, open until somebody folds it. */
export function FoldedPart({ title, folded = false, children }: FoldedPartProps) {
  const { isOpen, details } = useUnfolded();
  const [isKept, keep] = useState(!folded);
  if (isOpen && !isKept) keep(true);
  return (
    <details {...details} open={!folded} className="folded-part">
      <summary>
        <h2>{title}</h2>
      </summary>
      {isKept && children}
    </details>
  );
}
