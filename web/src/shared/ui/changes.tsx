import { useState, type ReactNode } from 'react';

interface ChangesProps {
  className: string;
  summary: string;
  /** The list itself, drawn only once somebody opens it. */
  children: ReactNode;
}

/** What changed, folded away: asked for only by whoever opens it. */
export function Changes({ className, summary, children }: ChangesProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={className} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen && children}
    </details>
  );
}
