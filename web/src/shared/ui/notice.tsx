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

/** What was done, or is worth knowing; read out politely, unless something else says it. */
export function StatusNotice({ isQuiet = false, children }: { isQuiet?: boolean; children?: ReactNode }) {
  return (
    <div className="notice__region" role={isQuiet ? undefined : 'status'}>
      {children && <div className="notice notice--done">{children}</div>}
    </div>
  );
}
