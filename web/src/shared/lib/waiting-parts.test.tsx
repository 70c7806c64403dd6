import { lazy, Suspense, useState, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { patienceMs } from './patience.ts';
import { isTakenOver } from './early-input.ts';
import { keepForWaitingParts } from './waiting-parts.ts';

function Counter() {
  const [count, setCount] = useState(0);
  const [text, setText] = useState('curry');
  return (
    <>
      <input value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={() => setCount((before) => before + 1)}>
        Count
      </button>
      <output>{`${text} ${count}`}</output>
    </>
  );
}

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  document.body.replaceChildren();
});

const around = (Part: ComponentType<{ kind?: string }>, kind?: string) => (
  <>
    <Suspense>
      <Part {...(kind && { kind })} />
    </Suspense>
    <b>Around it</b>
  </>
);

/** A drawn page with a part whose code comes when it is told to. */
async function openDrawn() {
  const { promise: code, resolve } = Promise.withResolvers<{ default: ComponentType }>();
  const root = document.createElement('div');
  root.innerHTML = renderToString(around(Counter));
  document.body.append(root);
  const Part = lazy(() => code);
  const tree = hydrateRoot(root, around(Part));
  stops.push(() => tree.unmount());
  await vi.waitFor(() => expect(isTakenOver(root.querySelector('b')!)).toBe(true));
  stops.push(keepForWaitingParts(root));
  const [button, input] = [root.querySelector('button')!, root.querySelector('input')!];
  expect(isTakenOver(button)).toBe(false);
  return {
    button,
    input,
    change: () => tree.render(around(Part, 'another')),
    come: () => resolve({ default: Counter }),
    said: () => root.querySelector('output')!.textContent,
  };
}

it('does what was pressed and entered in a drawn part when its code is there', async () => {
  const { button, input, come, said } = await openDrawn();
  input.value = 'pad thai';
  input.dispatchEvent(new Event('input', { bubbles: true }));
  button.click();
  button.click();
  come();
  await vi.waitFor(() => expect(said()).toBe('pad thai 2'));
  button.click();
  await vi.waitFor(() => expect(said()).toBe('pad thai 3'));
});

it('says that it waits where the code of a part hangs, until what was done counts', async () => {
  const { button, come, said } = await openDrawn();
  const note = /still loading/;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  stops.push(() => vi.useRealTimers());
  button.click();
  await vi.advanceTimersByTimeAsync(patienceMs - 100);
  expect(document.body.textContent).not.toMatch(note);
  await vi.advanceTimersByTimeAsync(200);
  expect(document.body.textContent).toMatch(note);
  come();
  await vi.waitFor(() => expect(said()).toBe('curry 1'));
  expect(document.body.textContent).not.toMatch(note);
});

it('says so where what was pressed in was drawn anew before its code came', async () => {
  const { button, change, come } = await openDrawn();
  button.click();
  change();
  await vi.waitFor(() => expect(button.isConnected).toBe(false));
  come();
  await vi.waitFor(() => expect(document.body.textContent).toMatch(/came too early/));
});
