import './combobox.css';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { TextField } from './text-field.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface ComboboxOption {
  readonly key: string;
  readonly label: string;
  readonly note?: string | undefined;
}

export interface ComboboxProps {
  label: string;
  hint?: ReactNode;
  text: string;
  onText: (text: string) => void;
  options: readonly ComboboxOption[];
  onChoose: (option: ComboboxOption) => void;
  /** Enter where there is nothing to choose. */
  onEnter?: () => void;
  /** Takes the focus when it appears, where it appears to be typed into. */
  takesFocus?: boolean;
}

/**
 * A text field with suggestions: arrows move, Enter chooses, Escape closes the list and then empties the field.
 * The focus stays in the field, so that one can go on typing.
 */
export function Combobox({ label, hint, text, onText, options, onChoose, onEnter, takesFocus = false }: ComboboxProps) {
  const id = useId();
  const [{ active, isClosed }, setList] = useState({ active: 0, isClosed: false });
  const isOpen = options.length > 0 && !isClosed;
  const current = isOpen ? options[Math.min(active, options.length - 1)] : undefined;
  const move = (by: number) =>
    setList({ active: isOpen ? (active + by + options.length) % options.length : 0, isClosed: false });
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: () => (current ? onChoose(current) : onEnter?.()),
    Escape: () => (isOpen ? setList({ active: 0, isClosed: true }) : onText('')),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act || event.nativeEvent.isComposing) return;
    event.preventDefault();
    act();
  };
  return (
    <div className="combobox" onBlur={() => setList({ active: 0, isClosed: true })}>
      <TextField
        label={label}
        hint={hint}
        value={text}
        onChange={(event) => {
          setList({ active: 0, isClosed: false });
          onText(event.target.value);
        }}
        onKeyDown={onKeyDown}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-list` : undefined}
        aria-activedescendant={current && `${id}-${options.indexOf(current)}`}
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={takesFocus}
        maxLength={100}
      />
      <div role="status">{isOpen && <VisuallyHidden>{sayCount(options.length)}</VisuallyHidden>}</div>
      {isOpen && <Suggestions {...{ id, label, options, current, onChoose }} />}
    </div>
  );
}

const sayCount = (count: number) =>
  `${count} suggestion${count === 1 ? '' : 's'}. Arrow keys move, Enter chooses, Escape closes.`;

interface SuggestionsProps extends Pick<ComboboxProps, 'label' | 'options' | 'onChoose'> {
  id: string;
  current: ComboboxOption | undefined;
}

function Suggestions({ id, label, options, current, onChoose }: SuggestionsProps) {
  return (
    <div id={`${id}-list`} role="listbox" aria-label={label} className="combobox__list">
      {options.map((option, index) => (
        // The keyboard is the field's: arrows and Enter.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={option.key}
          id={`${id}-${index}`}
          role="option"
          aria-selected={option === current}
          tabIndex={-1}
          // Before the field loses the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option)}
        >
          {option.label}
          {option.note && <span className="combobox__note">{option.note}</span>}
        </div>
      ))}
    </div>
  );
}
