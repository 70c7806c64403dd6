import { lazy, useSyncExternalStore } from 'react';
import type { Avoiding } from '../../entities/eater/use-avoiding.ts';
import { BrowserPart } from '../../shared/ui/browser-part.tsx';

// Phones open the filter as a dialog, and don't load it before.
const FilterPanel = lazy(async () => ({ default: (await import('./filter-panel.tsx')).FilterPanel }));

/** The width from which the page has a column for it. */
const wide = '(width >= 60rem)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Shows the filter beside the menu where there is a column for it. */
export function WideFilter({ avoiding }: { avoiding: Avoiding }) {
  const isWide = useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => false,
  );
  return <BrowserPart fallback={null}>{isWide && <FilterPanel avoiding={avoiding} />}</BrowserPart>;
}
