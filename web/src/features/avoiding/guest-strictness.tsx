import './guest-strictness.css';
import type { Strictness } from '@clearplate/domain/verdict/eater';
import { useId } from 'react';
import type { AvoidedThing } from '../../entities/eater/avoided-thing.ts';
import { type Tick, setStrictness } from '../../entities/eater/tab-ticks.ts';
import { type Phrase, phrase, t, tPhrase } from '../../translations/t.ts';

const answers: readonly (readonly [Strictness, Phrase])[] = [
  ['dangerous', phrase('Yes')],
  ['ask', phrase('Ask')],
  ['fine', phrase('No')],
];

interface ChoiceProps {
  legend: string;
  ticks: readonly Tick[];
}

/** Asks about one or several allergens at once. Nothing is chosen where their answers differ. */
function Choice({ legend, ticks }: ChoiceProps) {
  const name = useId();
  const [first, ...others] = ticks.map(({ strictness }) => strictness);
  const common = others.every((one) => one === first) ? first : undefined;
  return (
    <fieldset className="guest-strictness__choice">
      <legend>{legend}</legend>
      {answers.map(([strictness, answer]) => (
        <label key={strictness}>
          <input
            type="radio"
            name={name}
            checked={strictness === common}
            onChange={() =>
              setStrictness(
                ticks.map(({ allergen }) => allergen),
                strictness,
              )
            }
          />
          {tPhrase(answer)}
        </label>
      ))}
    </fieldset>
  );
}

/** Asks guests how strict to be about traces, for all that they ticked or one by one. The tab keeps the answer. */
export function GuestStrictness({ things }: { things: readonly AvoidedThing[] }) {
  const ticked = things.flatMap(({ avoidance, label }) =>
    avoidance.kind === 'allergen' ? [{ avoidance, label }] : [],
  );
  if (ticked.length === 0) return null;
  return (
    <div className="guest-strictness">
      <Choice legend={t('Could traces harm you?')} ticks={ticked.map(({ avoidance }) => avoidance)} />
      {ticked.length > 1 && (
        <details className="guest-strictness__each">
          <summary>{t('Not the same for all')}</summary>
          {ticked.map(({ avoidance, label }) => (
            <Choice key={avoidance.allergen} legend={label} ticks={[avoidance]} />
          ))}
        </details>
      )}
    </div>
  );
}
