import './told-kitchens-page.css';
import type { KitchenOrder, OrderLine, TickMark } from '@clearplate/contract/kitchen-orders';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useCardTexts } from '../../features/chef-card/use-card-texts.ts';
import {
  asksAboutTraces,
  formatClock,
  isHarmedByTraces,
  type LineState,
  stateOfLine,
  isAnswered,
} from '../../features/kitchen-orders/order-people.ts';
import { forgetOrder, type StoredOrder, useStoredOrders } from '../../features/kitchen-orders/stored-orders.ts';
import { isGone, useKitchenOrder } from '../../features/kitchen-orders/use-kitchen-order.ts';
import { client } from '../../shared/api/client.ts';
import { describeRefusal } from '../../shared/api/describe-refusal.ts';
import { publicAddress } from '../../shared/lib/public-address.ts';
import { buildQrCode } from '../../shared/lib/qr-code.ts';
import { describeCopy, useCopy } from '../../shared/lib/use-copy.ts';
import { useOnline } from '../../shared/lib/use-online.ts';
import { usePageTitle } from '../../shared/lib/use-page-title.ts';
import { Button, LinkButton } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { lazyDialog } from '../../shared/ui/lazy-dialog.tsx';
import { LoadingLines } from '../../shared/ui/loaded-list.tsx';
import { ProblemNotice, StatusNotice } from '../../shared/ui/notice.tsx';
import { spokenLanguage, t } from '../../translations/t.ts';
import { InBoth, markName, nameOfLine, OrderSheet, type Tongues } from './order-sheet.tsx';
import { MarkSign, OrderStatus } from './order-status.tsx';

const ConfirmDialog = lazyDialog(async () => (await import('../../shared/ui/confirm-dialog.tsx')).ConfirmDialog);

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
        >
          <LinkButton to="/cart">{t('Your Cart')}</LinkButton>
        </EmptyState>
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

/**
 * Says first what the kitchen can't make, where traces are dangerous, and what nobody has ticked, then other traces,
 * then what a cook has only read.
 */
function Loud({ order }: { order: KitchenOrder }) {
  const { lines } = order;
  const nameThose = (state: LineState, isMeant: (line: OrderLine) => boolean = () => true) =>
    nameLines(lines.filter((line) => stateOfLine(line) === state && isMeant(line)));
  const [cannot, open, seen] = [nameThose('cannot'), nameThose('unticked'), nameThose('seen')];
  const isHarmful = (line: OrderLine) => isHarmedByTraces(order, line);
  const harmful = nameThose('traces', isHarmful);
  const traces = nameThose('traces', (line) => !isHarmful(line));
  const changed = nameLines(lines.filter(({ since }) => since !== 'same'));
  return (
    <>
      <ProblemNotice>
        {cannot + harmful + open + changed !== '' && (
          <>
            {cannot !== '' && (
              <p>{t('The kitchen can’t make it so: {lines}. Choose something else.', { lines: cannot })}</p>
            )}
            {harmful !== '' && (
              <p>
                {t(
                  'The kitchen says that traces are possible: {lines}. They are dangerous to somebody who eats it: choose something else.',
                  { lines: harmful },
                )}
              </p>
            )}
            {open !== '' && <p>{t('Nobody in the kitchen has ticked yet: {lines}', { lines: open })}</p>}
            {changed !== '' && <p>{t('Changed on the menu since you sent it: {lines}', { lines: changed })}</p>}
          </>
        )}
      </ProblemNotice>
      <OrderStatus state="traces" isUrgent>
        {traces !== '' &&
          t('The kitchen says that traces are possible: {lines}. Choose something else, or ask.', { lines: traces })}
      </OrderStatus>
      <OrderStatus state="seen">
        {seen !== '' &&
          t('The kitchen has only seen, and not answered: {lines}. Ask how it will be made.', { lines: seen })}
      </OrderStatus>
      {isAnswered(lines) && (
        <p className="told__all">
          {t('The kitchen has ticked every line. That is what it says tonight; no verdict changes by it.')}
          {lines.some((line) => asksAboutTraces(order, line)) && ` ${t('It has said nothing about traces.')}`}
        </p>
      )}
    </>
  );
}

/** Returns an answer in the diner's words, and then in the kitchen's. */
function inDinersWords({ language }: KitchenOrder, mark: TickMark): string {
  const [own, kitchens] = [markName(spokenLanguage(), mark), markName(language, mark)];
  return own === kitchens ? own : `${own} (${kitchens})`;
}

/** Announces the newest tick, unless the line above has said it. Its colour is never better than the worst line's. */
function Latest({ order }: { order: KitchenOrder }) {
  const ticks = order.lines.flatMap((line) => line.ticks.map((tick) => ({ ...tick, line })));
  const newest = ticks.toSorted((one, other) => (one.at < other.at ? 1 : -1))[0];
  const isSaid = newest?.mark === 'cannot' || newest?.mark === 'traces';
  return (
    <OrderStatus state={isAnswered(order.lines) ? 'ticked' : 'seen'}>
      {newest &&
        !isSaid &&
        t('{line}: {mark} ({initials}, {time})', {
          line: nameOfLine(newest.line),
          mark: inDinersWords(order, newest.mark),
          initials: newest.initials,
          time: formatClock(newest.at),
        })}
    </OrderStatus>
  );
}

/** Traces that are dangerous look as bad as what can't be made. */
const toneOf = (mark: TickMark, isHarmful: boolean) => (mark === 'traces' && isHarmful ? 'harmful' : mark);

function Lines({ order }: { order: KitchenOrder }) {
  const kitchens = useCardTexts(order.language);
  const own = useCardTexts(spokenLanguage());
  const tongues: Tongues = [
    { language: spokenLanguage(), texts: own.value },
    { language: order.language, texts: kitchens.value },
  ];
  return (
    <OrderSheet
      order={order}
      tongues={tongues}
      renderBelow={(index) => {
        const line = order.lines[index];
        const ticks = line?.ticks ?? [];
        const isHarmful = line !== undefined && isHarmedByTraces(order, line);
        if (ticks.length === 0) return <p className="told__open">{t('Not ticked by anybody yet')}</p>;
        return (
          <ul className="told__ticks" role="list">
            {ticks.map((tick) => (
              <li key={tick.mark} className={`order-mark order-mark--${toneOf(tick.mark, isHarmful)}`}>
                <MarkSign mark={isHarmful && tick.mark === 'traces' ? 'cannot' : tick.mark} />
                <span>
                  <InBoth tongues={tongues} of={({ marks }) => marks[tick.mark]} />
                  {`${tick.initials} · ${formatClock(tick.at)}`}
                </span>
              </li>
            ))}
          </ul>
        );
      }}
    />
  );
}

/** Shows the code and the link, and a button that withdraws them. */
function Code({ stored }: { stored: StoredOrder }) {
  const address = publicAddress(`/kitchen-order#${stored.kitchenToken}`);
  const code = useMemo(() => buildQrCode(address), [address]);
  const { outcome, copy } = useCopy();
  const [isAsking, setAsking] = useState(false);
  const withdrawing = useMutation({
    mutationFn: async () => {
      await client.withdrawKitchenOrder({ body: { token: stored.dinerToken } }).catch((error: unknown) => {
        // It has already expired, which is what the user wanted.
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
