import { useId } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { t } from '../../translations/t.ts';

// The button that was pressed is gone, so this one takes the focus.
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

/** Says that what was ticked is cleared, and offers to restore it. */
export function Cleared({ hasSaved, onUndo }: { hasSaved: boolean; onUndo: () => void }) {
  const id = useId();
  return (
    <p className="avoiding__whom">
      <span id={id}>{hasSaved ? t('Back to what you saved.') : t('Your ticks are cleared.')}</span>{' '}
      <Button kind="quiet" ref={takeFocus} aria-describedby={id} onClick={onUndo}>
        {t('Undo')}
      </Button>
    </p>
  );
}
