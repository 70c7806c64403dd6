import type { Allergen } from '@clearplate/domain/allergens';
import { useState, type ReactNode } from 'react';
import { suggestAllergens } from '../../shared/lib/find-allergens.ts';
import { TextField } from '../../shared/ui/text-field.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { nestFiner } from './nest-finer.ts';
import { say } from '../../translations/say.ts';

/** The way to the rest of the catalogue. What was typed stays in this field only. */
export function AllergenSearch({ renderTick }: { renderTick: (allergen: Allergen) => ReactNode }) {
  const [text, setText] = useState('');
  const found = nestFiner(suggestAllergens(text));
  const isSearching = text.trim() !== '';
  return (
    <div className="filter__search">
      <TextField
        type="search"
        label={say('Find another allergen')}
        value={text}
        maxLength={60}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
      />
      <div role="status">
        {isSearching && found.length === 0 && <p className="filter__note">{say('No allergens matched your search')}</p>}
        {found.length > 0 && <VisuallyHidden>{say('{count} found', { count: found.length })}</VisuallyHidden>}
      </div>
      {found.length > 0 && (
        <ul className="filter__list" role="list" aria-label={say('Allergens found')}>
          {found.map(renderTick)}
        </ul>
      )}
    </div>
  );
}
