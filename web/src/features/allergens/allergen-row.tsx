import './allergen-row.css';
import { allergenDescriptions } from '@clearplate/domain/allergen-descriptions';
import { ancestorsOf, type Allergen } from '@clearplate/domain/allergens';
import { useId } from 'react';
import { nameOfAllergen } from '../../shared/lib/allergen-words.ts';
import { asChosen } from './allergen-changes.ts';
import type { AllergenTree } from './allergen-groups.ts';
import { StrictnessChoice } from './strictness-choice.tsx';
import type { AllergenList } from './use-allergen-list.ts';
import { say, sayIfKnown } from '../../translations/say.ts';

type Editing = Pick<AllergenList, 'chosen' | 'set'>;

export interface TickRowProps extends Editing {
  /** The key of the list. */
  id: string;
  name: string;
  about: string;
}

/** One name with its box; ticked, how strict to be. */
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

/** A group that is ticked covers what belongs to it, and says so there. */
function sayAbout(allergen: Allergen, { chosen }: Editing): string {
  const { id } = allergen;
  const group = ancestorsOf(id).find((ancestor) => chosen.has(ancestor));
  if (group === undefined || chosen.has(id)) return sayIfKnown(allergenDescriptions[id]);
  return say('Already avoided with {name}.', { name: nameOfAllergen(group) });
}

export function AllergenRow({ allergen, ...editing }: Editing & { allergen: Allergen }) {
  return (
    <li className="allergen-row">
      <TickRow id={allergen.id} name={nameOfAllergen(allergen.id)} about={sayAbout(allergen, editing)} {...editing} />
    </li>
  );
}

/** An entry and, folded away until one of them is chosen, its finer grains. */
export function AllergenTreeRow({ allergen, members, ...editing }: AllergenTree & Editing) {
  const hasChosenMember = members.some(({ id }) => editing.chosen.has(id));
  return (
    <li className="allergen-row">
      <TickRow id={allergen.id} name={nameOfAllergen(allergen.id)} about={sayAbout(allergen, editing)} {...editing} />
      {members.length > 0 && (
        <details className="allergen-row__members allergen-row__inner" open={hasChosenMember || undefined}>
          <summary>{say('Only some: {name}, one by one', { name: nameOfAllergen(allergen.id).toLowerCase() })}</summary>
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
