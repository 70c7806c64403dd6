import './folded-part.css';
import { useState, type ReactNode } from 'react';
import { useUnfolded } from '../lib/use-unfolded.ts';

export interface FoldedPartProps {
  title: string;
  /** Starts closed; its children mount when it is opened, and stay mounted. */
  folded?: boolean;
  children: ReactNode;
}

/** Shows a section under its heading, which can be folded. */
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
