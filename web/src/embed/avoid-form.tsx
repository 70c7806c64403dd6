import type { EmbedAnswers } from '@clearplate/contract/embedding';
import { type AllergenId, allergens, findAllergen, us9 } from '@clearplate/domain/facts/allergens';
import { readStrictness, type Tick } from '../entities/eater/tab-ticks.ts';
import { traceAnswers } from '../entities/eater/trace-answers.ts';
import { longNameOfAllergen, nameOfAllergen } from '../shared/lib/allergen-words.ts';
import { t, tPhrase } from '../translations/t.ts';

/** Says what a visitor avoids. `isUnreadable`: the form names something that is no allergen, so nothing is applied. */
export interface ReadAnswers {
  readonly ticks: readonly Tick[];
  readonly isUnreadable: boolean;
}

/** Reads the form. Visitors who don't say how strict they are get asked about traces. */
export function readAvoidForm({ avoid, traces }: EmbedAnswers): ReadAnswers {
  const strictness = traces === undefined ? 'ask' : readStrictness(traces);
  const ids = [...new Set(avoid)];
  const found = ids.flatMap((id) => findAllergen(id) ?? []);
  return {
    ticks: found.map(({ id }) => ({ kind: 'allergen', allergen: id, strictness })),
    isUnreadable: found.length < ids.length,
  };
}

const others = allergens.filter(({ id }) => !us9.includes(id));

interface AvoidFormProps {
  /** The form was sent with these values. */
  answers: EmbedAnswers;
  /** The form goes to this target: the page's own path and query. */
  action: string;
}

/** Asks what somebody avoids. Ticks go in the body of the form, so that no address and no log has them. */
export function AvoidForm({ answers, action }: AvoidFormProps) {
  const box = (id: AllergenId, name: string) => (
    <label key={id}>
      <input type="checkbox" name="avoid" value={id} defaultChecked={answers.avoid.includes(id)} />
      {name}
    </label>
  );
  const hasOther = others.some(({ id }) => answers.avoid.includes(id));
  return (
    <form className="embed__form" method="post" action={action}>
      <fieldset>
        <legend>{t('What do you avoid?')}</legend>
        {us9.map((id) => box(id, nameOfAllergen(id)))}
      </fieldset>
      <details open={hasOther}>
        <summary>{t('More allergens')}</summary>
        <fieldset aria-label={t('More allergens')}>{others.map(({ id }) => box(id, longNameOfAllergen(id)))}</fieldset>
      </details>
      <fieldset>
        <legend>{t('Could traces harm you?')}</legend>
        {traceAnswers.map(([strictness, answer]) => (
          <label key={strictness}>
            <input type="radio" name="traces" value={strictness} defaultChecked={answers.traces === strictness} />
            {tPhrase(answer)}
          </label>
        ))}
      </fieldset>
      <div className="embed__actions">
        <button type="submit">{t('Show what the restaurant says')}</button>
        {answers.avoid.length > 0 && <a href={action}>{t('Start again')}</a>}
      </div>
    </form>
  );
}
