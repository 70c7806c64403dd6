import './told-form.css';
import {
  isOpenStill,
  noteKeyOf,
  tellers,
  toldAnswers,
  warns,
  type Teller,
  type Told,
  type ToldAnswer,
} from '@clearplate/domain/verdict/told';
import { addTold } from '@clearplate/domain/verdict/told-changes';
import { seenOfDishes } from '@clearplate/domain/verdict/told-of-dish';
import { askedAs } from '@clearplate/domain/verdict/told-question';
import { useLayoutEffect, useRef, useState } from 'react';
import { describeSaid, describeTold, tellerNames } from '../../entities/verdict/describe-told.ts';
import { useTold } from '../../entities/verdict/use-told.ts';
import { Button } from '../../shared/ui/button.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { formatList, phrase, t, tPhrase } from '../../translations/t.ts';
import { describeAnswerable, isAnsweredInReverse } from './describe-answerable.ts';
import { NoteActions } from './note-actions.tsx';
import { notesId } from './noted-answers.tsx';
import { notesOf } from './put-off.ts';
import type { DishQuestion } from './question-list.tsx';

const answerNames = { yes: phrase('Yes'), no: phrase('No'), unknown: phrase('They couldn’t say') };

const nowAsText = () => new Date().toISOString();

/**
 * What is pressed goes away with the press: the focus goes on to what stands in its place, and to all that was noted if the
 * question itself is gone.
 */
function useFocusFollowing(isNoted: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const awaited = useRef<boolean>(undefined);
  useLayoutEffect(() => {
    if (awaited.current !== isNoted) return;
    awaited.current = undefined;
    place.current?.querySelector('button')?.focus();
  }, [isNoted]);
  useLayoutEffect(() => {
    const form = place.current;
    return () => {
      if (form?.contains(document.activeElement)) setTimeout(() => document.getElementById(notesId)?.focus(), 0);
    };
  }, []);
  const follow = () => {
    awaited.current = !isNoted;
  };
  return { place, follow };
}

/** Notes with two taps what the restaurant answered: what, and who said it. It stays on this device until it is sent. */
export function ToldForm({ restaurant, question }: { restaurant: number; question: DishQuestion }) {
  const { told, change } = useTold(restaurant);
  const [answer, setAnswer] = useState<ToldAnswer>();
  const notes = notesOf(told, question);
  const among = (some: readonly Told[]) => (id: number) => some.some(({ dishes }) => dishes.includes(id));
  const isNoted = among(notes);
  // Nobody could say: whoever finds somebody who can notes that in its place.
  const isAnswered = among(notes.filter((one) => !isOpenStill(one)));
  const unanswered = question.dishes.filter(({ id }) => !isAnswered(id));
  const left = unanswered.filter(({ id }) => !isNoted(id));
  const { place, follow } = useFocusFollowing(notes.length > 0);
  const tell = (by: Teller) => {
    if (!answer) return;
    follow();
    // Whoever asks again asks about what no note answers yet.
    const about = answer === 'unknown' ? left : unanswered;
    const dishes = about.map(({ id }) => id);
    const note = { restaurant, ...askedAs(question), dishes, seen: seenOfDishes(about), answer, by, at: nowAsText() };
    change((all) => addTold(all, note));
    // Its question goes, and what was noted stands above, perhaps out of sight.
    if (warns(note)) void toast(t('Noted: {said}', { said: describeSaid(note) }));
    setAnswer(undefined);
  };
  const asked = describeAnswerable(question);
  return (
    <div className="told-form" ref={place}>
      <div className="told-form__noted" role="status">
        {notes.map((one) => (
          <p key={noteKeyOf(one)}>{describeTold(one)}</p>
        ))}
      </div>
      {notes.map((one) => (
        <NoteActions
          key={noteKeyOf(one)}
          told={one}
          dishes={question.dishes.filter(({ id }) => one.dishes.includes(id))}
          onForget={follow}
        />
      ))}
      {unanswered.length > 0 && (
        <>
          {notes.length > 0 && left.length > 0 && (
            <p className="told-form__left">
              {t('Not answered yet: {dishes}', { dishes: formatList(left.map(({ name }) => name)) })}
            </p>
          )}
          <div className="told-form__taps" role="group" aria-label={asked}>
            <span>{asked}</span>
            {answersTo(question)
              .filter((one) => one !== 'unknown' || left.length > 0)
              .map((one, index) => (
                <Button key={one} kind="secondary" aria-pressed={one === answer} onClick={() => setAnswer(one)}>
                  {tPhrase(answerNames[toldAnswers[index] ?? one])}
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

/** What "yes", "no" and "they couldn't say" are noted as: whether what is avoided is there. */
const answersTo = (question: DishQuestion): readonly ToldAnswer[] =>
  isAnsweredInReverse(question) ? ['no', 'yes', 'unknown'] : toldAnswers;
