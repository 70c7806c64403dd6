import { useId, useState, type KeyboardEvent } from 'react';

export interface OptionListInput {
  count: number;
  /** Which option is marked before an arrow is pressed: the first, or none, so that Enter takes the typed text. */
  startsOn: 'first' | 'none';
  onChoose: (index: number) => void;
  /** Called on Enter if no option is marked; left out where the form handles Enter. */
  onEnter?: (() => void) | undefined;
  /** Called on Escape if the list is closed. */
  onEmpty: () => void;
}

/** Handles the marked option and the keys of a field with suggestions; the focus stays in the field. */
export function useOptionList({ count, startsOn, onChoose, onEnter, onEmpty }: OptionListInput) {
  const id = useId();
  const start = startsOn === 'first' ? 0 : -1;
  const [{ active, isClosed }, setList] = useState({ active: start, isClosed: false });
  const isOpen = count > 0 && !isClosed;
  const current = isOpen && active >= 0 ? Math.min(active, count - 1) : undefined;
  const move = (by: 1 | -1) => {
    const next = active < 0 ? (by === 1 ? 0 : count - 1) : (active + by + count) % count;
    setList({ active: isOpen ? next : Math.max(start, 0), isClosed: false });
  };
  const enter = () => (current === undefined ? onEnter?.() : onChoose(current));
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    ...((current !== undefined || onEnter) && { Enter: enter }),
    Escape: () => (isOpen ? setList({ active: start, isClosed: true }) : onEmpty()),
  };
  return {
    id,
    isOpen,
    current,
    close: () => setList({ active: start, isClosed: true }),
    /** Reopens the list after typing. */
    restart: () => setList({ active: start, isClosed: false }),
    onKeyDown: (event: KeyboardEvent) => {
      const act = keys[event.key];
      if (!act || event.nativeEvent.isComposing) return;
      event.preventDefault();
      act();
    },
    inputProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? `${id}-list` : undefined,
      'aria-activedescendant': current === undefined ? undefined : `${id}-${current}`,
      autoComplete: 'off',
    } as const,
  };
}
