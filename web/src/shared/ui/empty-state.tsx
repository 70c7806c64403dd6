import './states.css';
import type { ReactNode } from 'react';
import { EmptyPlate } from './empty-plate.tsx';

/**
 * Says that there is nothing to show, and what to do about it. `text` is a paragraph of its own, so that it reads on
 * its own.
 */
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
