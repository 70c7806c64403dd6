import './kitchen-view.css';
import { useLayoutEffect, useRef } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { CardSheet, type CardSheetProps } from './card-sheet.tsx';
import { t } from '../../translations/t.ts';

/** Shows the card alone on the whole screen, to hand the phone over. Escape or the button below it leads back. */
export function KitchenView({ onClose, ...card }: CardSheetProps & { onClose: () => void }) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (!dialog.open) dialog.showModal();
    dialog.scrollTop = 0;
    return () => dialog.close();
  }, []);
  return (
    <dialog
      ref={ref}
      className="kitchen-view"
      aria-label={t('Chef card')}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <CardSheet {...card} />
      <div className="kitchen-view__close">
        <Button onClick={onClose}>{t('Close')}</Button>
      </div>
    </dialog>
  );
}
