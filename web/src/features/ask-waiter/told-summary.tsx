import './told-summary.css';
import type { DishSummary } from '@clearplate/contract/dishes';
import { noteKeyOf, warns, type Told } from '@clearplate/domain/verdict/told';
import { describeTold } from '../../entities/verdict/describe-told.ts';
import type { Avoiding } from '../../entities/eater/use-avoiding.ts';
import { toldHere } from '../../entities/verdict/told-here.ts';
import { ToldCount } from '../../entities/verdict/told-mark.tsx';
import { menuLanguage } from '../../translations/menu-language.ts';
import { t } from '../../translations/t.ts';
import { NoteActions } from '../../entities/verdict/note-actions.tsx';
import { notesOf } from './put-off.ts';
import type { DishQuestion } from './question-list.tsx';

export interface ToldSummaryProps {
  told: readonly Told[];
  /** With what else warns: a dish that it is about isn't counted as told, not stated. */
  heeded: readonly Told[];
  /** Those that stand below: a note is sent from its question, where that is among them. */
  questions: readonly DishQuestion[];
  /** Of the whole menu. */
  dishes: readonly DishSummary[];
  avoiding: Avoiding;
  onForget: () => void;
}

/**
 * Says what was told and counts it apart, in a mark of its own: it is no statement and clears nothing. Each note can be deleted
 * here, also where its question is gone: somebody else eats, the menu changed, or it warned of all its dishes.
 */
export function ToldSummary({ told, heeded, questions, dishes, avoiding, onForget }: ToldSummaryProps) {
  const asked = new Set(questions.flatMap((question) => notesOf(told, question)));
  return (
    <section className="told-summary" aria-label={t('What you were told')}>
      <ToldCount count={toldHere(dishes, avoiding, heeded).size} />
      <ul role="list">
        {told.map((one) => {
          const about = dishes.filter(({ id }) => one.dishes.includes(id));
          return (
            <li key={noteKeyOf(one)} className={warns(one) ? 'told-summary__warning' : undefined}>
              <p>{describeTold(one)}</p>
              <p className="told-summary__dishes" lang={about.length > 0 ? menuLanguage : undefined}>
                {about.length > 0
                  ? about.map(({ name }) => name).join(', ')
                  : t('Its dishes aren’t on the menu any more.')}
              </p>
              <NoteActions told={one} dishes={asked.has(one) ? [] : about} onForget={onForget} />
            </li>
          );
        })}
      </ul>
      <p className="told-summary__dishes">
        {t(
          'Only you see this, on this device, for twelve hours, unless you send it. It changes no answer of the restaurant.',
        )}
      </p>
    </section>
  );
}
