import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Changes } from './changes.tsx';

it('what was opened before anything listened fills', async () => {
  const changes = (
    <Changes className="c" summary="What changed">
      <p>Once</p>
    </Changes>
  );
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(changes);
  expect(screen.queryByText('Once')).toBeNull();
  place.querySelector('details')!.open = true;
  const root = await act(async () => hydrateRoot(place, changes, { onRecoverableError: () => {} }));
  expect(screen.getByText('Once')).toBeDefined();
  expect(place.querySelector('details')!.open).toBe(true);
  act(() => root.unmount());
  place.remove();
});
