import './told-summary.css';
import type { Told } from '@clearplate/domain/verdict/told';
import { noteKeyOf, warns } from '@clearplate/domain/verdict/told';
import { toldNotStated } from '@clearplate/domain/verdict/told-not-stated';
import { describeTold } from '../../entities/verdict/describe-told.ts';
import { menuLanguage } from '../../translations/menu-language.ts';
import { t, tCount } from '../../translations/t.ts';
import { askedAs } from './put-off.ts';
import type { DishQuestion } from './question-list.tsx';

interface ToldSummaryProps {
  told: readonly Told[];
  questions: readonly DishQuestion[];
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
export function ToldSummary({ told, questions }: ToldSummaryProps) {
  if (told.length === 0) return null;
  const names = new Map(questions.flatMap(({ dishes }) => dishes.map(({ id, name }) => [id, name])));
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
