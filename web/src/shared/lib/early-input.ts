import { useLayoutEffect, useRef } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

declare global {
  interface Window {
    /** What was pressed in a drawn page, in that order: kept by a script in the page until the code takes it. */
    earlyPresses?: HTMLElement[];
  }
}

const set = (field: Field, text: string) =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);

const drawnText = (field: Field) =>
  field instanceof HTMLSelectElement
    ? ([...field.options].find((option) => option.defaultSelected) ?? field.options[0])?.value
    : field.defaultValue;

interface Entered {
  readonly field: Field;
  /** What the page was drawn with there. */
  readonly drawn: string;
  readonly text: string;
}

/**
 * React holds what it finds in a field for what it put there, and puts a choice back to what was drawn: it is told as if
 * it were entered now. What was entered since counts instead.
 */
function enterAgain({ field, drawn, text }: Entered): void {
  const last = field.value === drawn ? text : field.value;
  field.value = drawn;
  set(field, last);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/** Those within it, in the order in which they were pressed. */
function takePressed(root: HTMLElement): HTMLElement[] {
  const all = window.earlyPresses ?? [];
  const pressed = all.filter((control) => root.contains(control));
  window.earlyPresses = all.filter((control) => !pressed.includes(control));
  return pressed;
}

/** What somebody entered into a drawn page or pressed there before the app's code was there, to be done when it is. */
export function takeEarlyInput(root: HTMLElement): () => void {
  const fields = [...root.querySelectorAll<Field>('input:not([type=checkbox], [type=radio]), textarea, select')];
  // What still waits within it takes its own.
  const own = fields.filter((field) => (field.closest('[data-drawn]') ?? root) === root);
  const entered = own
    .map((field): Entered => ({ field, drawn: drawnText(field) ?? '', text: field.value }))
    .filter(({ drawn, text }) => text !== drawn);
  const pressed = takePressed(root);
  return () => {
    for (const each of entered) if (each.field.isConnected) enterAgain(each);
    // The second ones while the code was at work.
    for (const control of [...pressed, ...takePressed(root)]) control.click();
  };
}

/** For the element of a part whose code comes later: what is pressed or typed in it before counts when it works. */
export function useEarlyInput<Part extends HTMLElement>() {
  const ref = useRef<Part>(null);
  useLayoutEffect(() => {
    const part = ref.current;
    if (part?.dataset['drawn'] === undefined) return;
    const repeat = takeEarlyInput(part);
    delete part.dataset['drawn'];
    repeat();
  }, []);
  return { ref, 'data-drawn': '' };
}
