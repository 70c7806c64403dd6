import './filter-panel.css';
import { useState, type ReactNode } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { FilterDialog } from './lazy-filter-dialog.ts';
import type { Avoiding } from '../../entities/eater/use-avoiding.ts';
import { t } from '../../translations/t.ts';

/** Within a thumb's reach on small screens, with what else belongs there as `children`; where there is room the panel stands beside the list instead. */
export function FilterButton({ avoiding, children }: { avoiding: Avoiding; children?: ReactNode }) {
  const [open, setOpen] = useState(false);
  // Not while the page says that it isn't applied.
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
