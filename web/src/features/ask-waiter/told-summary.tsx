import './told-summary.css';
import type { DishSummary } from '@clearplate/contract/dishes';
import type { Told } from '@clearplate/domain/verdict/told';
import { noteKeyOf, sentKeyOf, toldNotStated, warns } from '@clearplate/domain/verdict/told';
import { describeTold } from '../../entities/verdict/describe-told.ts';
import { Button } from '../../shared/ui/button.tsx';
import { menuLanguage } from '../../translations/menu-language.ts';
import { t, tCount } from '../../translations/t.ts';
import { askedAs, notesOf } from './put-off.ts';
import type { DishQuestion } from './question-list.tsx';

export interface ToldSummaryProps {
  told: readonly Told[];
  questions: readonly DishQuestion[];
  /** Of the whole menu, for notes of dishes that no question is about any more. */
  dishes?: readonly Pick<DishSummary, 'id' | 'name'>[];
  /** Deletes a note whose question is gone, because somebody else eats or the menu changed. The others' are at their questions. */
  onForget?: (told: Told) => void;
}

/** Returns for each dish the questions that decide it. */
function needsOf(questions: readonly DishQuestion[]) {
  const needs = new Map<number, NonNullable<ReturnType<typeof askedAs>>[]>();
  for (const question of questions) {
    const asked = askedAs(question);
    if (asked) for (const { id } of question.decided) needs.set(id, [...(needs.get(id) ?? []), asked]);
  }
  return needs;
}

/** Says what was told and counts it apart, in a mark of its own: it is no statement and clears nothing. */
export function ToldSummary({ told, questions, dishes = [], onForget }: ToldSummaryProps) {
  if (told.length === 0) return null;
  const names = new Map([...dishes, ...questions.flatMap((one) => one.dishes)].map(({ id, name }) => [id, name]));
  const asked = new Set(questions.flatMap((question) => notesOf(told, question)));
  const count = toldNotStated(told, needsOf(questions)).length;
  return (
    <section className="told-summary" aria-label={t('What you were told')}>
      {count > 0 && (
        <p className="told-summary__count">
          <span className="told-mark" aria-hidden="true" />
          {tCount(count, '1 told, not stated', '{count} told, not stated')}
        </p>
      )}
      <ul role="list">
        {told.map((one) => (
          <li key={noteKeyOf(one)} className={warns(one) ? 'told-summary__warning' : undefined}>
            <p>{describeTold(one)}</p>
            <p className="told-summary__dishes" lang={menuLanguage}>
              {one.dishes.flatMap((id) => names.get(id) ?? []).join(', ')}
            </p>
            {onForget && !asked.has(one) && sentKeyOf(one) === undefined && (
              <Button kind="quiet" onClick={() => onForget(one)}>
                {t('Delete this note')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p className="told-summary__dishes">
        {t(
          'Only you see this, on this device, for twelve hours, unless you send it. It changes no answer of the restaurant.',
        )}
      </p>
    </section>
  );
}
