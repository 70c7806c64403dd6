import type { CartGroup } from '@clearplate/contract/cart';
import { useState } from 'react';
import type { Avoiding } from '../../entities/eater/use-avoiding.ts';
import { Button } from '../../shared/ui/button.tsx';
import { lazyDialog } from '../../shared/ui/lazy-dialog.tsx';
import { t } from '../../translations/t.ts';
import type { AssessedLine } from './assessed-cart.ts';

const CopyOrderDialog = lazyDialog(async () => (await import('./copy-order-dialog.tsx')).CopyOrderDialog);

export interface CopyOrderProps {
  group: CartGroup;
  lines: readonly AssessedLine[];
  avoiding: Avoiding;
  /** Says that we don't know yet what the kitchen has ticked. */
  isPending?: boolean;
}

/**
 * Offers an order as text, because no delivery service takes it from here. It offers it only while the cart is up to
 * date.
 */
export function CopyOrder({ group, lines, avoiding, isPending = false }: CopyOrderProps) {
  const [isOpen, setOpen] = useState(false);
  if (group.dishes.every(({ is_removed }) => is_removed)) return null;
  return (
    <>
      {!avoiding.isOffline && (
        <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t('Copy my order')}
        </Button>
      )}
      {isOpen && <CopyOrderDialog {...{ group, lines, avoiding, isPending }} onClose={() => setOpen(false)} />}
    </>
  );
}
