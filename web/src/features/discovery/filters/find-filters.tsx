import '../../../shared/ui/text-field.css';
import './find-filters.css';
import { useEffect, useState } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { countOf } from './no-filters.ts';
import type { ListFilters } from '../../../entities/area/use-list-filters.ts';
import { t } from '../../../translations/t.ts';
import { ClearFilters } from './clear-filters.tsx';
import { rememberCleared } from './cleared-filters.ts';
import { FilterFields } from './filter-fields.tsx';
import { FilterSheet } from '../place/lazy-dialogs.ts';

export interface FindFiltersProps {
  finding: ListFilters;
  /** `false` if a zip code's own restaurants come first, and nearby ones are in a section with its own distance. */
  asksDistance?: boolean;
}

/** Shows the list's filters: a row on wide screens, a bottom sheet on a phone. They apply at once. */
export function FindFilters({ finding, asksDistance = true }: FindFiltersProps) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => () => rememberCleared(undefined), []);
  const set = countOf(finding);
  const fields = { finding, asksDistance: asksDistance || finding.area.kind === 'here' };
  return (
    <div className="find-filters" role="group" aria-label={t('Filters')}>
      <div className="find-filters__row">
        <FilterFields {...fields} />
      </div>
      <Button className="find-filters__open" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {set > 0 ? t('Filters · {set}', { set }) : t('Filters')}
      </Button>
      <ClearFilters finding={finding} />
      {isOpen && <FilterSheet {...fields} onClose={() => setOpen(false)} />}
    </div>
  );
}
