import type { DishSummary } from '@clearplate/contract/dishes';
import type { AllergenId } from '@clearplate/domain/facts/allergens';
import { markSent } from '@clearplate/domain/verdict/mark-sent';
import type { Told } from '@clearplate/domain/verdict/told';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useAllTold } from '../../entities/verdict/use-told.ts';
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
  /** `undefined` if it names anything but allergens. */
  named: readonly AllergenId[] | undefined;
  dishes: readonly Pick<DishSummary, 'id' | 'name'>[];
  askedOn: string;
}

/** Returns what was asked and nobody could say: "is there peanut in it?". */
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

/** Shows what whoever keeps the menu reads of a question that nobody could answer, sends it on a press, and takes it back. */
export function SendAsked({ told, named, dishes, askedOn }: SendAskedProps) {
  const { restaurant, kind, at, sent } = told;
  const { change } = useAllTold();
  const onSent = (its: string | undefined) => change((all) => markSent(all, told, its));
  // The same at a second press, so that it is one question.
  const [key, setKey] = useState(randomKey);
  const sending = useMutation({
    mutationFn: () =>
      client.sendGuestQuestion({
        params: { id: String(restaurant) },
        body: {
          agreed: true,
          key,
          kind,
          asked_on: askedOn,
          allergens: [...(named ?? [])],
          dishes: dishes.map(({ id }) => id),
        },
      }),
    onSuccess: () => onSent(key),
  });
  const taking = useMutation({
    mutationFn: (its: string) => client.withdrawGuestQuestion({ body: { key: its } }),
    onSuccess: () => {
      setKey(randomKey());
      sending.reset();
      onSent(undefined);
    },
  });
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
        {sending.isError
          ? describeRefusal(sending.error, t('Nothing was sent'))
          : taking.isError && describeRefusal(taking.error, t('It was not taken back'))}
      </ProblemNotice>
      <p role="status">
        {sent !== undefined ? t('Sent. Thank you.') : taking.isSuccess && !sending.isError && t('Taken back.')}
      </p>
      {sent === undefined ? (
        <Button kind="primary" busy={sending.isPending} onClick={() => sending.mutate()}>
          {t('I agree: send it')}
        </Button>
      ) : (
        <Button busy={taking.isPending} onClick={() => taking.mutate(sent)}>
          {t('Take it back')}
        </Button>
      )}
    </section>
  );
}
