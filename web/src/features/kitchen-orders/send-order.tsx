import { useState } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { lazyDialog } from '../../shared/ui/lazy-dialog.tsx';
import { t } from '../../translations/t.ts';
import type { SendOrderDialogProps } from './send-order-dialog.tsx';

const SendOrderDialog = lazyDialog(async () => (await import('./send-order-dialog.tsx')).SendOrderDialog);

/** Offers to show the kitchen an order on its own phone, where it can tick it. */
export function SendOrder(props: Omit<SendOrderDialogProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('Let the kitchen answer')}
      </Button>
      {isOpen && <SendOrderDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
