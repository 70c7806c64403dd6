import type { PagePath } from '@clearplate/contract/page-paths';
import { matchRoutes } from 'react-router';
import { lazyPages, loadPage } from './lazy-pages.ts';

/** Asks for a page's code when a finger, the mouse or the focus comes to a link to it, before it is followed. */
export function foreseePages(): void {
  const routes = (Object.keys(lazyPages) as PagePath[]).map((path) => ({ path }));
  const foresee = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin) return;
    const [found] = matchRoutes(routes, link.pathname) ?? [];
    if (!found) return;
    // What can't be had now is asked for again when the link is followed.
    loadPage(found.route.path).catch(() => undefined);
  };
  document.addEventListener('pointerover', foresee, { passive: true });
  document.addEventListener('focusin', foresee);
}
