import {
  dim,
  drawnText,
  enterAgain,
  fields,
  isDone,
  isTakenOver,
  sayLost,
  release,
  type Entered,
  type Field,
} from './early-input.ts';
import { hurryLaterCode } from './later.tsx';
import { putFootNote } from './foot-note.ts';
import { patienceMs } from './patience.ts';
import { say } from '../../translations/say.ts';

const controls = 'button, input:is([type=checkbox], [type=radio])';

/** What was pressed or entered into while its code was on its way, and when that works. */
const waiting = new Map<Element, Promise<void>>();
/** Until nothing waits any longer. */
let note: HTMLElement | undefined;

function sayThatItWaits(): void {
  // Of a tick the page itself says it, in the same place.
  if ([...(window.earlyTicks ?? [])].some((tick) => tick.isConnected)) return;
  note ??= putFootNote(say('This part is still loading. What you did counts once it is there.'));
}

async function whenTakenOver(element: Element): Promise<void> {
  const timer = setTimeout(sayThatItWaits, patienceMs);
  while (!isTakenOver(element) && element.isConnected) await new Promise((resolve) => setTimeout(resolve, 20));
  clearTimeout(timer);
  waiting.delete(element);
  if (waiting.size === 0) {
    note?.remove();
    note = undefined;
  }
  // What has done its work and is gone has no mark any more, either.
  if (!isTakenOver(element) && !isDone(element)) sayLost();
  // Not while React is at it.
  await new Promise((resolve) => setTimeout(resolve));
}

/** Has the code hurry, and is settled once the element works, or has left the page. */
function bringCode(element: Element): Promise<void> {
  hurryLaterCode();
  const taken = waiting.get(element) ?? whenTakenOver(element);
  waiting.set(element, taken);
  return taken;
}

/**
 * For a drawn page that works but for parts whose code waits for its first use: what is pressed or entered in one is done
 * when its code is there, and has that hurry. Parts that keep their own early input (`data-drawn`) are only hurried. What is
 * returned ends it.
 */
export function keepForWaitingParts(root: HTMLElement): () => void {
  const drawn = new WeakSet([...root.querySelectorAll(`${controls}, ${fields}`)].filter((one) => !isTakenOver(one)));
  const isWaiting = (element: Element | null): element is HTMLElement =>
    element !== null && drawn.has(element) && !isTakenOver(element);
  const find = ({ target }: Event, kind: string) => (target instanceof Element ? target.closest(kind) : null);

  const keepPress = (event: Event) => {
    const control = find(event, controls);
    if (!isWaiting(control)) return;
    const takenOver = bringCode(control);
    if (control.closest('[data-drawn]')) return;
    event.stopPropagation();
    if (!(control instanceof HTMLInputElement)) {
      event.preventDefault();
      dim(control);
    }
    void takenOver.then(() => {
      release(control);
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
