import './told-form.css';
import { describeAvoidance } from '@clearplate/domain/wording/verdict-words';
import {
  noteKeyOf,
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
import { formatList, phrase, t, tPhrase } from '../../translations/t.ts';
import type { DishQuestion } from './question-list.tsx';
import { SendTold } from './send-told.tsx';

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

/** Returns the notes of answers to this question about some of its dishes. */
export function notesOf(told: readonly Told[], { question, named, dishes }: DishQuestion): readonly Told[] {
  const asked = askedAs({ question, named });
  if (!asked) return [];
  const things = asked.things.toSorted().join();
  return told.filter(
    (one) =>
      one.kind === asked.kind &&
      one.things.toSorted().join() === things &&
      dishes.some(({ id }) => one.dishes.includes(id)),
  );
}

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

/** Notes with two taps what the restaurant answered: what, and who said it. It stays on this device until it is sent. */
export function ToldForm({ restaurant, question }: { restaurant: number; question: DishQuestion }) {
  const { told, note, takeBack } = useTold(restaurant);
  const [answer, setAnswer] = useState<ToldAnswer>();
  const asked = askedAs(question);
  const notes = notesOf(told, question);
  const isNoted = (id: number) => notes.some(({ dishes }) => dishes.includes(id));
  const left = question.dishes.filter(({ id }) => !isNoted(id));
  const { place, follow } = useFocusFollowing(notes.length > 0);
  if (!asked) return null;
  const tell = (by: Teller) => {
    if (!answer) return;
    follow();
    // Whoever asks again asks about what no note answers yet.
    const dishes = left.map(({ id }) => id);
    note({ restaurant, ...asked, dishes, answer, by, at: nowAsText() });
    setAnswer(undefined);
  };
  const forget = (one: Told) => {
    follow();
    takeBack(one);
  };
  return (
    <div className="told-form" ref={place}>
      <div className="told-form__noted" role="status">
        {notes.map((one) => (
          <p key={noteKeyOf(one)}>{describeTold(one)}</p>
        ))}
      </div>
      {notes.map((one) => (
        <div key={noteKeyOf(one)} className="told-form__taps">
          <Button kind="quiet" onClick={() => forget(one)}>
            {t('Delete this note')}
          </Button>
          <SendTold told={one} dishes={question.dishes.filter(({ id }) => one.dishes.includes(id))} />
        </div>
      ))}
      {left.length > 0 && (
        <>
          {notes.length > 0 && (
            <p className="told-form__left">
              {t('Not answered yet: {dishes}', { dishes: formatList(left.map(({ name }) => name)) })}
            </p>
          )}
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
