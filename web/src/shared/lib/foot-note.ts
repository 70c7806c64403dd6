import { announce } from '../ui/announcer.tsx';

/** A sentence at the foot of the window, outside of what React draws: it needs no code that may be what is missing. */
export function putFootNote(text: string): HTMLElement {
  const note = Object.assign(document.createElement('p'), { className: 'waiting-note', textContent: text });
  document.body.append(note);
  announce(text);
  return note;
}
