import './combobox.css';
import { VisuallyHidden } from './visually-hidden.tsx';
import { tCount } from '../../translations/t.ts';

export interface ComboboxOption {
  readonly key: string;
  readonly label: string;
  readonly note?: string | undefined;
}

export interface OptionListProps {
  /** That of `useOptionList`. */
  id: string;
  label: string;
  options: readonly ComboboxOption[];
  isOpen: boolean;
  current: number | undefined;
  onChoose: (index: number) => void;
}

const saySuggestions = (count: number) =>
  tCount(
    count,
    '{count} suggestion. Arrow keys move, Enter chooses, Escape closes.',
    '{count} suggestions. Arrow keys move, Enter chooses, Escape closes.',
  );

/** The suggestions below a field; how many there are is said to who can't see them. */
export function OptionList({ id, label, options, isOpen, current, onChoose }: OptionListProps) {
  return (
    <>
      <div role="status">{isOpen && <VisuallyHidden>{saySuggestions(options.length)}</VisuallyHidden>}</div>
      {isOpen && (
        <div id={`${id}-list`} role="listbox" aria-label={label} className="combobox__list">
          {options.map((option, index) => (
            // The keyboard is the field's: arrows and Enter.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={option.key}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === current}
              tabIndex={-1}
              // Before the field loses the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(index)}
            >
              {/* The space is for whoever has it read: "Pad Thai dish". */}
              <span>{option.label}</span>
              {option.note && (
                <>
                  {' '}
                  <span className="combobox__note">{option.note}</span>
                </>
              )}
            </div>
          ))}
        </div>
      )}
    </>
  );
}
