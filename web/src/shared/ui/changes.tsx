import { useEffect, useRef, useState, type ReactNode } from 'react';

interface ChangesProps {
  className: string;
  summary: string;
  /** The list itself, drawn only once somebody opens it. */
  children: ReactNode;
}

/** What changed, folded away: asked for only by whoever opens it. */
export function Changes({ className, summary, children }: ChangesProps) {
  const [isOpen, setOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  // Somebody may have opened what the server drew before anything listened.
  useEffect(() => setOpen(details.current?.open ?? false), []);
  return (
    <details
      ref={details}
      className={className}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      suppressHydrationWarning
    >
      <summary>{summary}</summary>
      {isOpen && children}
    </details>
  );
}
