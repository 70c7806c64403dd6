import './card-grid.css';
import type { ReactNode } from 'react';

/** Cards side by side as far as there is room. Its children are `<li>`. */
export function CardGrid({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul className="card-grid" aria-label={label} role="list">
      {children}
    </ul>
  );
}
