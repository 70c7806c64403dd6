import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildEditableMenu, buildMenuDish } from '../../../../test/menu-builders.ts';
import { startState } from '../conflicts/newer-menu.ts';
import { type MenuAction, reduceMenu } from './menu-state.ts';
import { useSaved } from './use-saved.ts';

const menu = buildEditableMenu([1, 2, 3].map((id) => buildMenuDish({ id, name: `Dish ${id}` })));

function afterwards(...actions: readonly MenuAction[]) {
  let state = startState(menu);
  const { result, rerender } = renderHook(() => useSaved(state));
  const before = result.current;
  for (const action of actions) {
    state = reduceMenu(state, action);
    rerender();
  }
  return { before, after: result.current };
}

it('stays the same list while dishes are added or moved', () => {
  const [first] = startState(menu).entries;
  const { before, after } = afterwards(
    { kind: 'add', key: 'new', section: '' },
    { kind: 'move', key: first!.key, move: 'down' },
  );
  expect(before).toHaveLength(3);
  expect(after).toBe(before);
});

it('changes with what is saved', () => {
  const newer = buildEditableMenu([buildMenuDish({ id: 1, name: 'Renamed' })], { version: 'v2' });
  const { after } = afterwards({ kind: 'loaded', menu: newer });
  expect(after.map(({ name }) => name)).toEqual(['Renamed']);
});
