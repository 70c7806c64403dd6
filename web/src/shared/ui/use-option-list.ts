import { useId, useState, type KeyboardEvent } from 'react';

export interface OptionListInput {
  count: number;
  /** Which option is marked before an arrow was pressed: the first, or none, so that Enter takes what was typed. */
  startsOn: 'first' | 'none';
  onChoose: (index: number) => void;
  /** Enter where no option is marked; left out where the form does something with it. */
  onEnter?: (() => void) | undefined;
  /** Escape where the list is closed. */
  onEmpty: () => void;
}

/** The marked option and the keys of a field with suggestions: the focus stays in the field. */
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
    /** Something was typed: the list opens anew. */
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
