import './kind-choice.css';
import type { PreferenceKind } from '@clearplate/contract/preferences';
import { useId } from 'react';
import { phrase, t, tPhrase, type Phrase } from '../../translations/t.ts';

const choices: readonly { value: PreferenceKind; label: Phrase; means: Phrase }[] = [
  {
    value: 'must',
    label: phrase('Must avoid'),
    means: phrase(
      'We check dishes for these as for an allergen: a dish stays Not verified where nobody says that it has none of them.',
    ),
  },
  {
    value: 'rather_not',
    label: phrase('Would rather not'),
    means: phrase(
      'Dishes with one of these are hidden too, and counted separately. We check and ask nothing else, so choose this only for what does you no harm.',
    ),
  },
];

export const describeKind = (kind: PreferenceKind): string =>
  choices.filter(({ value }) => value === kind).map(({ label }) => tPhrase(label))[0] ?? '';

export interface KindChoiceProps {
  value: PreferenceKind;
  onChange: (kind: PreferenceKind) => void;
}

/**
 * Asks how strictly a list is meant. The effect of each choice is explained, so that nobody chooses the weaker one
 * unknowingly.
 */
export function KindChoice({ value, onChange }: KindChoiceProps) {
  const id = useId();
  return (
    <fieldset className="kind-choice">
      <legend>{t('How much does it matter?')}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className="kind-choice__option">
          <input
            type="radio"
            name={id}
            value={choice.value}
            aria-describedby={`${id}-${choice.value}`}
            aria-label={tPhrase(choice.label)}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <span>
            {tPhrase(choice.label)}
            <span id={`${id}-${choice.value}`} className="kind-choice__means">
              {tPhrase(choice.means)}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
