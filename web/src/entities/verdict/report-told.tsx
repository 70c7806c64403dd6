import type { DishSummary } from '@clearplate/contract/dishes';
import type { AllergenId } from '@clearplate/domain/facts/allergens';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useSession } from '../eater/use-session.ts';
import { hasCode } from '../../shared/api/api-error.ts';
import { client } from '../../shared/api/client.ts';
import { describeRefusal } from '../../shared/api/describe-refusal.ts';
import { wordOfAllergen } from '../../shared/lib/allergen-words.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ProblemNotice } from '../../shared/ui/notice.tsx';
import { TickBox } from '../../shared/ui/tick-box.tsx';
import { formatList, t, tCount } from '../../translations/t.ts';

interface ReportToldProps {
  dishes: readonly Pick<DishSummary, 'id' | 'name'>[];
  named: readonly AllergenId[];
}

/**
 * Warns everybody about what somebody was told, dish by dish: a "yes" to a question about several dishes doesn't say
 * which ones.
 */
export function ReportTold(props: ReportToldProps) {
  const { status, user } = useSession();
  return (
    <section aria-labelledby="report-told">
      <h3 id="report-told">{t('Warn everybody')}</h3>
      {status === 'guest' ? (
        <p>
          {t('Please sign in to report something: each person’s report counts once for a dish.')}{' '}
          <Link to="/login">{t('Login')}</Link>
        </p>
      ) : user && !user.email_confirmed ? (
        <p>
          {t('Please confirm your e-mail address first: a report changes right away what others are told.')}{' '}
          <Link to="/profile/security">{t('Confirm your e-mail')}</Link>
        </p>
      ) : (
        user && <Reporting {...props} />
      )}
    </section>
  );
}

/** Keeps the ticks. A single item is ticked already; among several, the person who was told chooses. */
function useChosen<Id>(all: readonly Id[]) {
  const [chosen, setChosen] = useState<readonly Id[]>(all.length === 1 ? all : []);
  const toggle = (id: Id, isOn: boolean) =>
    setChosen((before) => (isOn ? [...before, id] : before.filter((one) => one !== id)));
  return { chosen, toggle };
}

/** The same person's earlier report may be in the way; they can change or withdraw it. */
const explain = (error: unknown): string =>
  hasCode(error, 'conflict')
    ? `${t('It was not reported')}: ${error.message}.`
    : describeRefusal(error, t('It was not reported'));

function Reporting({ dishes, named }: ReportToldProps) {
  const things = useChosen(named);
  const about = useChosen(dishes.map(({ id }) => id));
  const [done, setDone] = useState<readonly number[]>([]);
  const queries = useQueryClient();
  const left = about.chosen.filter((id) => !done.includes(id));
  const reporting = useMutation({
    mutationFn: async () => {
      // We send them one by one, so that it stays clear which were reported if one is refused.
      for (const id of left) {
        await client.reportDish({ params: { id: String(id) }, body: { kind: 'told', allergens: [...things.chosen] } });
        setDone((before) => [...before, id]);
      }
    },
    onSettled: () => void queries.invalidateQueries(),
  });
  const isReady = left.length > 0 && things.chosen.length > 0;
  return (
    <>
      <p>
        {t(
          'Everybody who avoids {things} then sees Avoid on these dishes, “a diner was told” with the day, until the restaurant states it anew and we’ve checked. Nobody sees who you are. Only report what was said of that very dish.',
          { things: formatList(named.map(wordOfAllergen), 'disjunction') },
        )}
      </p>
      {named.length > 1 && (
        <fieldset className="send-told__ticks">
          <legend>{t('Which of these is in it?')}</legend>
          {named.map((id) => (
            <TickBox key={id} checked={things.chosen.includes(id)} onChange={(isOn) => things.toggle(id, isOn)}>
              {wordOfAllergen(id)}
            </TickBox>
          ))}
        </fieldset>
      )}
      {dishes.length > 1 && (
        <fieldset className="send-told__ticks">
          <legend>{t('Of which dishes was it said?')}</legend>
          {dishes.map(({ id, name }) => (
            <TickBox key={id} checked={about.chosen.includes(id)} onChange={(isOn) => about.toggle(id, isOn)}>
              {name}
            </TickBox>
          ))}
        </fieldset>
      )}
      <ProblemNotice>{reporting.isError && explain(reporting.error)}</ProblemNotice>
      <p role="status">
        {done.length > 0 &&
          tCount(done.length, 'Reported of one dish. Thank you.', 'Reported of {count} dishes. Thank you.')}
      </p>
      {(done.length === 0 || left.length > 0) && (
        <Button disabled={!isReady} busy={reporting.isPending} onClick={() => reporting.mutate()}>
          {t('Report it')}
        </Button>
      )}
    </>
  );
}
