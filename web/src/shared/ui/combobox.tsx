import './combobox.css';
import type { ReactNode } from 'react';
import { OptionList, type ComboboxOption } from './option-list.tsx';
import { TextField } from './text-field.tsx';
import { useOptionList } from './use-option-list.ts';

export interface ComboboxProps {
  id?: string;
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  text: string;
  onText: (text: string) => void;
  options: readonly ComboboxOption[];
  onChoose: (option: ComboboxOption) => void;
  /** Called on Enter if there is nothing to choose. */
  onEnter?: () => void;
  /** Takes the focus on mount, where it appears to be typed into. */
  takesFocus?: boolean;
}

/**
 * Shows a text field with suggestions: arrows move, Enter chooses, Escape closes the list and then empties the field.
 * The focus stays in the field, so that typing can go on.
 */
export function Combobox({ text, onText, options, onChoose, onEnter, takesFocus = false, ...field }: ComboboxProps) {
  const choose = (index: number) => {
    const option = options[index];
    if (option) onChoose(option);
  };
  const list = useOptionList({
    count: options.length,
    startsOn: 'first',
    onChoose: choose,
    onEnter: () => onEnter?.(),
    onEmpty: () => onText(''),
  });
  return (
    <div className="combobox" onBlur={list.close}>
      <TextField
        {...field}
        value={text}
        onChange={(event) => {
          list.restart();
          onText(event.target.value);
        }}
        onKeyDown={list.onKeyDown}
        {...list.inputProps}
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={takesFocus}
        maxLength={100}
      />
      <OptionList {...list} label={field.label} options={options} onChoose={choose} />
    </div>
  );
}
