import './footer.css';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import { LanguageChoice } from './language-choice.tsx';
import { PlateMark } from './plate-mark.tsx';
import { say } from '../../translations/say.ts';

/** The footer ends the page, so what opens in it opens below the edge of the window. */
function showWhatOpened({ target }: Event) {
  if (target instanceof HTMLDetailsElement && target.open) target.scrollIntoView({ block: 'nearest' });
}

/** `children`: what the marks mean. */
export function Footer({ children }: { children?: ReactNode }) {
  const footer = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = footer.current;
    // Captured, since this event doesn't bubble.
    element?.addEventListener('toggle', showWhatOpened, true);
    return () => element?.removeEventListener('toggle', showWhatOpened, true);
  }, []);
  return (
    <footer className="footer" ref={footer}>
      <div className="footer__inner">
        <p className="footer__line">
          <PlateMark />
          {say('Always confirm with the restaurant before you order.')}
        </p>
        <p className="footer__note">{say("Pictures are illustrations: they don't show what is in a dish.")}</p>
        {children}
        <p className="footer__links">
          <Link to="/check">{say('Check an ingredient list')}</Link>
          <Link to="/privacy">{say('Your privacy')}</Link>
        </p>
        <LanguageChoice />
      </div>
    </footer>
  );
}
