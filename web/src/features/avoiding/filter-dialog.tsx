import { useState } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { GuestStrictness } from './guest-strictness.tsx';
import type { Avoiding } from '../../entities/eater/use-avoiding.ts';
import { t } from '../../translations/t.ts';

export interface FilterDialogProps {
  avoiding: Avoiding;
  onClose: () => void;
}

/**
 * Shows the filter as a bottom sheet on phones and as a dialog elsewhere. Ticks apply at once, and closing keeps them.
 */
export function FilterDialog({ avoiding, onClose }: FilterDialogProps) {
  // Anything that appears above the ticks would move them under a finger, and the page asks below the first of them.
  const [hadTicks] = useState(avoiding.ticked.length > 0);
  return (
    <Dialog open onClose={onClose} title={t('What do you avoid?')}>
      <div className="filter-sheet">
        {hadTicks && avoiding.state === 'guest' && <GuestStrictness things={avoiding.ticked} isAlways />}
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
