import './kitchen-order-page.css';
import type { KitchenOrder } from '@clearplate/contract/kitchen-orders';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useCardTexts } from '../../features/chef-card/use-card-texts.ts';
import { formatClock } from '../../features/kitchen-orders/order-people.ts';
import { isGone, useKitchenOrder } from '../../features/kitchen-orders/use-kitchen-order.ts';
import { client } from '../../shared/api/client.ts';
import { describeRefusal } from '../../shared/api/describe-refusal.ts';
import { tabStore } from '../../shared/lib/storage.ts';
import { useOnline } from '../../shared/lib/use-online.ts';
import { usePageTitle } from '../../shared/lib/use-page-title.ts';
import { useTabStored } from '../../shared/lib/use-stored.ts';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { LoadingLines } from '../../shared/ui/loaded-list.tsx';
import { ProblemNotice } from '../../shared/ui/notice.tsx';
import { Outcome } from '../../shared/ui/outcome.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { cardTexts } from '../../translations/chef-card.ts';
import type { KitchenPageTexts } from '../../translations/kitchen-page-texts.ts';
import { languages } from '../../translations/languages.ts';
import { spokenLanguage, t } from '../../translations/t.ts';
import { describeTickRefusal } from './describe-tick-refusal.ts';
import { Marks, type Press } from './order-marks.tsx';
import { Both, nameOfLine, OrderSheet, type Tongues } from './order-sheet.tsx';
import { Standing } from './order-standing.tsx';
import { BothLanguages, inBothLanguages } from './in-both-languages.tsx';

/** Shows one order to a kitchen, by the token in the fragment, which no server log ever sees. */
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

/** The heading stays while people read the result, because it may have the focus. */
function Heading({ order }: { order: KitchenOrder | undefined }) {
  const language = order?.language;
  const said = inBothLanguages(language, ({ heading }) => heading, t('Food allergy: order for the kitchen'));
  usePageTitle(said.length > 1 ? said[0] : t('Order for the kitchen'));
  return (
    <h1>
      <BothLanguages language={language} texts={said} />
    </h1>
  );
}

/** Shows the same for a forged, an expired and a withdrawn link. We know the language if the order was here before. */
function Ended({ language }: { language?: KitchenOrder['language'] | undefined }) {
  const title = inBothLanguages(language, ({ ended }) => ended.title, t('This link opens no order'));
  const text = inBothLanguages(
    language,
    ({ ended }) => ended.text,
    t(
      'It ended after four hours, was withdrawn, or isn’t complete. Ask at the table, or let them show you a new code.',
    ),
  );
  return (
    <Outcome kind="problem" title={title.join(' · ')}>
      <p>
        <BothLanguages language={language} texts={text} />
      </p>
    </Outcome>
  );
}

function Order({ token }: { token: string }) {
  const kitchen = useKitchenOrder(token);
  const { data } = kitchen.query;
  return (
    <>
      <Heading order={data} />
      <OrderBelow token={token} {...kitchen} />
    </>
  );
}

function OrderBelow({ token, query, show }: { token: string } & ReturnType<typeof useKitchenOrder>) {
  if (isGone(query.error)) return <Ended language={query.data?.language} />;
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
  /** The last attempt to read it failed. */
  isStale: boolean;
  at: number;
  show: (order: KitchenOrder) => Promise<void>;
}

function nameAt({ lines }: KitchenOrder, index: number): string {
  const line = lines[index];
  return line ? nameOfLine(line) : '';
}

const initialsKey = 'kitchenInitials';

function LoadedOrder({ order, token, isStale, at, show }: LoadedOrderProps) {
  const texts = useCardTexts(order.language);
  // A cook shouldn't have to wait for a language, so until it has loaded, the device's comes first.
  const tongues: Tongues = [
    { language: order.language, texts: texts.value },
    { language: spokenLanguage(), texts: cardTexts[spokenLanguage()] },
  ];
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
  if (isGone(ticking.error)) return <Ended language={order.language} />;
  const press = (what: Press) => {
    const isMissing = initials.trim() === '';
    setRefused(isMissing);
    if (isMissing) field.current?.querySelector('input')?.focus();
    else ticking.mutate(what);
  };
  const { language } = order;
  const say = (of: (answers: KitchenPageTexts) => string, onDevice: string) => (
    <BothLanguages language={language} texts={inBothLanguages(language, of, onDevice)} />
  );
  const inKitchen = languages[language].tag;
  const asOf = new Date(at).toISOString();
  const isOld = isStale || !isOnline;
  return (
    <>
      <p className="kitchen-order__where">
        {[order.restaurant_name, order.place].filter(Boolean).join(' · ')}
        {order.place === '' && order.restaurant_name === null && t('A guest’s card')}
      </p>
      <p>
        {say(
          ({ sent }) => sent(formatClock(order.sent_at, inKitchen), formatClock(order.expires_at, inKitchen)),
          t('Sent at {sent}. Opens until {until}. What you tick is seen at the table at once.', {
            sent: formatClock(order.sent_at),
            until: formatClock(order.expires_at),
          }),
        )}
      </p>
      {texts.status === 'error' && (
        <p>{t('The kitchen’s language could not be loaded, so this is in the language of this device.')}</p>
      )}
      <ProblemNotice>
        {isOld &&
          say(
            ({ offline }) => offline(formatClock(asOf, inKitchen)),
            t('Not connected: this is from {time}, and what you tick now is not saved.', { time: formatClock(asOf) }),
          )}
      </ProblemNotice>
      <div ref={field}>
        <TextField
          label={inBothLanguages(order.language, (words) => words.initials, t('Your initials')).join(' · ')}
          hint={say(({ initialsHint }) => initialsHint, t('They stand beside what you tick.'))}
          autoComplete="off"
          maxLength={6}
          value={initials}
          error={
            isRefused && initials.trim() === ''
              ? inBothLanguages(
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
      <Standing order={order} />
      <ProblemNotice>
        {ticking.isError && (
          <BothLanguages
            language={language}
            texts={inBothLanguages(
              language,
              (words) => describeTickRefusal(ticking.error, nameAt(order, ticking.variables.line), language, words),
              describeRefusal(
                ticking.error,
                t('{line}: the tick was not saved', { line: nameAt(order, ticking.variables.line) }),
              ),
            )}
          />
        )}
      </ProblemNotice>
      <OrderSheet
        order={order}
        tongues={tongues}
        renderBelow={(line) => (
          <Marks
            order={order}
            tongues={tongues}
            line={line}
            busy={ticking.isPending && ticking.variables.line === line ? ticking.variables.mark : undefined}
            onPress={press}
          />
        )}
      />
      <Unchecked tongues={tongues} />
    </>
  );
}

/** Says that no native speaker has checked the texts, as every page with such texts does, like the chef card. */
function Unchecked({ tongues }: { tongues: Tongues }) {
  if (!tongues.some(({ texts }) => texts?.words.status === 'unchecked')) return null;
  return (
    <p className="kitchen-order__unchecked">
      <Both tongues={tongues} of={({ texts }) => texts?.words.unchecked} />
    </p>
  );
}
