import { allergens, us9, type AllergenId } from '@clearplate/domain/allergens';
import { nameOfAllergen } from '../../shared/lib/allergen-words.ts';
import { say } from '../../translations/say.ts';

/** To what somebody reacted; `unknown`: they don't know. */
export interface Choice {
  readonly allergens: readonly AllergenId[];
  readonly unknown: boolean;
}

export interface AllergenChoiceProps {
  /** What the person avoids: asked for first. */
  own: readonly AllergenId[];
  choice: Choice;
  onChange: (choice: Choice) => void;
  /** Of the box that is never missing, for a summary of errors to lead to. */
  unknownId: string;
  isMissing: boolean;
}

/** Several can be ticked, or that it isn't known. */
export function AllergenChoice({ own, choice, onChange, unknownId, isMissing }: AllergenChoiceProps) {
  const first = [...new Set([...own, ...us9])];
  const rest = allergens.map(({ id }) => id).filter((id) => !first.includes(id));
  const tick = (id: AllergenId) => {
    const others = choice.allergens.filter((one) => one !== id);
    onChange({ unknown: false, allergens: choice.allergens.includes(id) ? others : [...others, id] });
  };
  const ticks = (ids: readonly AllergenId[]) =>
    ids.map((id) => (
      <label key={id}>
        <input type="checkbox" checked={choice.allergens.includes(id)} onChange={() => tick(id)} />
        {nameOfAllergen(id)}
      </label>
    ));
  return (
    <fieldset className="report-ticks">
      <legend>{say('To what did you react?')}</legend>
      {ticks(first)}
      <label>
        <input
          type="checkbox"
          id={unknownId}
          aria-invalid={isMissing || undefined}
          checked={choice.unknown}
          onChange={() => onChange({ allergens: [], unknown: !choice.unknown })}
        />
        {say('I don’t know')}
      </label>
      <details>
        <summary>{say('More allergens')}</summary>
        <div className="report-ticks">{ticks(rest)}</div>
      </details>
    </fieldset>
  );
}
