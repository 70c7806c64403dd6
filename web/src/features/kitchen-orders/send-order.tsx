import { useState } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { lazyDialog } from '../../shared/ui/lazy-dialog.tsx';
import { t } from '../../translations/t.ts';
import type { SendOrderDialogProps } from './send-order-dialog.tsx';

const SendOrderDialog = lazyDialog(async () => (await import('./send-order-dialog.tsx')).SendOrderDialog);

/** Offers to show an order to the kitchen on the kitchen's own phone, where the cook can tick it. */
export function SendOrder({
  isOffered = true,
  ...props
}: Omit<SendOrderDialogProps, 'onClose'> & {
  /** Says whether the order is up to date. A dialog that is already open stays open. */
  isOffered?: boolean;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {isOffered && (
        <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t('Let the kitchen answer')}
        </Button>
      )}
      {isOpen && <SendOrderDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
