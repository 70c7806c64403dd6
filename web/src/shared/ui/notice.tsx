import './notice.css';
import type { ReactNode } from 'react';

/** Shows what went wrong, in a live region that is on the page, empty, from the start. */
export function ProblemNotice({ children }: { children?: ReactNode }) {
  return (
    <div className="notice__region" role="alert">
      {children && <div className="notice notice--problem">{children}</div>}
    </div>
  );
}

/** Shows what was done or is worth knowing, and announces it politely unless something else does. */
export function StatusNotice({ isQuiet = false, children }: { isQuiet?: boolean; children?: ReactNode }) {
  return (
    <div className="notice__region" role={isQuiet ? undefined : 'status'}>
      {children && <div className="notice notice--done">{children}</div>}
    </div>
  );
}
