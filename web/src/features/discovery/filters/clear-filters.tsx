import { useState } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { t } from '../../../translations/t.ts';
import { countOf, noFilters } from './no-filters.ts';
import type { ListFilters } from '../../../entities/area/use-list-filters.ts';

/** Shows the button if a filter is set, and in its place, with its focus, one that takes it back. */
export function ClearFilters({ finding }: { finding: ListFilters }) {
  const [cleared, setCleared] = useState<ListFilters['filters']>();
  const canClear = countOf(finding) > 0;
  if (!canClear && !cleared) return null;
  const clear = () => {
    setCleared(finding.filters);
    finding.change(noFilters);
  };
  const undo = () => {
    if (cleared) finding.change(cleared);
  };
  return (
    <Button kind="quiet" onClick={canClear ? clear : undo}>
      {canClear ? t('Clear filters') : t('Put the filters back')}
    </Button>
  );
}
