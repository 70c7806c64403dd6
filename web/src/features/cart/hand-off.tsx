import './hand-off.css';
import type { CartGroup } from '@clearplate/contract/cart';
import { useState, type MouseEvent } from 'react';
import { deliveryName } from '../../entities/restaurant/web-link.ts';
import { webAddress } from '../../shared/lib/web-address.ts';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { isDoubtful, type AssessedLine } from './assessed-cart.ts';
import { WaysToAsk } from './ways-to-ask.tsx';
import { lazyDialog } from '../../shared/ui/lazy-dialog.tsx';
import { t } from '../../translations/t.ts';

const HandOffDialog = lazyDialog(async () => (await import('./hand-off-dialog.tsx')).HandOffDialog);

/** A cart that was loaded longer ago is refetched before somebody uses it to order. */
const freshMs = 90_000;

export interface HandOffProps {
  group: CartGroup;
  lines: readonly AssessedLine[];
  loadedAt: number;
  /** Says that we don't know yet what the kitchen has ticked. */
  isPending?: boolean;
  /** Refetches the cart, the avoidances and what the kitchen ticked; resolves to whether cart and ticks arrived. */
  recheck: () => Promise<boolean>;
}

/** Links to the delivery service under its name, and asks for confirmation if a line is doubtful. */
export function HandOff({ group, lines, loadedAt, isPending = false, recheck }: HandOffProps) {
  const [isAsking, setAsking] = useState(false);
  const url = webAddress(group.restaurant_url);
  if (group.dishes.every(({ is_removed }) => is_removed)) return null;
  if (!url)
    return <p className="hand-off__none">{t('No delivery service is listed: order from the restaurant itself.')}</p>;
  const hasDoubts = lines.some(isDoubtful);
  const ask = (event: MouseEvent) => {
    const isFresh = !isPending && Date.now() - loadedAt < freshMs;
    if (isFresh && !hasDoubts) return;
    event.preventDefault();
    setAsking(true);
  };
  return (
    <>
      <p className="hand-off__none">
        {t('Your cart isn’t sent there: choose the dishes again at {service}.', { service: deliveryName(url) })}
      </p>
      <WaysToAsk lines={group.dishes} />
      <a
        className="button button--primary"
        href={url.href}
        target="_blank"
        rel="noopener noreferrer"
        onClick={ask}
        // The middle button opens the link as well.
        onAuxClick={(event) => event.button === 1 && ask(event)}
        aria-haspopup={hasDoubts ? 'dialog' : undefined}
      >
        {t('Order at {deliveryName}', { deliveryName: deliveryName(url) })}
        <VisuallyHidden> {t('(opens in a new tab)')}</VisuallyHidden>
      </a>
      {isAsking && (
        <HandOffDialog
          url={url}
          restaurant={group.restaurant_name}
          lines={lines}
          recheck={recheck}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
