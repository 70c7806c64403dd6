import './find-filters.css';
import { useState } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { FilterFields } from './filter-fields.tsx';
import type { Finding } from './use-finding.ts';
import { say } from '../../translations/say.ts';

export interface FindFiltersProps {
  finding: Finding;
  /** `false` where a zip code's own come first, and those around it in a part with a distance of its own. */
  asksDistance?: boolean;
}

/** What a list is narrowed by: a row where there is room, a sheet from below on a phone. It counts at once. */
export function FindFilters({ finding, asksDistance = true }: FindFiltersProps) {
  const [isOpen, setOpen] = useState(false);
  const set = countOf(finding);
  const close = () => setOpen(false);
  const fields = <FilterFields finding={finding} asksDistance={asksDistance || finding.area.kind === 'here'} />;
  return (
    <div className="find-filters" role="group" aria-label={say('Filters')}>
      <div className="find-filters__row">
        {fields}
        {set > 0 && <ClearFilters finding={finding} />}
      </div>
      <Button className="find-filters__open" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {set > 0 ? say('Filters · {set}', { set }) : say('Filters')}
      </Button>
      <Dialog open={isOpen} onClose={close} title={say('Filters')} isPanel>
        <div className="find-filters__sheet">
          {fields}
          <div className="find-filters__end">
            <Button kind="primary" onClick={close}>
              {say('Show results')}
            </Button>
            {set > 0 && <ClearFilters finding={finding} />}
          </div>
        </div>
      </Dialog>
    </div>
  );
}

const countOf = ({ filters }: Finding) => Object.keys(filters).length;

/** Of what is asked for, not of where. */
export const noFilters = { cuisine: undefined, max_price: undefined, open: undefined } as const;

function ClearFilters({ finding }: { finding: Finding }) {
  return (
    <Button kind="quiet" onClick={() => finding.change(noFilters)}>
      {say('Clear filters')}
    </Button>
  );
}
