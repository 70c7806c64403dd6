import './shell.css';
import { lazy, Suspense, useRef, type ReactNode } from 'react';
import { Footer } from '../features/navigation/footer.tsx';
import { TopBar } from '../features/navigation/top-bar.tsx';
import { useSession } from '../features/session/use-session.ts';
import { Announcer } from '../shared/ui/announcer.tsx';
import { useToasterWanted } from '../shared/ui/toast.ts';
import { MarksLegend } from './marks-legend.tsx';
import { usePageArrival } from './use-page-arrival.ts';
import { useScrollMemory } from './use-scroll-memory.ts';

const Toaster = lazy(async () => ({ default: (await import('../shared/ui/toaster.tsx')).Toaster }));

/** What stands around every page. */
export function Shell({ children }: { children: ReactNode }) {
  const session = useSession();
  const main = useRef<HTMLElement>(null);
  useScrollMemory();
  usePageArrival();
  return (
    <>
      <SkipLink onSkip={() => main.current?.focus()} />
      <TopBar status={session.status} user={session.user} />
      <main id="main" className="main" ref={main} tabIndex={-1}>
        {children}
      </main>
      <Footer>
        <MarksLegend />
      </Footer>
      <Announcer />
      <Toasts />
    </>
  );
}

function SkipLink({ onSkip }: { onSkip: () => void }) {
  return (
    <a
      className="skip-link"
      href="#main"
      onClick={(event) => {
        event.preventDefault();
        onSkip();
      }}
    >
      Skip to content
    </a>
  );
}

function Toasts() {
  const wanted = useToasterWanted();
  return wanted ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
