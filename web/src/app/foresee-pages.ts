import { matchPath } from 'react-router';
import { lazyPages, loadPage } from './lazy-pages.ts';

/** Asks for a page's code when a finger, the mouse or the focus comes to a link to it, before it is followed. */
export function foreseePages(): void {
  const paths = Object.keys(lazyPages) as (keyof typeof lazyPages)[];
  const foresee = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin) return;
    const path = paths.find((one) => matchPath(one, link.pathname));
    // What can't be had now is asked for again when the link is followed.
    if (path) loadPage(path).catch(() => undefined);
  };
  document.addEventListener('pointerover', foresee, { passive: true });
  document.addEventListener('focusin', foresee);
}
