import './folded-part.css';
import type { ReactNode } from 'react';

export interface FoldedPartProps {
  title: string;
  /** Closed until somebody opens it. */
  folded?: boolean;
  onOpen?: () => void;
  children: ReactNode;
}

/** A part of a page under its heading, open until somebody folds it. */
export function FoldedPart({ title, folded = false, onOpen, children }: FoldedPartProps) {
  return (
    <details open={!folded} className="folded-part" onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}>
      <summary>
        <h2>{title}</h2>
      </summary>
      {children}
    </details>
  );
}
