import './kitchen-order-page.css';
import type { KitchenOrder, TickMark } from '@clearplate/contract/kitchen-orders';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useCardTexts } from '../../features/chef-card/use-card-texts.ts';
import { stateOfLine } from '../../features/kitchen-orders/order-people.ts';
import { isGone, useKitchenOrder } from '../../features/kitchen-orders/use-kitchen-order.ts';
import { client } from '../../shared/api/client.ts';
import { describeRefusal } from '../../shared/api/describe-refusal.ts';
import { tabStore } from '../../shared/lib/storage.ts';
import { useOnline } from '../../shared/lib/use-online.ts';
import { usePageTitle } from '../../shared/lib/use-page-title.ts';
import { useTabStored } from '../../shared/lib/use-stored.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { LoadingLines } from '../../shared/ui/loaded-list.tsx';
import { ProblemNotice, StatusNotice } from '../../shared/ui/notice.tsx';
import { Outcome } from '../../shared/ui/outcome.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { kitchenWords, type KitchenWords } from '../../translations/kitchen-words.ts';
import { languages } from '../../translations/languages.ts';
import { spokenLanguage, t, tCount } from '../../translations/t.ts';
import { formatClock, InBoth, markName, nameOfLine, OrderSheet } from './order-sheet.tsx';

/** Shows a kitchen one order, by the token in the fragment, which no server's log gets to see. */
export function KitchenOrderPage() {
  const { hash } = useLocation();
  const token = hash.slice(1);
  return (
    <div className="page kitchen-order">
      {token === '' ? (
        <>
          <Heading order={undefined} />
          <Ended />
        </>
      ) : (
        <Order key={token} token={token} />
      )}
    </div>
  );
}

/** Returns a text as the kitchen reads it, then as the device does, where that is another language. */
function sayToKitchen(
  language: KitchenOrder['language'] | undefined,
  of: (words: KitchenWords) => string,
  onDevice: string,
): readonly string[] {
  const isOther = language !== undefined && language !== spokenLanguage();
  return isOther ? [of(kitchenWords[language]), onDevice] : [onDevice];
}

/** Stays as what it becomes is read, because it may have the focus. */
function Heading({ order }: { order: KitchenOrder | undefined }) {
  const language = order?.language;
  const said = sayToKitchen(language, ({ heading }) => heading, t('Food allergy: order for the kitchen'));
  usePageTitle(said.length > 1 ? said[0] : t('Order for the kitchen'));
  return (
    <h1>
      {said.length > 1 && language ? (
        <>
          <span className="order-both" lang={languages[language].tag}>
            {said[0]}
          </span>
          <span className="order-both order-both--english">{said[1]}</span>
        </>
      ) : (
        said[0]
      )}
    </h1>
  );
}

/** A forged, an expired and a withdrawn link look alike. */
function Ended() {
  return (
    <Outcome kind="problem" title={t('This link opens no order')}>
      <p>
        {t(
          'It ended after four hours, was withdrawn, or isn’t complete. Ask at the table, or let them show you a new code.',
        )}
      </p>
    </Outcome>
  );
}

function Order({ token }: { token: string }) {
  const kitchen = useKitchenOrder(token);
  const { data, error } = kitchen.query;
  return (
    <>
      <Heading order={isGone(error) ? undefined : data} />
      <OrderBelow token={token} {...kitchen} />
    </>
  );
}

function OrderBelow({ token, query, show }: { token: string } & ReturnType<typeof useKitchenOrder>) {
  if (isGone(query.error)) return <Ended />;
  if (query.data)
    return (
      <LoadedOrder order={query.data} token={token} isStale={query.isError} at={query.dataUpdatedAt} show={show} />
    );
  if (query.isError)
    return (
      <ErrorState error={query.error} text={t('The order could not be loaded.')} onRetry={() => void query.refetch()} />
    );
  return <LoadingLines label={t('Loading the order')} />;
}

interface LoadedOrderProps {
  order: KitchenOrder;
  token: string;
  /** The last try to read it failed. */
  isStale: boolean;
  at: number;
  show: (order: KitchenOrder) => Promise<void>;
}

interface Press {
  readonly line: number;
  readonly mark: TickMark;
  readonly takenBack?: string;
}

function nameAt({ lines }: KitchenOrder, index: number): string {
  const line = lines[index];
  return line ? nameOfLine(line) : '';
}

const initialsKey = 'kitchenInitials';

function LoadedOrder({ order, token, isStale, at, show }: LoadedOrderProps) {
  const texts = useCardTexts(order.language);
  const isOnline = useOnline();
  const initials = useTabStored(initialsKey) ?? '';
  const field = useRef<HTMLDivElement>(null);
  const [isRefused, setRefused] = useState(false);
  const ticking = useMutation({
    mutationFn: ({ line, mark, takenBack }: Press) =>
      client.tickKitchenOrder({
        body: { token, line, mark, initials, ...(takenBack !== undefined && { taken_back: takenBack }) },
      }),
    onSuccess: show,
  });
  if (isGone(ticking.error)) return <Ended />;
  const press = (what: Press) => {
    const isMissing = initials.trim() === '';
    setRefused(isMissing);
    if (isMissing) field.current?.querySelector('input')?.focus();
    else ticking.mutate(what);
  };
  const open = order.lines.filter((line) => stateOfLine(line) === 'unticked').length;
  const isOld = isStale || !isOnline;
  return (
    <>
      <p className="kitchen-order__where">
        {[order.restaurant_name, order.place].filter(Boolean).join(' · ')}
        {order.place === '' && order.restaurant_name === null && t('A guest’s card')}
      </p>
      <p>
        {t('Sent at {sent}. Opens until {until}. What you tick is seen at the table at once.', {
          sent: formatClock(order.sent_at),
          until: formatClock(order.expires_at),
        })}
      </p>
      {texts.status === 'error' && order.language !== 'en' && (
        <p>{t('The kitchen’s language could not be loaded, so this is in English.')}</p>
      )}
      <ProblemNotice>
        {isOld &&
          t('Not connected: this is from {time}, and what you tick now is not saved.', {
            time: formatClock(new Date(at).toISOString()),
          })}
      </ProblemNotice>
      <div ref={field}>
        <TextField
          label={sayToKitchen(order.language, (words) => words.initials, t('Your initials')).join(' · ')}
          hint={t('They stand beside what you tick.')}
          autoComplete="off"
          maxLength={6}
          value={initials}
          error={
            isRefused && initials.trim() === ''
              ? sayToKitchen(
                  order.language,
                  (words) => words.initialsFirst,
                  t('Please type your initials first.'),
                ).join(' ')
              : undefined
          }
          errorIsLive
          onChange={(event) => tabStore.write(initialsKey, event.target.value)}
        />
      </div>
      <StatusNotice>
        {open === 0
          ? t('Every line is ticked.')
          : tCount(open, 'One line is not ticked yet', '{count} lines are not ticked yet')}
      </StatusNotice>
      <ProblemNotice>
        {ticking.isError &&
          describeRefusal(
            ticking.error,
            t('{line}: the tick was not saved', {
              line: nameAt(order, ticking.variables.line),
            }),
          )}
      </ProblemNotice>
      <OrderSheet
        order={order}
        texts={texts.value}
        renderBelow={(line) => (
          <Marks
            order={order}
            line={line}
            busy={ticking.isPending && ticking.variables.line === line ? ticking.variables.mark : undefined}
            onPress={press}
          />
        )}
      />
    </>
  );
}

const marks = ['seen', 'separate', 'cannot'] as const satisfies readonly TickMark[];

interface MarksProps {
  order: KitchenOrder;
  line: number;
  busy: TickMark | undefined;
  onPress: (press: Press) => void;
}

/** Shows what a line can be ticked with, and who ticked it. */
function Marks({ order, line, busy, onPress }: MarksProps) {
  const { ticks } = order.lines[line] ?? { ticks: [] };
  const name = nameAt(order, line);
  return (
    <ul className="order-marks" role="list">
      {marks.map((mark) => {
        const tick = ticks.find((one) => one.mark === mark);
        return (
          <li key={mark}>
            {tick ? (
              <p className={`order-mark order-mark--${mark}`}>
                <span aria-hidden="true">{mark === 'cannot' ? '✕' : '✓'}</span>
                <span>
                  <InBoth order={order} of={(words) => words.marks[mark]} />
                  {`${tick.initials} · ${formatClock(tick.at)}`}
                </span>
                <Button kind="quiet" busy={busy === mark} onClick={() => onPress({ line, mark, takenBack: tick.at })}>
                  {t('Take back')}
                  <VisuallyHidden>{` ${markName(order, mark)}: ${name}`}</VisuallyHidden>
                </Button>
              </p>
            ) : (
              <Button busy={busy === mark} onClick={() => onPress({ line, mark })}>
                <span>
                  <InBoth order={order} of={(words) => words.marks[mark]} />
                </span>
                <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
