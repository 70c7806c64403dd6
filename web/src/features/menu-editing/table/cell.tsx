import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { Column } from '../model/columns.ts';
import { useMenuActions } from '../model/menu-actions.ts';
import type { DishKey } from '../model/menu-state.ts';

export interface CellProps {
  dishKey: DishKey;
  column: Column;
  /** The accessible name before the content: "Edit description". */
  label: string;
  isOpen: boolean;
  /** The content while nobody edits. */
  children: ReactNode;
  editor: ReactNode;
}

/** A cell that becomes editable on a press, Enter or F2, and takes the focus back when it closes. */
export function Cell({ dishKey, column, label, isOpen, children, editor }: CellProps) {
  const { open } = useMenuActions();
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    // A key that closes the cell leaves the focus nowhere; a press elsewhere has already moved it.
    const isLost = document.activeElement === document.body || document.activeElement === null;
    if (wasOpen.current && !isOpen && isLost) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (isOpen) return editor;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'F2') return;
    event.preventDefault();
    open(dishKey, column);
  };
  return (
    <button
      type="button"
      ref={button}
      className={`menu-cell menu-cell--${column}`}
      data-cell={column}
      onClick={() => open(dishKey, column)}
      onKeyDown={onKeyDown}
    >
      <span className="visually-hidden">{label}: </span>
      {children}
    </button>
  );
}
