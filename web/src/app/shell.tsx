import './shell.css';
import { type ReactNode, type RefObject, Suspense, useLayoutEffect, useRef } from 'react';
import { useCartQuantity } from '../features/cart/use-cart.ts';
import { Footer } from '../features/navigation/footer.tsx';
import { TopBar } from '../features/navigation/top-bar.tsx';
import { useSession } from '../entities/eater/use-session.ts';
import { useWatchedNews } from '../shared/api/favourite-marks.ts';
import { Announcer } from '../shared/ui/announcer.tsx';
import { useToaster } from '../shared/ui/toast.ts';
import { useHasOwnOfflineNotice } from '../shared/lib/offline-notice.ts';
import { useOnline } from '../shared/lib/use-online.ts';
import { useStored } from '../shared/lib/use-stored.ts';
import './marks-legend.css';
import { type Phrase, phrase, t, tCount, tPhrase } from '../translations/t.ts';
import type { Verdict } from '@clearplate/domain/verdict/verdict';
import { VerdictMark } from '../entities/verdict/verdict-mark.tsx';
import { OfflineMenus } from './offline-menus.tsx';
import { useLocation } from 'react-router';
import { endTravel } from '../shared/lib/travel.ts';
import { markArrival } from '../shared/lib/use-page-title.ts';
import { useScrollMemory } from './use-scroll-memory.ts';

const marks: readonly { verdict: Verdict; word: Phrase; meaning: Phrase }[] = [
  {
    verdict: 'avoid',
    word: phrase('Avoid'),
    meaning: phrase('It contains what you avoid, or an ingredient in it does.'),
  },
  {
    verdict: 'not_verified',
    word: phrase('Not verified'),
    meaning: phrase('The restaurant has not said, or said it too long ago. It may well be in there.'),
  },
  {
    verdict: 'cross_contact',
    word: phrase('Cross-contact'),
    meaning: phrase('Traces may get in, for example from a shared fryer.'),
  },
  {
    verdict: 'none_declared',
    word: phrase('Restaurant says: no milk'),
    meaning: phrase(
      'So the restaurant says, on the date shown: not as an ingredient. Milk stands for what you avoid; for more than two things it reads “none of your 3”.',
    ),
  },
];

function MarksMeaning() {
  return (
    <dl>
      {marks.map(({ verdict, word, meaning }) => (
        <div key={verdict}>
          <dt>
            <VerdictMark verdict={verdict} />
            {tPhrase(word)}
          </dt>
          <dd>{tPhrase(meaning)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** This equals `--quick`, in ms. */
const quick = 140;

/** Fades in a page, except the first, which is visible sooner without it, and for users who prefer reduced motion. */
function fadeIn(element: HTMLElement | null): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  // The tests' DOM has no animations.
  element?.animate?.({ opacity: [0, 1] }, { duration: quick, easing: 'ease-out' });
}

/** After a navigation, fades the page in, announces the next title and focuses it; does nothing on the first page. */
function usePageArrival(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    markArrival();
    if (!endTravel()) fadeIn(main.current);
  }, [pathname, main]);
}

/**
 * Says that there is no network, or that the server doesn't know of a sign-out yet, and links to the menus stored on
 * this device, each with its age. A page that has an offline copy says so itself.
 */
function OfflineBar() {
  const isOnline = useOnline();
  const hasOwnNotice = useHasOwnOfflineNotice();
  const isLeaving = useStored('endingSession') !== undefined;
  return (
    <div className="offline-bar__region" aria-live="polite">
      {!isOnline && !hasOwnNotice && <OfflineMenus />}
      {isLeaving && (
        <div className="offline-bar">
          <p className="offline-bar__text">
            {t(
              'You’re signed out here. Our server will know as soon as Clearplate is open and online in this browser.',
            )}
          </p>
        </div>
      )}
    </div>
  );
}

const MarksLegend = () => (
  <details className="marks-legend">
    <summary>{t('What the marks mean')}</summary>
    <MarksMeaning />
  </details>
);

/** Renders what is around every page. */
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
        news={describeNews(changed)}
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

function describeNews(changed: number): string | undefined {
  if (changed === 0) return undefined;
  return tCount(changed, 'a dish that you watch has changed', '{count} dishes that you watch have changed');
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
      {t('Skip to content')}
    </a>
  );
}

/** Renders alone, so that a toast doesn't render the page again. */
const Toasts = () => useToaster();
