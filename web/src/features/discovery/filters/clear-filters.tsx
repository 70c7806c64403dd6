import { Button } from '../../../shared/ui/button.tsx';
import { t } from '../../../translations/t.ts';
import { countOf, noFilters } from './no-filters.ts';
import type { ListFilters } from '../../../entities/area/use-list-filters.ts';

/** Where there is one. */
export function ClearFilters({ finding }: { finding: ListFilters }) {
  if (countOf(finding) === 0) return null;
  return (
    <Button kind="quiet" onClick={() => finding.change(noFilters)}>
      {t('Clear filters')}
    </Button>
  );
}
