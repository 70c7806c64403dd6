import { act, render } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { takeEarlyInput } from './early-input.ts';

function Box() {
  const [text, setText] = useState('');
  const [pressed, setPressed] = useState(0);
  return (
    <>
      <input value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={() => setPressed((before) => before + 1)}>
        Press
      </button>
      <output>
        {text} {pressed}
      </output>
    </>
  );
}

afterEach(() => document.body.replaceChildren());

it('does what was typed and pressed in a drawn page when its code is there', () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Box />);
  document.body.append(root);
  root.querySelector('input')!.value = 'curry';
  root.querySelector('button')!.dataset['pressed'] = '';
  const repeat = takeEarlyInput(root);
  render(<Box />, { container: root, hydrate: true });
  expect(root.querySelector('output')!.textContent).toBe(' 0');
  act(repeat);
  expect(root.querySelector('output')!.textContent).toBe('curry 1');
  expect(root.querySelector('input')!.value).toBe('curry');
});
