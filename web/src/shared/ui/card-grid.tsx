import './card-grid.css';
import { Suspense, type ReactNode } from 'react';

/**
 * Lays out `<li>` cards side by side as space permits. It suspends on its own, so that a press above it doesn't wait
 * for its hydration.
 */
export function CardGrid({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <Suspense>
      <ul className="card-grid" aria-label={label} role="list">
        {children}
      </ul>
    </Suspense>
  );
}
