import { lazyPages, loadPage } from './lazy-pages.ts';
import { findRoute } from '../shared/lib/page-params.ts';

/** Asks for a page's code when a finger, the mouse or the focus comes to a link to it, before it is followed. */
export function foreseePages(): void {
  const paths = Object.keys(lazyPages) as (keyof typeof lazyPages)[];
  const foresee = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin) return;
    const found = findRoute(paths, link.pathname);
    if (!found) return;
    // What can't be had now is asked for again when the link is followed.
    loadPage(found.path).catch(() => undefined);
  };
  document.addEventListener('pointerover', foresee, { passive: true });
  document.addEventListener('focusin', foresee);
}
