import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useSession } from '../../entities/eater/use-session.ts';

/** Requires signing in: a guest signs in first and comes back here. */
export function Protected({ children }: { children: ReactNode }) {
  const { status } = useSession();
  const { pathname, search } = useLocation();
  if (status === 'guest') return <Navigate to="/login" state={{ from: `${pathname}${search}` }} replace />;
  return children;
}
