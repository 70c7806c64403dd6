import './card-grid.css';
import { Suspense, type ReactNode } from 'react';

/** Cards side by side as far as there is room. Its children are `<li>`. Whatever is pressed above them on a fresh page doesn't wait for them. */
export function CardGrid({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <Suspense>
      <ul className="card-grid" aria-label={label} role="list">
        {children}
      </ul>
    </Suspense>
  );
}
