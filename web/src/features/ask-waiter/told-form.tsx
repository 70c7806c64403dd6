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
import { WhoSaidIt } from './who-said-it.tsx';

const answerNames = { yes: phrase('Yes'), no: phrase('No'), unknown: phrase('They couldn’t say') };

const nowAsText = () => new Date().toISOString();

/**
 * Moves the focus when the pressed button disappears, at once or soon after. It moves to the button in its place, or to
 * the list of notes if the question itself is gone.
 */
function useFocusFollowing() {
  const place = useRef<HTMLDivElement>(null);
  const pressed = useRef<HTMLElement | null>(undefined);
  useLayoutEffect(() => {
    const { body, activeElement } = document;
    // Not every browser focuses what a finger presses.
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

/**
 * Lets people note with two taps what the restaurant answered and who said it. The note stays on this device until it
 * is sent.
 */
export function ToldForm({ restaurant, question }: { restaurant: number; question: DishQuestion }) {
  const { told, change } = useTold(restaurant);
  const [answer, setAnswer] = useState<ToldAnswer>();
  const notes = notesOf(told, question);
  const leftOf = findLeft(told, question);
  // These dishes include those about which nobody could say, so that people can note a later answer in its place.
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
    // The question disappears, and its note is above, perhaps out of sight.
    void toast(t('Noted: {said}', { said: describeSaid(note) }));
    setAnswer(undefined);
  };
  // For a dish that was answered in part, we name what is left.
  const nameLeft = ({ id, name }: DishSummary) => {
    const things = leftOf(id, true);
    return things.length < asked.things.length ? `${name} (${formatList(things.map(tIfKnown))})` : name;
  };
  // An answer is for dishes that no note answers yet. "They couldn't say" is only for what has no note at all.
  const asks = answer === 'unknown' ? left : unanswered;
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
          {answer && (
            <>
              <p className="told-form__left" role="status">
                {t('Not noted yet: say who said it.')}
              </p>
              <WhoSaidIt key={answer} dishes={asks} isWarning={warns({ ...asked, answer })} onTell={tell} />
            </>
          )}
        </>
      )}
    </div>
  );
}

// Few people have noted anything, so this loads only when it is needed.
const NoteActions = lazyDialog(async () => (await import('../../entities/verdict/note-actions.tsx')).NoteActions);

interface NoteOfQuestionProps {
  told: Told;
  question: DishQuestion;
  onForget: () => void;
}

/** Shows what was told, names the dishes unless it was about all of them, and offers what can be done with the note. */
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

/**
 * Returns the answers in which we store "yes", "no" and "they couldn't say". A stored answer says whether the avoided
 * thing is there.
 */
const answersTo = (question: DishQuestion): readonly ToldAnswer[] =>
  isAnsweredInReverse(question) ? ['no', 'yes', 'unknown'] : toldAnswers;
