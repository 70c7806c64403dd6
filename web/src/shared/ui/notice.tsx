import './notice.css';
import type { ReactNode } from 'react';

/** What went wrong, read out when it appears. Stands in the page from the start, empty. */
export function ProblemNotice({ children }: { children?: ReactNode }) {
  return (
    <div className="notice__region" role="alert">
      {children && <div className="notice notice--problem">{children}</div>}
    </div>
  );
}

/** What was done, or is worth knowing; read out politely. */
export function StatusNotice({ children }: { children?: ReactNode }) {
  return (
    <div className="notice__region" role="status">
      {children && <div className="notice notice--done">{children}</div>}
    </div>
  );
}
