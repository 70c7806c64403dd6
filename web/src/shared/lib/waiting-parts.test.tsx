import { lazy, Suspense, useState, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { isTakenOver, keepForWaitingParts } from './waiting-parts.ts';

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

it('does what was pressed and entered in a drawn part when its code is there', async () => {
  const { promise: code, resolve: come } = Promise.withResolvers<{ default: ComponentType }>();
  const Part = lazy(() => code);
  const root = document.createElement('div');
  root.innerHTML = renderToString(
    <>
      <Suspense>
        <Counter />
      </Suspense>
      <b>Around it</b>
    </>,
  );
  document.body.append(root);
  const around = (
    <>
      <Suspense>
        <Part />
      </Suspense>
      <b>Around it</b>
    </>
  );
  const tree = hydrateRoot(root, around);
  stops.push(() => tree.unmount());
  await vi.waitFor(() => expect(isTakenOver(root.querySelector('b')!)).toBe(true));
  stops.push(keepForWaitingParts(root));
  const [button, input] = [root.querySelector('button')!, root.querySelector('input')!];
  expect(isTakenOver(button)).toBe(false);
  input.value = 'pad thai';
  input.dispatchEvent(new Event('input', { bubbles: true }));
  button.click();
  button.click();
  come({ default: Counter });
  await vi.waitFor(() => expect(root.querySelector('output')!.textContent).toBe('pad thai 2'));
  button.click();
  await vi.waitFor(() => expect(root.querySelector('output')!.textContent).toBe('pad thai 3'));
});
