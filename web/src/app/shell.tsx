import './shell.css';
import { lazy, Suspense, useRef, type ReactNode } from 'react';
import { useCartQuantity } from '../features/cart/use-cart.ts';
import { Footer } from '../features/navigation/footer.tsx';
import { TopBar } from '../features/navigation/top-bar.tsx';
import { useSession } from '../features/session/use-session.ts';
import { useWatchedNews } from '../shared/api/favourite-marks.ts';
import { Announcer } from '../shared/ui/announcer.tsx';
import { useToasterWanted } from '../shared/ui/toast.ts';
import { useOnline } from '../shared/lib/use-online.ts';
import { MarksLegend } from './marks-legend.tsx';
import { OfflineBar } from './offline-bar.tsx';
import { usePageArrival } from './use-page-arrival.ts';
import { useScrollMemory } from './use-scroll-memory.ts';
import { say, sayCount } from '../translations/say.ts';

const Toaster = lazy(async () => ({ default: (await import('../shared/ui/toaster.tsx')).Toaster }));

/** What stands around every page. */
export function Shell({ children }: { children: ReactNode }) {
  const session = useSession();
  const changed = useWatchedNews();
  const inCart = useCartQuantity({ enabled: session.role === 'user' });
  const main = useRef<HTMLElement>(null);
  useScrollMemory();
  usePageArrival(main);
  return (
    <>
      <SkipLink onSkip={() => main.current?.focus()} />
      <TopBar
        status={session.status}
        user={session.user}
        news={sayNews(changed)}
        inCart={inCart}
        isOffline={!useOnline()}
      >
        <OfflineBar />
      </TopBar>
      <main id="main" className="main" ref={main} tabIndex={-1}>
        {children}
      </main>
      <Suspense>
        <Footer>
          <MarksLegend />
        </Footer>
      </Suspense>
      <Announcer />
      <Toasts />
    </>
  );
}

function sayNews(changed: number): string | undefined {
  if (changed === 0) return undefined;
  return sayCount(changed, 'a dish that you watch has changed', '{count} dishes that you watch have changed');
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
      {say('Skip to content')}
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
