import './allergen-row.css';
import { allergenDescriptions } from '@clearplate/domain/wording/allergen-descriptions';
import { type Allergen, ancestorsOf } from '@clearplate/domain/facts/allergens';
import { useId } from 'react';
import { longNameOfAllergen, nameOfAllergen } from '../../shared/lib/allergen-words.ts';
import { asChosen } from './allergen-changes.ts';
import type { AllergenTree } from './allergen-groups.ts';
import './strictness-choice.css';
import type { Strictness } from '@clearplate/domain/verdict/eater';
import { type Phrase, phrase, t, tIfKnown, tPhrase } from '../../translations/t.ts';
import type { AllergenList } from './use-allergen-list.ts';

const choices: readonly { value: Strictness; label: Phrase; means: Phrase }[] = [
  {
    value: 'dangerous',
    label: phrase('Traces are dangerous'),
    means: phrase(
      'Dishes that may have traces of it count as Avoid. If the kitchen says nothing about traces, they stay Not verified.',
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
    means: phrase('Only what is in the dish itself counts. Possible traces are mentioned, but change nothing.'),
  },
];

interface StrictnessChoiceProps {
  /** The name of the allergen, such as "Milk". */
  name: string;
  value: Strictness;
  onChange: (strictness: Strictness) => void;
}

/** Asks which traces an eater tolerates. The answer never changes what is stated about a dish. */
function StrictnessChoice({ name, value, onChange }: StrictnessChoiceProps) {
  const id = useId();
  return (
    <fieldset className="strictness" aria-describedby={`${id}-means`}>
      <legend>{t('How strict about {name}?', { name })}</legend>
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
            {tPhrase(choice.label)}
          </label>
        ))}
      </div>
      <p id={`${id}-means`} className="strictness__means">
        {choices.filter((choice) => choice.value === value).map(({ means }) => tPhrase(means))}
      </p>
    </fieldset>
  );
}

type Editing = Pick<AllergenList, 'chosen' | 'set'>;

export interface TickRowProps extends Editing {
  /** The key in the list of chosen allergens. */
  id: string;
  name: string;
  about: string;
}

/** Shows one name with its checkbox and, once ticked, how strict to be. */
export function TickRow({ id, name, about, chosen, set }: TickRowProps) {
  const current = chosen.get(id);
  const boxId = useId();
  return (
    <>
      <div className="allergen-row__tick">
        <input
          type="checkbox"
          id={boxId}
          aria-describedby={`${boxId}-about`}
          checked={current !== undefined}
          onChange={() => set(id, current ? undefined : asChosen({ name }))}
        />
        <div>
          <label htmlFor={boxId} className="allergen-row__name">
            {name}
          </label>
          <span id={`${boxId}-about`} className="allergen-row__about">
            {about}
          </span>
        </div>
      </div>
      {current && (
        <div className="allergen-row__inner">
          <StrictnessChoice
            name={name}
            value={current.strictness}
            onChange={(strictness) => set(id, { ...current, strictness })}
          />
        </div>
      )}
    </>
  );
}

/** Says if a ticked group already covers this allergen. */
function describeAbout(allergen: Allergen, { chosen }: Editing): string {
  const { id } = allergen;
  const group = ancestorsOf(id).find((ancestor) => chosen.has(ancestor));
  if (group === undefined || chosen.has(id)) return tIfKnown(allergenDescriptions[id]);
  return t('Already avoided with {name}.', { name: nameOfAllergen(group) });
}

export function AllergenRow({ allergen, ...editing }: Editing & { allergen: Allergen }) {
  return (
    <li className="allergen-row">
      <TickRow
        id={allergen.id}
        name={longNameOfAllergen(allergen.id)}
        about={describeAbout(allergen, editing)}
        {...editing}
      />
    </li>
  );
}

/** Shows an entry with its finer entries, which are folded until one of them is chosen. */
export function AllergenTreeRow({ allergen, members, ...editing }: AllergenTree & Editing) {
  const hasChosenMember = members.some(({ id }) => editing.chosen.has(id));
  return (
    <li className="allergen-row">
      <TickRow
        id={allergen.id}
        name={longNameOfAllergen(allergen.id)}
        about={describeAbout(allergen, editing)}
        {...editing}
      />
      {members.length > 0 && (
        <details className="allergen-row__members allergen-row__inner" open={hasChosenMember || undefined}>
          <summary>{t('Only some: {name}, one by one', { name: nameOfAllergen(allergen.id).toLowerCase() })}</summary>
          <ul role="list">
            {members.map((member) => (
              <AllergenRow key={member.id} allergen={member} {...editing} />
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
