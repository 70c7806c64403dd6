import './guest-strictness.css';
import type { AllergenId } from '@clearplate/domain/facts/allergens';
import type { Strictness } from '@clearplate/domain/verdict/eater';
import { useId, useState } from 'react';
import type { AvoidedThing } from '../../entities/eater/avoided-thing.ts';
import { readAnswers, setStrictness } from '../../entities/eater/tab-ticks.ts';
import { traceAnswers } from '../../entities/eater/trace-answers.ts';
import { ticksKey } from '../../shared/lib/storage.ts';
import { useTabStored } from '../../shared/lib/use-stored.ts';
import { t, tPhrase } from '../../translations/t.ts';

interface ChoiceProps {
  legend: string;
  ids: readonly AllergenId[];
  answers: ReadonlyMap<AllergenId, Strictness>;
}

/** Asks about one or several allergens at once. Nothing is preselected before an answer, or where answers differ. */
function Choice({ legend, ids, answers }: ChoiceProps) {
  const name = useId();
  const [first, ...others] = ids.map((id) => answers.get(id));
  const common = others.every((one) => one === first) ? first : undefined;
  return (
    <fieldset className="guest-strictness__choice">
      <legend>{legend}</legend>
      {traceAnswers.map(([strictness, word]) => (
        <label key={strictness}>
          <input
            type="radio"
            name={name}
            checked={strictness === common}
            onChange={() => setStrictness(ids, strictness)}
          />
          {tPhrase(word)}
        </label>
      ))}
    </fieldset>
  );
}

interface GuestStrictnessProps {
  things: readonly AvoidedThing[];
  /** This also appears once it is answered, where the answer is changed. */
  isAlways?: boolean;
}

/**
 * Asks guests how strict to be about traces, for everything that they ticked or one by one, and prominently until they
 * have answered: people at most risk have to see it. The tab stores the answer, which is shown beside what is avoided.
 * The question stays where it was answered, so that nothing moves under a finger and a mistake can be corrected, and is
 * gone on the next page.
 */
export function GuestStrictness({ things, isAlways = false }: GuestStrictnessProps) {
  const answers = readAnswers(useTabStored(ticksKey));
  const ticked = things.flatMap(({ avoidance, label }) =>
    avoidance.kind === 'allergen' ? [{ id: avoidance.allergen, label }] : [],
  );
  const isOpen = ticked.some(({ id }) => !answers.has(id));
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (ticked.length === 0 || !(isAlways || wasOpen)) return null;
  return (
    <div className="guest-strictness" data-open={isOpen || undefined}>
      <Choice legend={t('Could traces harm you?')} ids={ticked.map(({ id }) => id)} answers={answers} />
      {isOpen && <p className="guest-strictness__until">{t('Until then, possible traces are marked, not hidden.')}</p>}
      {ticked.length > 1 && (
        <details className="guest-strictness__each">
          <summary>{t('Not the same for all')}</summary>
          {ticked.map(({ id, label }) => (
            <Choice key={id} legend={label} ids={[id]} answers={answers} />
          ))}
        </details>
      )}
    </div>
  );
}
