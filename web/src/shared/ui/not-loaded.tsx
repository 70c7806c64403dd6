import { Suspense, type ReactNode } from 'react';
import { patienceMs } from '../lib/patience.ts';
import { useBoundedWait } from '../lib/use-bounded-wait.ts';
import { ErrorState } from './error-state.tsx';
import { say } from '../../translations/say.ts';

/** A part that can't be had says so in its place: often the app has been renewed meanwhile, and comes whole. */
export const NotLoaded = () => (
  <ErrorState text={say('This part of the page could not be loaded.')} onRetry={() => window.location.reload()} />
);

/** What stands in a part's place until its code is there, and after some seconds says that it isn't. What comes late counts. */
export function AwaitedPart({ children }: { children: ReactNode }) {
  return useBoundedWait(true, patienceMs) ? children : <NotLoaded />;
}

/** All of it or what stands there meanwhile: its code may come later. */
export const UntilWhole = ({ awaited, children }: { awaited: ReactNode; children: ReactNode }) => (
  <Suspense fallback={<AwaitedPart>{awaited}</AwaitedPart>}>{children}</Suspense>
);
