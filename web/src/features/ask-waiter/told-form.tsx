import './told-form.css';
import type { DishSummary } from '@clearplate/contract/dishes';
import {
  noteKeyOf,
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
import { describeSaid, describeTold } from '../../entities/verdict/describe-told.ts';
import { useTold } from '../../entities/verdict/use-told.ts';
import { Button } from '../../shared/ui/button.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { formatList, phrase, t, tIfKnown, tPhrase } from '../../translations/t.ts';
import { describeAnswerable, isAnsweredInReverse } from './describe-answerable.ts';
import { lazyDialog } from '../../shared/ui/lazy-dialog.tsx';
import { notesId } from './noted-answers.tsx';
import { answersOf, findLeft, notesOf } from './put-off.ts';
import type { DishQuestion } from './question-list.tsx';
import { useTicksAtHand, WhoSaidIt } from './who-said-it.tsx';

const answerNames = { yes: phrase('Yes'), no: phrase('No'), unknown: phrase('They couldn’t say') };

const nowAsText = () => new Date().toISOString();

/**
 * What was pressed may go away with the press, or soon after: the focus goes on to what stands in its place, and to all that was
 * noted if the question itself is gone.
 */
function useFocusFollowing() {
  const place = useRef<HTMLDivElement>(null);
  const pressed = useRef<HTMLElement | null>(undefined);
  useLayoutEffect(() => {
    const { body, activeElement } = document;
    // Not each browser gives the focus to what a finger presses.
    if (!pressed.current || activeElement !== body || (pressed.current !== body && pressed.current.isConnected)) return;
    pressed.current = place.current?.querySelector('button');
    pressed.current?.focus();
  });
  useLayoutEffect(() => {
    const form = place.current;
    return () => {
      if (form?.contains(document.activeElement)) setTimeout(() => document.getElementById(notesId)?.focus(), 0);
    };
  }, []);
  const follow = () => {
    pressed.current = document.activeElement as HTMLElement | null;
  };
  return { place, follow };
}

/** Notes with two taps what the restaurant answered: what, and who said it. It stays on this device until it is sent. */
export function ToldForm({ restaurant, question }: { restaurant: number; question: DishQuestion }) {
  const { told, change } = useTold(restaurant);
  const [answer, setAnswer] = useState<ToldAnswer>();
  const notes = notesOf(told, question);
  const leftOf = findLeft(told, question);
  // Nobody could say: whoever finds somebody who can notes that in its place.
  const unanswered = question.dishes.filter(({ id }) => leftOf(id).length > 0);
  const left = unanswered.filter(({ id }) => leftOf(id, true).length > 0);
  const { place, follow } = useFocusFollowing();
  const asked = askedAs(question);
  const tell = (by: Teller, about: readonly DishSummary[]) => {
    if (!answer) return;
    follow();
    const dishes = about.map(({ id }) => id);
    const note = { restaurant, ...asked, dishes, seen: seenOfDishes(about), answer, by, at: nowAsText() };
    change((all) => addTold(all, note));
    // Its question goes, and what was noted stands above, perhaps out of sight.
    void toast(t('Noted: {said}', { said: describeSaid(note) }));
    setAnswer(undefined);
  };
  // Of a dish that was answered for in part, it is told what is left.
  const nameLeft = ({ id, name }: DishSummary) => {
    const things = leftOf(id, true);
    return things.length < asked.things.length ? `${name} (${formatList(things.map(tIfKnown))})` : name;
  };
  // Whoever asks again asks about what no note answers yet.
  const asks = answer === 'unknown' ? left : unanswered;
  useTicksAtHand(unanswered.length > 1);
  const answerable = describeAnswerable(question);
  return (
    <div className="told-form" ref={place}>
      {notes.map((one) => (
        <NoteOfQuestion key={noteKeyOf(one)} told={one} question={question} onForget={follow} />
      ))}
      {unanswered.length > 0 && (
        <>
          {left.length > 0 && answersOf(told, question).length > 0 && (
            <p className="told-form__left">
              {t('Not answered yet: {dishes}', { dishes: formatList(left.map(nameLeft)) })}
            </p>
          )}
          <div className="told-form__taps" role="group" aria-label={answerable}>
            <span>{answerable}</span>
            {answersTo(question)
              .filter((one) => one !== 'unknown' || left.length > 0)
              .map((one, index) => (
                <Button key={one} aria-pressed={one === answer} onClick={() => setAnswer(one)}>
                  {tPhrase(answerNames[toldAnswers[index] ?? one])}
                </Button>
              ))}
          </div>
          {answer && <WhoSaidIt key={answer} dishes={asks} isWarning={warns({ ...asked, answer })} onTell={tell} />}
        </>
      )}
    </div>
  );
}

// Few have noted anything.
const NoteActions = lazyDialog(async () => (await import('../../entities/verdict/note-actions.tsx')).NoteActions);

interface NoteOfQuestionProps {
  told: Told;
  question: DishQuestion;
  onForget: () => void;
}

/** Says what was told, of which dishes unless of all, and what can be done with it. */
function NoteOfQuestion({ told, question, onForget }: NoteOfQuestionProps) {
  const about = question.dishes.filter(({ id }) => told.dishes.includes(id));
  const isOfAll = about.length === question.dishes.length;
  return (
    <div className="told-form__note">
      <p>
        {describeTold(told)}
        {!isOfAll && `: ${formatList(about.map(({ name }) => name))}`}
      </p>
      <NoteActions told={told} dishes={about} onForget={onForget} />
    </div>
  );
}

/** What "yes", "no" and "they couldn't say" are noted as: whether what is avoided is there. */
const answersTo = (question: DishQuestion): readonly ToldAnswer[] =>
  isAnsweredInReverse(question) ? ['no', 'yes', 'unknown'] : toldAnswers;
