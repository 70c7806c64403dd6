import './strictness-choice.css';
import type { Strictness } from '@clearplate/domain/eater';
import { useId } from 'react';
import { phrase, say, sayPhrase, type Phrase } from '../../translations/say.ts';

const choices: readonly { value: Strictness; label: Phrase; means: Phrase }[] = [
  {
    value: 'dangerous',
    label: phrase('Traces are dangerous'),
    means: phrase(
      'Dishes that may have traces of it count as Avoid. Where the kitchen says nothing of traces, they stay Not verified.',
    ),
  },
  {
    value: 'ask',
    label: phrase('Ask about traces'),
    means: phrase('Dishes that may have traces of it are marked Cross-contact, so that you can ask.'),
  },
  {
    value: 'fine',
    label: phrase('Traces are fine'),
    means: phrase('Only what is in the dish itself counts. Possible traces are mentioned, and change nothing.'),
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
      <legend>{say('How strict about {name}?', { name })}</legend>
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
            {sayPhrase(choice.label)}
          </label>
        ))}
      </div>
      <p id={`${id}-means`} className="strictness__means">
        {choices.filter((choice) => choice.value === value).map(({ means }) => sayPhrase(means))}
      </p>
    </fieldset>
  );
}
