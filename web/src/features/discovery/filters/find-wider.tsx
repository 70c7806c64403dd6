import { sayMiles, widerRadius } from '../../../entities/area/find-params.ts';
import { noFilters } from './no-filters.ts';
import type { Finding } from '../../../entities/area/use-finding.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { say } from '../../../translations/say.ts';

/** Where nothing was found: what would find more. */
export function FindWider({ finding: { area, filters, change } }: { finding: Finding }) {
  const wider = widerRadius(area);
  return (
    <>
      {wider && (
        <Button onClick={() => change({ radius: wider })}>
          {say('Look within {miles}', { miles: sayMiles(wider) })}
        </Button>
      )}
      {area.kind !== 'everywhere' && (
        <Button onClick={() => change({ area: 'all', radius: undefined })}>{say('Look everywhere')}</Button>
      )}
      {Object.keys(filters).length > 0 && <Button onClick={() => change(noFilters)}>{say('Clear the filters')}</Button>}
    </>
  );
}
