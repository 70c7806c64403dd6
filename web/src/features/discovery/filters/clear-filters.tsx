import { Button } from '../../../shared/ui/button.tsx';
import { say } from '../../../translations/say.ts';
import { countOf, noFilters } from './no-filters.ts';
import type { Finding } from '../../../entities/area/use-finding.ts';

/** Where there is one. */
export function ClearFilters({ finding }: { finding: Finding }) {
  if (countOf(finding) === 0) return null;
  return (
    <Button kind="quiet" onClick={() => finding.change(noFilters)}>
      {say('Clear filters')}
    </Button>
  );
}
