import { useLayoutEffect, useRef } from 'react';
import { putFootNote } from './foot-note.ts';
import { whenNothingIsAwaited } from './later.tsx';
import { patienceMs } from './patience.ts';
import { say } from '../../translations/say.ts';

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

declare global {
  interface Window {
    /** What was pressed in a drawn page, in that order: kept by a script in the page until the code takes it. */
    earlyPresses?: HTMLElement[];
    /** The ticks among it that don't count yet. While any of them is in the page, no dish is shown. */
    earlyTicks?: Set<HTMLElement>;
  }
}

const set = (field: Field, text: string) =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);

export const drawnText = (field: Field) =>
  field instanceof HTMLSelectElement
    ? ([...field.options].find((option) => option.defaultSelected) ?? field.options[0])?.value
    : field.defaultValue;

/** A selector of all that is typed into or chosen from. */
export const fields = 'input:not([type=checkbox], [type=radio]), textarea, select';

const fieldsIn = (root: HTMLElement) => [...root.querySelectorAll<Field>(fields)];

/** Whether anything was entered or pressed yet. */
export const hasEarlyInput = (root: HTMLElement): boolean =>
  (window.earlyPresses?.length ?? 0) > 0 || fieldsIn(root).some((field) => field.value !== drawnText(field));

export interface Entered {
  readonly field: Field;
  /** What the page was drawn with there. */
  readonly drawn: string;
  readonly text: string;
}

/**
 * React holds what it finds in a field for what it put there, and puts a choice back to what was drawn: it is told as if
 * it were entered now. What was entered since counts instead.
 */
export function enterAgain({ field, drawn, text }: Entered): void {
  // Has React make the part ready first that the field is in.
  field.dispatchEvent(new Event('input', { bubbles: true }));
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

/**
 * Each in a task of its own, as from a person: within React's own work a press can't have the part made ready that it is in,
 * and what the one before it changed is known only then.
 */
async function inTurn(deeds: readonly (() => unknown)[]): Promise<void> {
  for (const deed of deeds) {
    await new Promise((resolve) => setTimeout(resolve));
    deed();
  }
}

const dimming = 'pressed';

/** It is seen that it was pressed; `web/index.html` does the same. By no attribute, which React would find wrong. */
export function dim(control: HTMLElement): void {
  // Not in jsdom.
  if ('animate' in control) control.animate({ opacity: 0.5 }, { id: dimming, duration: 100, fill: 'forwards' });
}

/** So long React takes at the most to ask for what a press needs. */
const askingMs = 200;

async function undim(control: HTMLElement): Promise<void> {
  if (!('getAnimations' in control)) return;
  const dimmed = control.getAnimations().filter(({ id }) => id === dimming);
  if (dimmed.length === 0) return;
  await new Promise((resolve) => setTimeout(resolve, askingMs));
  await whenNothingIsAwaited();
  for (const each of dimmed) each.cancel();
}

/** As it was drawn: what somebody pressed or ticked since is done again. It is seen as pressed until what that needs is there. */
export function release(control: HTMLElement): void {
  void undim(control);
  if (control instanceof HTMLInputElement) control.checked = control.defaultChecked;
}

/** What was done to something that was drawn anew meanwhile, or left, can't be done any more. */
export function sayLost(): void {
  const note = putFootNote(say('What you did came too early and did not count. Please do it again.'));
  setTimeout(() => note.remove(), patienceMs);
}

/** React marks what it has taken over of a drawn page. What waits for its code has no mark, and its presses would be lost. */
export const isTakenOver = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$'));

const done = new WeakSet<Element>();

/** Whether something was done to it that counts: it may have gone away because of that. */
export const isDone = (element: Element): boolean => done.has(element);

/** What somebody entered into a drawn page or pressed there before the app's code was there, to be done when it is. */
export function takeEarlyInput(root: HTMLElement): () => void {
  // What still waits within it takes its own.
  const own = fieldsIn(root).filter((field) => (field.closest('[data-drawn]') ?? root) === root);
  const entered = own
    .map((field): Entered => ({ field, drawn: drawnText(field) ?? '', text: field.value }))
    .filter(({ drawn, text }) => text !== drawn);
  const pressed = takePressed(root);
  return () => {
    const ifThere = (element: HTMLElement, deed: () => void) => () => {
      if (!element.isConnected) return isDone(element) || sayLost();
      if (isTakenOver(element)) done.add(element);
      return deed();
    };
    const entries = entered.map((each) => ifThere(each.field, () => enterAgain(each)));
    // The second ones while the code was at work.
    const controls = [...pressed, ...takePressed(root)];
    const released = () => {
      for (const control of controls) release(control);
    };
    const presses = controls.map((control) => ifThere(control, () => control.click()));
    // In a part that still waits the press has been kept once more, and counts with that.
    const settle = () => {
      for (const control of controls) if (!window.earlyPresses?.includes(control)) window.earlyTicks?.delete(control);
    };
    void inTurn([...entries, released, ...presses, settle]);
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
