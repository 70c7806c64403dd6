import './states.css';
import type { ReactNode } from 'react';
import { EmptyPlate } from './empty-plate.tsx';

/** Nothing to show, and what one can do about it. `text` stands alone, so that it can be read as it is. */
export function EmptyState({ text, more, children }: { text: string; more?: ReactNode; children?: ReactNode }) {
  return (
    <div className="state">
      {children && <EmptyPlate />}
      <p className="state__text">{text}</p>
      {more}
      {children && <div className="state__actions">{children}</div>}
    </div>
  );
}
