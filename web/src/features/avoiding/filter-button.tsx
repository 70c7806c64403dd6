import './filter-panel.css';
import { useState, type ReactNode } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { FilterDialog } from './lazy-filter-dialog.ts';
import type { Avoiding } from '../../entities/eater/use-avoiding.ts';
import { t } from '../../translations/t.ts';

/**
 * Shows the filter button, with `children` beside it, within a thumb's reach on small screens. Wide screens have the
 * panel beside the list instead.
 */
export function FilterButton({ avoiding, children }: { avoiding: Avoiding; children?: ReactNode }) {
  const [open, setOpen] = useState(false);
  // The page says that nothing is applied then, so the count would be wrong.
  const count = avoiding.state === 'not-applied' ? 0 : avoiding.ticked.length;
  return (
    <div className="filter-button">
      <Button kind="primary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {count > 0 ? t('Filter · Avoiding {count}', { count }) : t('Filter')}
      </Button>
      {children}
      {open && <FilterDialog avoiding={avoiding} onClose={() => setOpen(false)} />}
    </div>
  );
}
