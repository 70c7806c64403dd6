import './combobox.css';
import { VisuallyHidden } from './visually-hidden.tsx';
import { tCount } from '../../translations/t.ts';

export interface ComboboxOption {
  readonly key: string;
  readonly label: string;
  readonly note?: string | undefined;
}

export interface OptionListProps {
  /** This is the id from `useOptionList`. */
  id: string;
  label: string;
  options: readonly ComboboxOption[];
  isOpen: boolean;
  current: number | undefined;
  onChoose: (index: number) => void;
}

const describeSuggestions = (count: number) =>
  tCount(
    count,
    '{count} suggestion. Arrow keys move, Enter chooses, Escape closes.',
    '{count} suggestions. Arrow keys move, Enter chooses, Escape closes.',
  );

/** Lists the suggestions below a field and announces their number to screen readers. */
export function OptionList({ id, label, options, isOpen, current, onChoose }: OptionListProps) {
  return (
    <>
      <div role="status">{isOpen && <VisuallyHidden>{describeSuggestions(options.length)}</VisuallyHidden>}</div>
      {isOpen && (
        <div id={`${id}-list`} role="listbox" aria-label={label} className="combobox__list">
          {options.map((option, index) => (
            // The field handles the keyboard: arrows and Enter.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={option.key}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === current}
              tabIndex={-1}
              // This happens before the field loses the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(index)}
            >
              {/* The space is for screen readers: "Pad Thai dish". */}
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
