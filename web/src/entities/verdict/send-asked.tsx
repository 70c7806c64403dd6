import type { DishSummary } from '@clearplate/contract/dishes';
import type { AllergenId } from '@clearplate/domain/facts/allergens';
import { markSent, type Sending } from '@clearplate/domain/verdict/mark-sent';
import type { Told } from '@clearplate/domain/verdict/told';
import { useMutation } from '@tanstack/react-query';
import { useAllTold } from './use-told.ts';
import { ApiError } from '../../shared/api/api-error.ts';
import { client } from '../../shared/api/client.ts';
import { describeRefusal } from '../../shared/api/describe-refusal.ts';
import { formatDay } from '../../shared/lib/format-date.ts';
import { randomKey } from '../../shared/lib/random-key.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ProblemNotice } from '../../shared/ui/notice.tsx';
import { menuLanguage } from '../../translations/menu-language.ts';
import { formatList, t, tIfKnown } from '../../translations/t.ts';

interface SendAskedProps {
  told: Told;
  /** It is `undefined` if the question names anything but allergens. */
  named: readonly AllergenId[] | undefined;
  dishes: readonly Pick<DishSummary, 'id' | 'name'>[];
  askedOn: string;
}

/** Returns a question that nobody could answer: "is there peanut in it?". */
function describeAsked({ kind, things: named }: Pick<Told, 'kind' | 'things'>): string {
  const things = formatList(named.map(tIfKnown), 'disjunction');
  switch (kind) {
    case 'whether':
      return t('is there {things} in it?', { things });
    case 'shared_equipment':
      return t('does it share oil, pans or surfaces with {things}?', { things });
    case 'may_contain':
      return t('can traces of {things} be kept out?', { things });
  }
}

/**
 * Shows exactly what the people who maintain the menu will read about an unanswered question, and lets its asker send
 * it and take it back.
 */
export function SendAsked({ told, named, dishes, askedOn }: SendAskedProps) {
  const { restaurant, kind, at, sent } = told;
  const { change } = useAllTold();
  const mark = (its: Sending) => change((all) => markSent(all, told, its));
  const sending = useMutation({
    mutationFn: async () => {
      // A second press, even after a reload, uses the same key, so that it is one question. The key is stored first,
      // because the server's answer may get lost.
      const key = told.sending ?? randomKey();
      mark({ sending: key });
      try {
        await client.sendGuestQuestion({
          params: { id: String(restaurant) },
          body: {
            agreed: true,
            key,
            kind,
            asked_on: askedOn,
            allergens: [...(named ?? [])],
            dishes: dishes.map(({ id }) => id),
          },
        });
        mark({ sent: key });
      } catch (error) {
        // An earlier attempt may have arrived, so we then keep the key.
        if (isRefused(error) && told.sending === undefined) mark({});
        throw error;
      }
    },
  });
  const taking = useMutation({
    mutationFn: (its: string) => client.withdrawGuestQuestion({ body: { key: its } }),
    onSuccess: () => {
      sending.reset();
      mark({});
    },
  });
  const perhaps = sent === undefined && !sending.isPending ? told.sending : undefined;
  const takable = sent ?? perhaps;
  if (named === undefined)
    return (
      <p>
        {t(
          'Only questions about allergens can be sent, and this one names something else. Tell the restaurant yourself.',
        )}
      </p>
    );
  return (
    <section aria-label={t('What is sent')}>
      <p>{t('Whoever keeps this menu reads this for 30 days, and nothing else of you:')}</p>
      <blockquote className="send-told__said">
        <p>
          {t('A guest asked on {day}, and nobody could say: {question}', {
            day: formatDay(new Date(at)),
            question: describeAsked(told),
          })}
        </p>
        <p lang={menuLanguage}>{dishes.map(({ name }) => name).join(', ')}</p>
      </blockquote>
      <p>
        {t(
          'They see how many guests asked the same, and when last. It changes nothing for anybody until they state it themselves. You can take it back while your note is here.',
        )}
      </p>
      <ProblemNotice>
        {sending.isError && perhaps === undefined
          ? describeRefusal(sending.error, t('Nothing was sent'))
          : taking.isError && describeRefusal(taking.error, t('It was not taken back'))}
      </ProblemNotice>
      <p role="status">
        {sent !== undefined
          ? t('Sent. Thank you.')
          : perhaps !== undefined
            ? t('It may have been sent: no answer came back. Send it again, and it counts once, or take it back.')
            : taking.isSuccess && !sending.isError && t('Taken back.')}
      </p>
      {sent === undefined && (
        <Button kind="primary" busy={sending.isPending} onClick={() => sending.mutate()}>
          {t('I agree: send it')}
        </Button>
      )}
      {takable !== undefined && (
        <Button busy={taking.isPending} onClick={() => taking.mutate(takable)}>
          {t('Take it back')}
        </Button>
      )}
    </section>
  );
}

/** Returns whether the server refused it. After any other error we don't know whether it arrived. */
const isRefused = (error: unknown): boolean => error instanceof ApiError && error.status >= 400 && error.status < 500;
