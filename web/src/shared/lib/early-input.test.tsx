import { render } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { takeEarlyInput } from './early-input.ts';

function Box() {
  const [text, setText] = useState('');
  const [price, setPrice] = useState('any');
  const [pressed, setPressed] = useState('');
  return (
    <>
      <input value={text} onChange={(event) => setText(event.target.value)} />
      <select value={price} onChange={(event) => setPrice(event.target.value)}>
        <option value="any">Any</option>
        <option value="10">Up to $10</option>
      </select>
      {['One', 'Two'].map((name) => (
        <button key={name} type="button" onClick={() => setPressed((before) => `${before} ${name}`)}>
          {name}
        </button>
      ))}
      <output>{`${text} ${price}${pressed}`}</output>
    </>
  );
}

afterEach(() => {
  document.body.replaceChildren();
  delete window.earlyPresses;
  delete window.earlyTicks;
});

it('does what was entered and pressed in a drawn page, in that order, when its code is there', async () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Box />);
  document.body.append(root);
  const [one, two] = root.querySelectorAll('button');
  root.querySelector('input')!.value = 'curry';
  root.querySelector('select')!.value = '10';
  const elsewhere = document.createElement('button');
  window.earlyPresses = [two!, elsewhere, one!, two!];
  window.earlyTicks = new Set([one!, elsewhere]);
  const repeat = takeEarlyInput(root);
  render(<Box />, { container: root, hydrate: true });
  expect(root.querySelector('output')!.textContent).toBe(' any');
  repeat();
  await vi.waitFor(() => expect(root.querySelector('output')!.textContent).toBe('curry 10 Two One Two'));
  expect(root.querySelector('input')!.value).toBe('curry');
  expect(root.querySelector('select')!.value).toBe('10');
  expect(window.earlyPresses).toEqual([elsewhere]);
  await vi.waitFor(() => expect([...window.earlyTicks!]).toEqual([elsewhere]));
});
