import { BrowserPart } from '../../../shared/ui/browser-part.tsx';
import { lazyDialog } from '../../../shared/ui/lazy-dialog.tsx';
import type { ListFilters } from '../../../entities/area/use-list-filters.ts';

const Asking = lazyDialog(async () => (await import('./here-needed.tsx')).HereNeeded);

/** Asks for the position of a list near the user. Only a browser can, so its code loads there, and only for such a list. */
export function HereNeeded({ finding }: { finding: ListFilters }) {
  return (
    <BrowserPart fallback={null}>
      <Asking finding={finding} />
    </BrowserPart>
  );
}
