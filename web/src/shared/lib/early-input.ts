import { useLayoutEffect, useRef } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

const setText = (field: Field, text: string) =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);

/** React holds what it finds in a field for what it put there: it is told as if it were typed now. */
function typeAgain(field: Field): void {
  const text = field.value;
  field.value = '';
  setText(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** A script in the page marks what is pressed. */
function takePressed(root: HTMLElement): HTMLElement[] {
  const pressed = [...root.querySelectorAll<HTMLElement>('[data-pressed]')];
  for (const control of pressed) delete control.dataset['pressed'];
  return pressed;
}

/** What somebody typed into a drawn page or pressed there before the app's code was there, to be done when it is. */
export function takeEarlyInput(root: HTMLElement): () => void {
  const fields = [...root.querySelectorAll<Field>('input:not([type=checkbox], [type=radio]), textarea')];
  // What still waits within it takes its own.
  const own = fields.filter((field) => (field.closest('[data-drawn]') ?? root) === root);
  const typed = own.filter(({ value, defaultValue }) => value !== defaultValue);
  const pressed = takePressed(root);
  return () => {
    for (const field of typed) if (field.isConnected) typeAgain(field);
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
