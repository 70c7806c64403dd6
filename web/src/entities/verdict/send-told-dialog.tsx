import './send-told.css';
import type { DishSummary } from '@clearplate/contract/dishes';
import { allergens, type AllergenId } from '@clearplate/domain/facts/allergens';
import { isOpenStill, warns, type Told } from '@clearplate/domain/verdict/told';
import { useMutation, useQuery } from '@tanstack/react-query';
import { describeSaid, tellerNames } from './describe-told.ts';
import { client } from '../../shared/api/client.ts';
import { describeRefusal } from '../../shared/api/describe-refusal.ts';
import { callQuery } from '../../shared/api/queries.ts';
import { formatDay } from '../../shared/lib/format-date.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { LoadingLines } from '../../shared/ui/loaded-list.tsx';
import { ProblemNotice } from '../../shared/ui/notice.tsx';
import { menuLanguage } from '../../translations/menu-language.ts';
import { t, tPhrase } from '../../translations/t.ts';
import { ReportTold } from './report-told.tsx';
import { SendAsked } from './send-asked.tsx';

export interface SendToldProps {
  told: Told;
  /**
   * These are the dishes to send it for. It is `undefined` where the page doesn't have their names; the menu then gives
   * them.
   */
  dishes?: readonly Pick<DishSummary, 'id' | 'name'>[] | undefined;
}

/** Returns the allergens of the catalogue that the note names, or `undefined` if it names anything else. */
function allergensOf({ things }: Told): readonly AllergenId[] | undefined {
  const ids = things.map((thing) => allergens.find(({ word }) => word === thing)?.id);
  return ids.every((id) => id !== undefined) ? ids : undefined;
}

/** Returns the day on this device's calendar. */
function dayOf(at: string): string {
  const date = new Date(at);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/**
 * Shows exactly what the people who maintain the menu will read, and sends it on a press. A warning can go to everybody
 * as well.
 */
export function SendToldDialog({ told, dishes, onClose }: SendToldProps & { onClose: () => void }) {
  const title = isOpenStill(told) ? t('Tell the restaurant that you asked') : t('Send it to the restaurant');
  return (
    <Dialog open onClose={onClose} title={title}>
      <div className="send-told">
        {dishes ? <ToSend told={told} dishes={dishes} /> : <ToSendOfMenu told={told} />}
        <p>
          <Button onClick={onClose}>{t('Close')}</Button>
        </p>
      </div>
    </Dialog>
  );
}

/** Looks up the dishes' names first, because nothing is sent that isn't shown. */
function ToSendOfMenu({ told }: Pick<SendToldProps, 'told'>) {
  const menu = callQuery('getRestaurantMenu', { params: { id: String(told.restaurant) } });
  const { data, error, refetch } = useQuery(menu);
  const dishes = data?.recipes.filter(({ id }) => told.dishes.includes(id));
  if (dishes && dishes.length > 0) return <ToSend told={told} dishes={dishes} />;
  if (dishes) return <p>{t('Its dishes aren’t on the menu any more.')}</p>;
  return error ? (
    <ErrorState error={error} text={t('The menu could not be loaded.')} onRetry={() => void refetch()} />
  ) : (
    <LoadingLines label={t('Loading the menu')} />
  );
}

interface ToSendProps {
  told: Told;
  dishes: NonNullable<SendToldProps['dishes']>;
}

function ToSend({ told, dishes }: ToSendProps) {
  const named = allergensOf(told);
  if (isOpenStill(told)) return <SendAsked {...{ told, dishes, named }} askedOn={dayOf(told.at)} />;
  if (named === undefined)
    return (
      <p>
        {t(
          'Only answers about allergens can be sent, and this one names something else. Tell the restaurant yourself.',
        )}
      </p>
    );
  return (
    <>
      <AsQuestion told={told} dishes={dishes} named={named} />
      {told.kind === 'whether' && warns(told) && <ReportTold dishes={dishes} named={named} />}
    </>
  );
}

interface AsQuestionProps extends ToSendProps {
  named: readonly AllergenId[];
}

function AsQuestion({ told, dishes, named }: AsQuestionProps) {
  const { restaurant, kind, answer, by, at } = told;
  const sending = useMutation({
    mutationFn: () =>
      client.sendGuestAnswer({
        params: { id: String(restaurant) },
        body: {
          agreed: true,
          kind,
          answer: answer === 'yes' ? 'yes' : 'no',
          by,
          told_on: dayOf(at),
          allergens: [...named],
          dishes: dishes.map(({ id }) => id),
        },
      }),
  });
  return (
    <section aria-labelledby="send-told-question">
      <h3 id="send-told-question">{t('Ask whether it is so')}</h3>
      <p>{t('Whoever keeps this menu reads this for 30 days, and nothing else of you:')}</p>
      <blockquote className="send-told__said">
        <p>
          {t('A guest was told by {teller}, {day}: {said}. Is it so?', {
            teller: tPhrase(tellerNames[by]),
            day: formatDay(new Date(at)),
            // It is sent as if it were about the whole dish.
            said: describeSaid({ ...told, of: undefined }),
          })}
        </p>
        <p lang={menuLanguage}>{dishes.map(({ name }) => name).join(', ')}</p>
      </blockquote>
      <p>
        {t(
          'If they say yes, they state it under their own name. Until then it changes nothing for anybody, nor for you.',
        )}
      </p>
      <ProblemNotice>{sending.isError && describeRefusal(sending.error, t('Nothing was sent'))}</ProblemNotice>
      <p role="status">{sending.isSuccess && t('Sent. Thank you.')}</p>
      {!sending.isSuccess && (
        <Button kind="primary" busy={sending.isPending} onClick={() => sending.mutate()}>
          {t('I agree: send it')}
        </Button>
      )}
    </section>
  );
}
