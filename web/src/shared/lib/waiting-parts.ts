import { drawnText, enterAgain, fields, untick, type Entered, type Field } from './early-input.ts';
import { hurryLaterCode } from './later.tsx';
import { patienceMs } from './patience.ts';
import { announce } from '../ui/announcer.tsx';
import { say } from '../../translations/say.ts';

const controls = 'button, input:is([type=checkbox], [type=radio])';

/** React marks what it has taken over of a drawn page. What waits for its code has no mark, and its presses would be lost. */
export const isTakenOver = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$'));

const coming = new WeakMap<Element, Promise<void>>();

/** Says after some seconds that what was done waits, outside of what React draws. */
async function whenTakenOver(element: Element): Promise<void> {
  const text = say('This part is still loading. What you did counts once it is there.');
  const note = Object.assign(document.createElement('p'), { className: 'waiting-note', textContent: text });
  const timer = setTimeout(() => {
    document.body.append(note);
    announce(text);
  }, patienceMs);
  while (!isTakenOver(element) && element.isConnected) await new Promise((resolve) => setTimeout(resolve, 20));
  clearTimeout(timer);
  note.remove();
  // Not while React is at it.
  await new Promise((resolve) => setTimeout(resolve));
}

/** Has the code hurry, and is settled once the element works. */
function bringCode(element: Element): Promise<void> {
  hurryLaterCode();
  const taken = coming.get(element) ?? whenTakenOver(element);
  coming.set(element, taken);
  return taken;
}

/**
 * For a drawn page that works but for parts whose code waits for its first use: what is pressed or entered in one is done
 * when its code is there, and has that hurry. Parts that keep their own early input (`data-drawn`) are only hurried. What is
 * returned ends it.
 */
export function keepForWaitingParts(root: HTMLElement): () => void {
  const waiting = new WeakSet([...root.querySelectorAll(`${controls}, ${fields}`)].filter((one) => !isTakenOver(one)));
  const isWaiting = (element: Element | null): element is HTMLElement =>
    element !== null && waiting.has(element) && !isTakenOver(element);
  const find = ({ target }: Event, kind: string) => (target instanceof Element ? target.closest(kind) : null);

  const keepPress = (event: Event) => {
    const control = find(event, controls);
    if (!isWaiting(control)) return;
    const takenOver = bringCode(control);
    if (control.closest('[data-drawn]')) return;
    event.stopPropagation();
    if (!(control instanceof HTMLInputElement)) event.preventDefault();
    void takenOver.then(() => {
      untick(control);
      control.click();
    });
  };
  const entered = new Map<Field, Entered>();
  const keepEntry = (event: Event) => {
    const field = find(event, fields) as Field | null;
    if (!isWaiting(field)) return;
    const takenOver = bringCode(field);
    if (field.closest('[data-drawn]')) return;
    const before = entered.get(field);
    const now = { field, drawn: before?.drawn ?? drawnText(field) ?? '', text: field.value };
    entered.set(field, now);
    if (!before) void takenOver.then(() => enterAgain(entered.get(field) ?? now));
  };
  document.addEventListener('click', keepPress, true);
  document.addEventListener('input', keepEntry, true);
  return () => {
    document.removeEventListener('click', keepPress, true);
    document.removeEventListener('input', keepEntry, true);
  };
}
