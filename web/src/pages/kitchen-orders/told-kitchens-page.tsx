import './told-kitchens-page.css';
import type { KitchenOrder } from '@clearplate/contract/kitchen-orders';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useCardTexts } from '../../features/chef-card/use-card-texts.ts';
import { stateOfLine } from '../../features/kitchen-orders/order-people.ts';
import { forgetOrder, type StoredOrder, useStoredOrders } from '../../features/kitchen-orders/stored-orders.ts';
import { isGone, useKitchenOrder } from '../../features/kitchen-orders/use-kitchen-order.ts';
import { client } from '../../shared/api/client.ts';
import { describeRefusal } from '../../shared/api/describe-refusal.ts';
import { publicAddress } from '../../shared/lib/public-address.ts';
import { buildQrCode } from '../../shared/lib/qr-code.ts';
import { describeCopy, useCopy } from '../../shared/lib/use-copy.ts';
import { useOnline } from '../../shared/lib/use-online.ts';
import { usePageTitle } from '../../shared/lib/use-page-title.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { LoadingLines } from '../../shared/ui/loaded-list.tsx';
import { ProblemNotice, StatusNotice } from '../../shared/ui/notice.tsx';
import { t } from '../../translations/t.ts';
import { formatClock, markName, nameOfLine, OrderSheet } from './order-sheet.tsx';

/** Shows the orders that kitchens were given from this browser, and what they have ticked. */
export function ToldKitchensPage() {
  usePageTitle(t('What the kitchen answers'));
  const orders = useStoredOrders();
  return (
    <div className="page told-kitchens">
      <h1>{t('What the kitchen answers')}</h1>
      {orders.length === 0 ? (
        <EmptyState
          text={t(
            'No kitchen has an order from here. Send one from your cart or your chef card: it ends by itself after four hours.',
          )}
        />
      ) : (
        orders.map((order) => <Told key={order.dinerToken} stored={order} />)
      )}
    </div>
  );
}

function Told({ stored }: { stored: StoredOrder }) {
  const { query } = useKitchenOrder(stored.dinerToken);
  const { data: order } = query;
  const isOnline = useOnline();
  const name = stored.restaurant ?? t('A kitchen');
  if (isGone(query.error))
    return (
      <section className="told" aria-label={name}>
        <h2>{name}</h2>
        <p>{t('This order has ended: the kitchen can no longer open it.')}</p>
        <Button onClick={() => forgetOrder(stored.dinerToken)}>{t('Remove it from this list')}</Button>
      </section>
    );
  const isOld = !isOnline || query.isError;
  return (
    <section className="told" aria-label={name}>
      <h2>{[name, order?.place].filter(Boolean).join(' · ')}</h2>
      <ProblemNotice>
        {isOld &&
          (order
            ? t('Not connected: this is from {time}. What the kitchen ticked since is missing.', {
                time: formatClock(new Date(query.dataUpdatedAt).toISOString()),
              })
            : t('Not connected: what the kitchen ticked can’t be shown. Ask it yourself.'))}
      </ProblemNotice>
      {order ? (
        <>
          <Loud order={order} />
          <Latest order={order} />
        </>
      ) : (
        !isOld && <LoadingLines label={t('Loading the order')} />
      )}
      <Code stored={stored} />
      {order && <Lines order={order} />}
    </section>
  );
}

const nameLines = (lines: readonly KitchenOrder['lines'][number][]) => lines.map(nameOfLine).join(', ');

/** Says what nobody has ticked, and what the kitchen can't make, before anything else. */
function Loud({ order: { lines } }: { order: KitchenOrder }) {
  const cannot = lines.filter((line) => stateOfLine(line) === 'cannot');
  const open = lines.filter((line) => stateOfLine(line) === 'unticked');
  const changed = lines.filter(({ since }) => since !== 'same');
  return (
    <>
      <ProblemNotice>
        {cannot.length > 0 && (
          <p>{t('The kitchen can’t make it so: {lines}. Choose something else.', { lines: nameLines(cannot) })}</p>
        )}
        {open.length > 0 && <p>{t('Nobody in the kitchen has ticked yet: {lines}', { lines: nameLines(open) })}</p>}
        {changed.length > 0 && (
          <p>{t('Changed on the menu since you sent it: {lines}', { lines: nameLines(changed) })}</p>
        )}
      </ProblemNotice>
      {cannot.length + open.length === 0 && (
        <p className="told__all">
          {t('The kitchen has ticked every line. That is what it says tonight; no verdict changes by it.')}
        </p>
      )}
    </>
  );
}

/** Announces the newest tick. */
function Latest({ order }: { order: KitchenOrder }) {
  const ticks = order.lines.flatMap((line) => line.ticks.map((tick) => ({ ...tick, line })));
  const newest = ticks.toSorted((one, other) => (one.at < other.at ? 1 : -1))[0];
  return (
    <StatusNotice>
      {newest &&
        t('{line}: {mark} ({initials}, {time})', {
          line: nameOfLine(newest.line),
          mark: markName(order, newest.mark),
          initials: newest.initials,
          time: formatClock(newest.at),
        })}
    </StatusNotice>
  );
}

function Lines({ order }: { order: KitchenOrder }) {
  const texts = useCardTexts(order.language);
  return (
    <OrderSheet
      order={order}
      texts={texts.value}
      renderBelow={(index) => {
        const ticks = order.lines[index]?.ticks ?? [];
        if (ticks.length === 0) return <p className="told__open">{t('Not ticked by anybody yet')}</p>;
        return (
          <ul className="told__ticks" role="list">
            {ticks.map((tick) => (
              <li key={tick.mark} className={`order-mark order-mark--${tick.mark}`}>
                <span aria-hidden="true">{tick.mark === 'cannot' ? '✕' : '✓'}</span>
                <span>
                  <span lang={order.language}>{markName(order, tick.mark)}</span>
                  {` · ${tick.initials} · ${formatClock(tick.at)}`}
                </span>
              </li>
            ))}
          </ul>
        );
      }}
    />
  );
}

/** Shows the code and the link, and what takes them back. */
function Code({ stored }: { stored: StoredOrder }) {
  const address = publicAddress(`/kitchen-order#${stored.kitchenToken}`);
  const code = useMemo(() => buildQrCode(address), [address]);
  const { outcome, copy } = useCopy();
  const [isAsking, setAsking] = useState(false);
  const withdrawing = useMutation({
    mutationFn: async () => {
      await client.withdrawKitchenOrder({ body: { token: stored.dinerToken } }).catch((error: unknown) => {
        // It has ended by itself, which is what was wanted.
        if (!isGone(error)) throw error;
      });
    },
    onSuccess: () => forgetOrder(stored.dinerToken),
  });
  return (
    <div className="told__code">
      <svg
        className="told__qr"
        viewBox={`0 0 ${code.size} ${code.size}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label={t('QR code that opens this order for the kitchen')}
      >
        <path d={code.path} />
      </svg>
      <div className="told__ways">
        <p>
          {t('Let the kitchen scan it, or send it the link. It opens this order alone, until {time}.', {
            time: formatClock(stored.expiresAt),
          })}
        </p>
        <p className="told__address">
          <a href={address} target="_blank" rel="noopener noreferrer">
            {t('Open what the kitchen sees')}
          </a>
        </p>
        <div className="told__actions">
          <Button onClick={() => void copy(address)}>{t('Copy the link')}</Button>
          <Button kind="danger" aria-haspopup="dialog" onClick={() => setAsking(true)}>
            {t('Withdraw')}
          </Button>
        </div>
        <StatusNotice>
          {describeCopy(outcome, t('Your browser wouldn’t copy it. Let the kitchen scan the code.'))}
        </StatusNotice>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={t('Withdraw this order?')}
          confirm={t('Withdraw')}
          busy={withdrawing.isPending}
          problem={withdrawing.isError ? describeRefusal(withdrawing.error, t('It was not withdrawn')) : undefined}
          onConfirm={() => withdrawing.mutate()}
          onCancel={() => setAsking(false)}
        >
          <p>{t('The link stops working at once, and what you sent is deleted. Tell the kitchen yourself.')}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
