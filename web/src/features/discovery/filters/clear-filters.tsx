import { useRef } from 'react';
import { useLostFocus } from '../../../shared/lib/use-lost-focus.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { t } from '../../../translations/t.ts';
import { rememberCleared, useCleared } from './cleared-filters.ts';
import { countOf, noFilters } from './no-filters.ts';
import type { ListFilters } from '../../../entities/area/use-list-filters.ts';

/** Shows the button if a filter is set; after a press, a button that undoes it takes its place and its focus. */
export function ClearFilters({ finding }: { finding: ListFilters }) {
  const cleared = useCleared();
  const button = useRef<HTMLButtonElement>(null);
  useLostFocus(cleared, () => cleared?.isGone && button.current?.focus());
  const canClear = countOf(finding) > 0;
  if (!canClear && !cleared) return null;
  const clear = () => {
    rememberCleared({ filters: finding.filters });
    finding.change(noFilters);
  };
  const undo = () => {
    if (cleared) finding.change(cleared.filters);
  };
  return (
    <Button
      kind="quiet"
      ref={button}
      className={canClear ? 'find-filters__clear' : undefined}
      onClick={canClear ? clear : undo}
    >
      {canClear ? t('Clear filters') : t('Put the filters back')}
    </Button>
  );
}
