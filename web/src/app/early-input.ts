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
  const typed = fields.filter(({ value, defaultValue }) => value !== defaultValue);
  const pressed = takePressed(root);
  return () => {
    for (const field of typed) if (field.isConnected) typeAgain(field);
    // The second ones while the code was at work.
    for (const control of [...pressed, ...takePressed(root)]) control.click();
  };
}
