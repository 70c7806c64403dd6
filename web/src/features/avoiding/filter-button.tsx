import './filter-panel.css';
import { useState } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { FilterDialog } from './filter-dialog.tsx';
import type { Avoiding } from './use-avoiding.ts';
import { say } from '../../translations/say.ts';

/** Within a thumb's reach on small screens; where there is room the panel stands beside the list instead. */
export function FilterButton({ avoiding }: { avoiding: Avoiding }) {
  const [open, setOpen] = useState(false);
  const count = avoiding.ticked.length;
  return (
    <div className="filter-button">
      <Button kind="primary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {count > 0 ? say('Filter · Avoiding {count}', { count }) : say('Filter')}
      </Button>
      <FilterDialog avoiding={avoiding} open={open} onClose={() => setOpen(false)} />
    </div>
  );
}
