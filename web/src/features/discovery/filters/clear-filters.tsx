import { Button } from '../../../shared/ui/button.tsx';
import { t } from '../../../translations/t.ts';
import { countOf, noFilters } from './no-filters.ts';
import type { ListFilters } from '../../../entities/area/use-list-filters.ts';

/** Shows the button if a filter is set. */
export function ClearFilters({ finding }: { finding: ListFilters }) {
  if (countOf(finding) === 0) return null;
  return (
    <Button kind="quiet" onClick={() => finding.change(noFilters)}>
      {t('Clear filters')}
    </Button>
  );
}
