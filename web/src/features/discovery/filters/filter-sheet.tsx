import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ClearFilters } from './clear-filters.tsx';
import { FilterFields, type FieldsProps } from './filter-fields.tsx';
import { t } from '../../../translations/t.ts';

/** Shows the filters in a bottom sheet on a phone. */
export function FilterSheet({ onClose, ...fields }: FieldsProps & { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={t('Filters')} isPanel>
      <div className="find-filters__sheet">
        <FilterFields {...fields} />
        <div className="find-filters__end">
          <Button kind="primary" onClick={onClose}>
            {t('Show results')}
          </Button>
          <ClearFilters finding={fields.finding} />
        </div>
      </div>
    </Dialog>
  );
}
