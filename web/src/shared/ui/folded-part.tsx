import './folded-part.css';
import type { ReactNode } from 'react';

/** A part of a page under its heading, open until somebody folds it. */
export function FoldedPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details open className="folded-part">
      <summary>
        <h2>{title}</h2>
      </summary>
      {children}
    </details>
  );
}
