import { useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { isSameName, splitNames } from '../../../shared/lib/ingredient-list.ts';
import { announce } from '../../../shared/ui/announcer.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Combobox } from '../../../shared/ui/combobox.tsx';
import type { ComboboxOption } from '../../../shared/ui/option-list.tsx';
import type { DishDraft } from '../model/dish-draft.ts';
import { useMenuActions } from '../model/menu-actions.ts';
import type { DishKey } from '../model/menu-state.ts';
import { t } from '../../../translations/t.ts';

export interface ListEditorProps {
  dishKey: DishKey;
  draft: DishDraft;
  /** Reads like "Add an ingredient". */
  label: string;
  items: readonly ComboboxOption[];
  suggest: (text: string) => readonly ComboboxOption[];
  onAdd: (item: ComboboxOption) => void;
  onRemove: (key: string) => void;
  /** Adds a text that isn't a suggestion, if that is allowed at all, but not on Enter. */
  addWritten?: ((names: readonly string[]) => void) | undefined;
  children?: ReactNode;
}

const isEmptyField = ({ target }: KeyboardEvent) => target instanceof HTMLInputElement && target.value === '';

/** Shows the names of a cell, each with a button to remove it, and a field that finds more. */
export function ListEditor(props: ListEditorProps) {
  const { dishKey, draft, label, items, suggest, onAdd, onRemove, addWritten, children } = props;
  const { edit, close } = useMenuActions();
  const [before] = useState(draft);
  const [text, setText] = useState('');
  const frame = useRef<HTMLDivElement>(null);
  const add = (item: ComboboxOption) => {
    announce(t('{label} added', { label: item.label }));
    onAdd(item);
    setText('');
  };
  const isListed = suggest(text).some(({ label }) => isSameName(label, text));
  const keepWritten = (names: readonly string[]) => {
    announce(t('{names} added', { names: names.join(', ') }));
    addWritten?.(names);
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isInField = event.target instanceof HTMLInputElement;
    if (event.key !== 'Escape' || (isInField && !isEmptyField(event))) return;
    event.preventDefault();
    event.stopPropagation();
    edit(dishKey, () => before);
    close();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // The focus left the cell, and not only the window.
    if (document.hasFocus() && !currentTarget.contains(relatedTarget)) close();
  };
  const remove = ({ key, label }: ComboboxOption) => {
    // The pressed button disappears, and must not take the focus with it.
    frame.current?.querySelector('input')?.focus();
    announce(t('{label} removed', { label }));
    onRemove(key);
  };
  return (
    <div className="menu-editor" ref={frame} onKeyDownCapture={onKeyDown} onBlur={onBlur}>
      <Chips items={items} onRemove={remove} />
      <Combobox label={label} text={text} onText={setText} options={suggest(text)} onChoose={add} takesFocus />
      {addWritten && <AddWritten text={text} isListed={isListed} onAdd={keepWritten} />}
      {children}
      <Button kind="quiet" onClick={close}>
        {t('Done')}
      </Button>
    </div>
  );
}

interface AddWrittenProps {
  text: string;
  isListed: boolean;
  onAdd: (names: readonly string[]) => void;
}

function AddWritten({ text, isListed, onAdd }: AddWrittenProps) {
  const names = splitNames(text);
  if (names.length === 0 || isListed) return null;
  return <Button onClick={() => onAdd(names)}>{t('Add “{names}” as written', { names: names.join('”, “') })}</Button>;
}

interface ChipsProps {
  items: readonly ComboboxOption[];
  onRemove: (item: ComboboxOption) => void;
}

function Chips({ items, onRemove }: ChipsProps) {
  if (items.length === 0) return null;
  return (
    <ul className="chips" role="list">
      {items.map((item) => (
        <li key={item.key}>
          <button type="button" className="chip" onClick={() => onRemove(item)}>
            <span className="visually-hidden">{t('Remove')} </span>
            {item.label}
            <span aria-hidden="true">×</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
