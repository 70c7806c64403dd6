import { expect, it } from 'vitest';
import { buildEditableMenu, buildMenuDish } from '../../../../test/menu-builders.ts';
import { startState } from '../conflicts/newer-menu.ts';
import { setField } from './draft-edits.ts';
import { readDraft, storeDraft } from './menu-drafts.ts';
import { reduceMenu } from './menu-state.ts';

const start = startState(buildEditableMenu([buildMenuDish({ id: 1, name: 'Soup' })]));
const typed = reduceMenu(start, { kind: 'edit', key: '1', change: (draft) => setField(draft, 'name', 'Broth') });

it('what is typed is kept for its person and its restaurant, and for no other', () => {
  storeDraft(101, '5', typed);
  expect(readDraft(101, '5')).toBe(typed);
  expect(readDraft(102, '5')).toBeUndefined();
  expect(readDraft(101, '6')).toBeUndefined();
  // Without a separator the two numbers would be the same.
  expect(readDraft(10, '15')).toBeUndefined();
  storeDraft(101, '5', undefined);
  expect(readDraft(101, '5')).toBeUndefined();
});

it('a menu of which nothing differs takes away what was kept', () => {
  storeDraft(101, '5', typed);
  storeDraft(101, '5', start);
  expect(readDraft(101, '5')).toBeUndefined();
});
