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
  /** These notes include other warnings. A dish that one of them is about doesn't count as told, not stated. */
  heeded: readonly Told[];
  /** These questions are shown below. A note of one of them is sent from there. */
  questions: readonly DishQuestion[];
  /** These are all dishes of the menu. */
  dishes: readonly DishSummary[];
  avoiding: Avoiding;
  onForget: () => void;
}

/**
 * Lists what was told, and counts dishes that are told, not stated, with a separate mark, because notes aren't
 * statements and clear nothing. Each note can be deleted here even when its question is gone because somebody else
 * eats, the menu changed, or the note warned of all its dishes.
 */
export function ToldSummary({ told, heeded, questions, dishes, avoiding, onForget }: ToldSummaryProps) {
  const asked = new Set(questions.flatMap((question) => notesOf(told, question)));
  return (
    <section className="told-summary" aria-label={t('What you were told')}>
      <ToldCount told={toldHere(dishes, avoiding, heeded)} />
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
