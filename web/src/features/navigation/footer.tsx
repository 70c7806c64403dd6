import './footer.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { changeLanguage } from '../../shared/lib/language.ts';
import { interfaceLanguages } from '../../translations/interface-languages.ts';
import { t, spokenLanguage } from '../../translations/t.ts';
import { PlateMark } from './plate-mark.tsx';

/** Shows which language the site is in, and how reliable its translation is. */
function LanguageChoice() {
  return (
    <>
      <p className="footer__languages" role="group" aria-label={t('Language')}>
        {interfaceLanguages.map(({ code, ownName }) => (
          <button
            key={code}
            type="button"
            lang={code}
            aria-pressed={code === spokenLanguage()}
            onClick={() => changeLanguage(code)}
          >
            {ownName}
          </button>
        ))}
      </p>
      {spokenLanguage() !== 'en' && (
        <p className="footer__note">{t('These texts have not been checked by a native speaker.')}</p>
      )}
    </>
  );
}

/** The footer ends the page, so what unfolds in it would be below the edge of the window. */
function showWhatOpened({ target }: Event) {
  if (target instanceof HTMLDetailsElement && target.open) target.scrollIntoView({ block: 'nearest' });
}

/** Shows the footer; `children` explain the marks. */
export function Footer({ children }: { children?: ReactNode }) {
  const footer = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = footer.current;
    // We listen in the capture phase because this event doesn't bubble.
    element?.addEventListener('toggle', showWhatOpened, true);
    return () => element?.removeEventListener('toggle', showWhatOpened, true);
  }, []);
  return (
    <footer className="footer" ref={footer}>
      <div className="footer__inner">
        <p className="footer__line">
          <PlateMark />
          {t('Always confirm with the restaurant before you order.')}
        </p>
        {children}
        <p className="footer__links">
          <Link to="/check">{t('Check an ingredient list')}</Link>
          <Link to="/privacy">{t('Your privacy')}</Link>
        </p>
        <LanguageChoice />
      </div>
    </footer>
  );
}
