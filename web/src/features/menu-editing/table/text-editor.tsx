import { useState, type KeyboardEvent } from 'react';
import type { DishDraft } from '../model/dish-draft.ts';
import { useMenuActions } from '../model/menu-actions.ts';
import type { DishKey } from '../model/menu-state.ts';

export interface TextEditorProps {
  dishKey: DishKey;
  label: string;
  draft: DishDraft;
  /** The value when the cell opens. */
  text: string;
  onText: (text: string) => void;
  maxLength: number;
  isLong?: boolean;
  inputMode?: 'decimal';
  problem?: string | undefined;
}

/** Edits a cell's text: Enter accepts it, Escape restores the old one. Each key press applies at once. */
export function TextEditor({ dishKey, label, draft, text, onText, isLong, problem, ...input }: TextEditorProps) {
  const { edit, close } = useMenuActions();
  const [before] = useState(draft);
  const [typed, setTyped] = useState(text);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (event.key === 'Enter' && event.shiftKey)) return;
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    if (event.key === 'Escape') edit(dishKey, () => before);
    close();
  };
  const control = {
    ...input,
    'aria-label': label,
    'aria-invalid': problem ? true : undefined,
    className: 'menu-editor__text',
    // The cell was opened for typing.
    // oxlint-disable-next-line jsx-a11y/no-autofocus
    autoFocus: true,
    value: typed,
    onChange: ({ target }: { target: HTMLInputElement | HTMLTextAreaElement }) => {
      setTyped(target.value);
      onText(target.value);
    },
    onFocus: ({ target }: { target: HTMLInputElement | HTMLTextAreaElement }) =>
      target.setSelectionRange(target.value.length, target.value.length),
    onBlur: close,
    onKeyDown,
  };
  return (
    <div className="menu-editor">
      {isLong ? <textarea rows={4} {...control} /> : <input type="text" {...control} />}
      <p className="menu-editor__problem" aria-live="polite">
        {problem}
      </p>
    </div>
  );
}
