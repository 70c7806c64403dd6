import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { FilterPanel } from './filter-panel.tsx';
import type { Avoiding } from '../../entities/eater/use-avoiding.ts';
import { t } from '../../translations/t.ts';

export interface FilterDialogProps {
  avoiding: Avoiding;
  onClose: () => void;
}

/** A sheet from below on phones, a dialog elsewhere. Ticks count at once; closing it keeps them. */
export function FilterDialog({ avoiding, onClose }: FilterDialogProps) {
  return (
    <Dialog open onClose={onClose} title={t('What do you avoid?')}>
      <div className="filter-sheet">
        <FilterPanel avoiding={avoiding} />
        <div className="filter-sheet__end">
          <Button kind="primary" onClick={onClose}>
            {t('Done')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
