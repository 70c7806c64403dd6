import { formatMiles, widerRadius } from '../../../entities/area/find-params.ts';
import { rememberCleared } from './cleared-filters.ts';
import { noFilters } from './no-filters.ts';
import { hasFilters, type ListFilters } from '../../../entities/area/use-list-filters.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { t } from '../../../translations/t.ts';

/** Offers wider searches if nothing was found. */
export function FindWider({ finding: { area, filters, change } }: { finding: ListFilters }) {
  const wider = widerRadius(area);
  // The undo button is with the filters, because this list and its button are gone then.
  const clear = () => {
    rememberCleared({ filters, isGone: true });
    change(noFilters);
  };
  return (
    <>
      {hasFilters({ filters }) && <Button onClick={clear}>{t('Clear the filters')}</Button>}
      {wider && (
        <Button onClick={() => change({ radius: wider })}>
          {t('Look within {miles}', { miles: formatMiles(wider) })}
        </Button>
      )}
      {area.kind !== 'everywhere' && (
        <Button onClick={() => change({ area: 'all', radius: undefined })}>{t('Look everywhere')}</Button>
      )}
    </>
  );
}
