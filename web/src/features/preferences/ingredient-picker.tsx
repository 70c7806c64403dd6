import './ingredient-picker.css';
import { useRef, useState } from 'react';
import { announce } from '../../shared/ui/announcer.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Combobox } from '../../shared/ui/combobox.tsx';
import '../../shared/ui/chips.css';
import { useLostFocus } from '../../shared/lib/use-lost-focus.ts';
import { addNames, hasName, isSameName, splitNames, suggestIngredients } from '../../shared/lib/ingredient-list.ts';
import type { IngredientCatalogue } from '../../shared/api/ingredient-catalogue.ts';
import { t, tCount } from '../../translations/t.ts';
import { Translation } from '../../shared/ui/translation.tsx';

interface ChosenIngredientsProps {
  names: readonly string[];
  catalogue: IngredientCatalogue;
  onRemove: (name: string) => void;
}

/** Lists the chosen ingredients; pressing one removes it. */
function ChosenIngredients({ names, catalogue, onRemove }: ChosenIngredientsProps) {
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
      <h2 id="chosen-ingredients">{t('Ingredients to avoid')}</h2>
      {names.length === 0 && <p className="ingredient-picker__note">{t('None chosen yet.')}</p>}
      <ul className="chips" role="list" aria-labelledby="chosen-ingredients">
        {names.map((name) => (
          <li key={name}>
            <button type="button" className="chip" onClick={() => remove(name)}>
              <span className="visually-hidden">{t('Remove')} </span>
              {name}
              <span aria-hidden="true">×</span>
            </button>
          </li>
        ))}
      </ul>
      {unknown.length > 0 && (
        <p className="ingredient-picker__note">
          {tCount(
            unknown.length,
            'Not in our catalogue, so we look for exactly this: {names}. It can warn you, but never clear a dish.',
            'Not in our catalogue, so we look for exactly this: {names}. They can warn you, but never clear a dish.',
            { names: unknown.join(', ') },
          )}
        </p>
      )}
    </div>
  );
}

export interface IngredientPickerProps {
  catalogue: IngredientCatalogue;
  names: readonly string[];
  onChange: (names: readonly string[]) => void;
  /** The field has this id, text and error. */
  id: string;
  text: string;
  onText: (text: string) => void;
  error: string | undefined;
}

/** Finds ingredients and lists the chosen ones. A name that isn't in the catalogue can be added as typed. */
export function IngredientPicker({ catalogue, names, onChange, id, text, onText, error }: IngredientPickerProps) {
  const found = suggestIngredients(catalogue.names, text);
  const isWritten =
    catalogue.status !== 'pending' && text.trim() !== '' && !found.some((name) => isSameName(name, text));
  const add = (added: readonly string[]) => {
    const fresh = added.filter((name) => !hasName(names, name));
    announce(
      fresh.length > 0
        ? t('{fresh} added', { fresh: fresh.join(', ') })
        : t('{added} is already chosen', { added: added.join(', ') }),
    );
    onChange(addNames(names, added));
    onText('');
  };
  const remove = (name: string) => {
    announce(t('{name} removed', { name }));
    onChange(names.filter((one) => one !== name));
  };
  return (
    <div className="ingredient-picker">
      <Combobox
        id={id}
        error={error}
        label={t('Search ingredients')}
        hint={catalogue.status === 'pending' ? t('Loading the ingredients…') : t('Type a few letters and choose')}
        text={text}
        onText={onText}
        options={found.map((name) => ({
          key: name,
          label: name,
          note: hasName(names, name) ? t('already chosen') : undefined,
        }))}
        onChoose={({ label }) => add([label])}
      />
      <CatalogueNote {...catalogue} />
      {isWritten && (
        <KeepAsWritten text={text} isUnmatched={catalogue.status === 'ready' && found.length === 0} onKeep={add} />
      )}
      <ChosenIngredients names={names} catalogue={catalogue} onRemove={remove} />
    </div>
  );
}

function CatalogueNote({ status, retry }: IngredientCatalogue) {
  return (
    <div role="status">
      {status === 'failed' && (
        <p className="ingredient-picker__note">
          <Translation
            sentence="The ingredients could not be loaded, so there are no suggestions. {button}"
            button={
              <Button kind="quiet" onClick={retry}>
                {t('Try again')}
              </Button>
            }
          />
        </p>
      )}
    </div>
  );
}

interface KeepAsWrittenProps {
  text: string;
  isUnmatched: boolean;
  onKeep: (names: readonly string[]) => void;
}

function KeepAsWritten({ text, isUnmatched, onKeep }: KeepAsWrittenProps) {
  const names = splitNames(text);
  return (
    <div className="ingredient-picker__unknown">
      <p role="status">{isUnmatched && t('No ingredients matched your search')}</p>
      {names.length > 0 && (
        <>
          <Button onClick={() => onKeep(names)}>{t('Use “{names}” as written', { names: names.join('”, “') })}</Button>
          <p className="ingredient-picker__note">
            {t('We look for a name we don’t know exactly as written: it can warn you, but never clear a dish.')}
          </p>
        </>
      )}
    </div>
  );
}
