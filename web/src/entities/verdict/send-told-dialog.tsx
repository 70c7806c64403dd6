import './send-told.css';
import type { DishSummary } from '@clearplate/contract/dishes';
import { allergens, type AllergenId } from '@clearplate/domain/facts/allergens';
import { isOpenStill, warns, type Told } from '@clearplate/domain/verdict/told';
import { useMutation } from '@tanstack/react-query';
import { describeSaid, tellerNames } from './describe-told.ts';
import { client } from '../../shared/api/client.ts';
import { describeRefusal } from '../../shared/api/describe-refusal.ts';
import { formatDay } from '../../shared/lib/format-date.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { ProblemNotice } from '../../shared/ui/notice.tsx';
import { menuLanguage } from '../../translations/menu-language.ts';
import { t, tPhrase } from '../../translations/t.ts';
import { ReportTold } from './report-told.tsx';
import { SendAsked } from './send-asked.tsx';

export interface SendToldDialogProps {
  told: Told;
  /** The dishes that it is about. */
  dishes: readonly Pick<DishSummary, 'id' | 'name'>[];
  onClose: () => void;
}

/** Returns the allergens of the catalogue that it names, or `undefined` if it names anything else. */
function allergensOf({ things }: Told): readonly AllergenId[] | undefined {
  const ids = things.map((thing) => allergens.find(({ word }) => word === thing)?.id);
  return ids.every((id) => id !== undefined) ? ids : undefined;
}

/** The day on this device's calendar. */
function dayOf(at: string): string {
  const date = new Date(at);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Shows exactly what whoever keeps the menu will read, and sends it on a press. What warns can go to everybody as well. */
export function SendToldDialog({ told, dishes, onClose }: SendToldDialogProps) {
  const named = allergensOf(told);
  if (isOpenStill(told))
    return (
      <Dialog open onClose={onClose} title={t('Tell the restaurant that you asked')}>
        <div className="send-told">
          <SendAsked {...{ told, dishes, named }} askedOn={dayOf(told.at)} />
          <p>
            <Button onClick={onClose}>{t('Close')}</Button>
          </p>
        </div>
      </Dialog>
    );
  return (
    <Dialog open onClose={onClose} title={t('Send it to the restaurant')}>
      <div className="send-told">
        {named === undefined ? (
          <p>
            {t(
              'Only answers about allergens can be sent, and this one names something else. Tell the restaurant yourself.',
            )}
          </p>
        ) : (
          <>
            <AsQuestion told={told} dishes={dishes} named={named} />
            {told.kind === 'whether' && warns(told) && <ReportTold dishes={dishes} named={named} />}
          </>
        )}
        <p>
          <Button onClick={onClose}>{t('Close')}</Button>
        </p>
      </div>
    </Dialog>
  );
}

interface AsQuestionProps extends Omit<SendToldDialogProps, 'onClose'> {
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
            // It is sent as of the dish.
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
