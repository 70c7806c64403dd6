import './ingredient-picker.css';
import '../../shared/ui/chips.css';
import { useRef, useState } from 'react';
import { useLostFocus } from '../../shared/lib/use-lost-focus.ts';
import { hasName } from '../../shared/lib/ingredient-list.ts';
import type { IngredientCatalogue } from '../../shared/api/ingredient-catalogue.ts';
import { say, sayCount } from '../../translations/say.ts';

export interface ChosenIngredientsProps {
  names: readonly string[];
  catalogue: IngredientCatalogue;
  onRemove: (name: string) => void;
}

/** Pressing one takes it off. */
export function ChosenIngredients({ names, catalogue, onRemove }: ChosenIngredientsProps) {
  const [removed, setRemoved] = useState<string>();
  const place = useRef<HTMLDivElement>(null);
  useLostFocus(removed, () => place.current?.focus());
  const remove = (name: string) => {
    setRemoved(name);
    onRemove(name);
  };
  const unknown = catalogue.status === 'ready' ? names.filter((name) => !hasName(catalogue.names, name)) : [];
  return (
    <div className="ingredient-picker__chosen" ref={place} tabIndex={-1}>
      <h2 id="chosen-ingredients">{say('Ingredients to avoid')}</h2>
      {names.length === 0 && <p className="ingredient-picker__note">{say('None chosen yet.')}</p>}
      <ul className="chips" role="list" aria-labelledby="chosen-ingredients">
        {names.map((name) => (
          <li key={name}>
            <button type="button" className="chip" onClick={() => remove(name)}>
              <span className="visually-hidden">{say('Remove')} </span>
              {name}
              <span aria-hidden="true">×</span>
            </button>
          </li>
        ))}
      </ul>
      {unknown.length > 0 && (
        <p className="ingredient-picker__note">
          {sayCount(
            unknown.length,
            'Not in our catalogue, so matched literally: {names}. It can warn you, and never clear a dish.',
            'Not in our catalogue, so matched literally: {names}. They can warn you, and never clear a dish.',
            { names: unknown.join(', ') },
          )}
        </p>
      )}
    </div>
  );
}
