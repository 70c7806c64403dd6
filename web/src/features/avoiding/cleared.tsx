import { useId } from 'react';
import { clearedKey, tabStore } from '../../shared/lib/storage.ts';
import { Button } from '../../shared/ui/button.tsx';
import { t } from '../../translations/t.ts';

/** Says that the previous person's ticks no longer count, until that is read. */
export function ClearedTicks({ onRead }: { onRead: () => void }) {
  const close = () => {
    tabStore.remove(clearedKey);
    onRead();
  };
  return (
    <p className="avoiding__whom" role="status">
      {t('What was ticked in this tab before you signed in was cleared.')}{' '}
      <Button kind="quiet" onClick={close}>
        {t('Close')}
      </Button>
    </p>
  );
}

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
