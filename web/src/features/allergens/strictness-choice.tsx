import './strictness-choice.css';
import type { Strictness } from '@clearplate/domain/eater';
import { useId } from 'react';

const choices: readonly { value: Strictness; label: string; means: string }[] = [
  {
    value: 'dangerous',
    label: 'Traces are dangerous',
    means:
      'Dishes that may have traces of it count as Avoid. Where the kitchen says nothing of traces, they stay Not verified.',
  },
  {
    value: 'ask',
    label: 'Ask about traces',
    means: 'Dishes that may have traces of it are marked Cross-contact, so that you can ask.',
  },
  {
    value: 'fine',
    label: 'Traces are fine',
    means: 'Only what is in the dish itself counts. Possible traces are mentioned, and change nothing.',
  },
];

export interface StrictnessChoiceProps {
  /** Of what: "Milk". */
  name: string;
  value: Strictness;
  onChange: (strictness: Strictness) => void;
}

/** What an eater tolerates of one allergen. It never changes what is said about a dish. */
export function StrictnessChoice({ name, value, onChange }: StrictnessChoiceProps) {
  const id = useId();
  return (
    <fieldset className="strictness" aria-describedby={`${id}-means`}>
      <legend>{`How strict about ${name}?`}</legend>
      <div className="strictness__options">
        {choices.map((choice) => (
          <label key={choice.value}>
            <input
              type="radio"
              name={id}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
      <p id={`${id}-means`} className="strictness__means">
        {choices.find((choice) => choice.value === value)?.means}
      </p>
    </fieldset>
  );
}
