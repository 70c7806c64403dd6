import './told-form.css';
import { describeAvoidance } from '@clearplate/domain/wording/verdict-words';
import {
  tellers,
  toldAnswers,
  toldKinds,
  type Teller,
  type Told,
  type ToldAnswer,
  type ToldKind,
} from '@clearplate/domain/verdict/told';
import { useLayoutEffect, useRef, useState } from 'react';
import { describeTold, tellerNames } from '../../entities/verdict/describe-told.ts';
import { useTold } from '../../entities/verdict/use-told.ts';
import { Button } from '../../shared/ui/button.tsx';
import { phrase, t, tPhrase } from '../../translations/t.ts';
import type { DishQuestion } from './question-list.tsx';

const answerNames = { yes: phrase('Yes'), no: phrase('No'), unknown: phrase('They don’t know') };

/** In English, whatever is spoken now. Returns under what an answer to this question is kept, or `undefined` if yes and no don't answer it. */
export function askedAs({
  question,
  named,
}: Pick<DishQuestion, 'question' | 'named'>): Pick<Told, 'kind' | 'things'> | undefined {
  const kind = toldKinds.find((one): one is ToldKind => one === question.kind);
  return kind && { kind, things: named.map((one) => describeAvoidance(one)) };
}

const nowAsText = () => new Date().toISOString();

const isSame = (one: Pick<Told, 'kind' | 'things'>, other: Pick<Told, 'kind' | 'things'>) =>
  one.kind === other.kind && one.things.toSorted().join() === other.things.toSorted().join();

/** What is pressed goes away with the press: the focus goes on to what stands in its place. */
function useFocusFollowing(isNoted: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const awaited = useRef<boolean>(undefined);
  useLayoutEffect(() => {
    if (awaited.current !== isNoted) return;
    awaited.current = undefined;
    place.current?.querySelector('button')?.focus();
  }, [isNoted]);
  const follow = () => {
    awaited.current = !isNoted;
  };
  return { place, follow };
}

/** Notes with two taps what the restaurant answered: what, and who said it. It stays on this device. */
export function ToldForm({ restaurant, question }: { restaurant: number; question: DishQuestion }) {
  const { told, note, takeBack } = useTold(restaurant);
  const [answer, setAnswer] = useState<ToldAnswer>();
  const asked = askedAs(question);
  const noted = asked && told.find((one) => isSame(one, asked));
  const { place, follow } = useFocusFollowing(noted !== undefined);
  if (!asked) return null;
  const tell = (by: Teller) => {
    if (!answer) return;
    follow();
    const dishes = question.dishes.map(({ id }) => id);
    note({ restaurant, ...asked, dishes, answer, by, at: nowAsText() });
    setAnswer(undefined);
  };
  const forget = (one: Told) => {
    follow();
    takeBack(one);
  };
  return (
    <div className="told-form" ref={place}>
      <p className="told-form__noted" role="status">
        {noted && describeTold(noted)}
      </p>
      {noted ? (
        <Button kind="quiet" onClick={() => forget(noted)}>
          {t('Delete this note')}
        </Button>
      ) : (
        <>
          <div className="told-form__taps" role="group" aria-label={t('What were you told?')}>
            <span>{t('What were you told?')}</span>
            {toldAnswers.map((one) => (
              <Button key={one} kind="secondary" aria-pressed={one === answer} onClick={() => setAnswer(one)}>
                {tPhrase(answerNames[one])}
              </Button>
            ))}
          </div>
          {answer && (
            <div className="told-form__taps" role="group" aria-label={t('Who said it?')}>
              <span>{t('Who said it?')}</span>
              {tellers.map((one) => (
                <Button key={one} kind="secondary" onClick={() => tell(one)}>
                  {tPhrase(tellerNames[one])}
                </Button>
              ))}
            </div>
          )}
        </>
      )}
    </div>
  );
}
