import './ingredient-picker.css';
import '../../shared/ui/chips.css';
import { hasName } from '../../shared/lib/ingredient-list.ts';
import type { IngredientCatalogue } from '../../shared/api/ingredient-catalogue.ts';

export interface ChosenIngredientsProps {
  names: readonly string[];
  catalogue: IngredientCatalogue;
  onRemove: (name: string) => void;
}

/** Pressing one takes it off. */
export function ChosenIngredients({ names, catalogue, onRemove }: ChosenIngredientsProps) {
  const unknown = catalogue.status === 'ready' ? names.filter((name) => !hasName(catalogue.names, name)) : [];
  return (
    <div className="ingredient-picker__chosen">
      <h2 id="chosen-ingredients">Ingredients to avoid</h2>
      {names.length === 0 && <p className="ingredient-picker__note">None chosen yet.</p>}
      <ul className="chips" role="list" aria-labelledby="chosen-ingredients">
        {names.map((name) => (
          <li key={name}>
            <button type="button" className="chip" onClick={() => onRemove(name)}>
              <span className="visually-hidden">Remove </span>
              {name}
              <span aria-hidden="true">×</span>
            </button>
          </li>
        ))}
      </ul>
      {unknown.length > 0 && (
        <p className="ingredient-picker__note">
          {`Not in our catalogue, so matched literally: ${unknown.join(', ')}. ${unknown.length === 1 ? 'It' : 'They'} can warn you, and never clear a dish.`}
        </p>
      )}
    </div>
  );
}
