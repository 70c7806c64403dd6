import { describe, expect, it } from 'vitest';
import {
  buildComponent,
  buildEditableMenu,
  buildMenuDish,
  buildStatement,
  menuNow,
} from '../../../../test/menu-builders.ts';
import { finishSave, rebase, startState } from '../conflicts/newer-menu.ts';
import { resolveConflict } from '../conflicts/rebase-draft.ts';
import { leaveOut, makeOfList, addComponent, shownComponents } from './dish-components.ts';
import { emptyDraft, type DishDraft } from './dish-draft.ts';
import { setUses, stateAllergen } from './draft-edits.ts';
import { editDish } from './edited-dish.ts';
import { findingsOf } from './findings.ts';
import { rowsOf } from './menu-rows.ts';
import { reduceMenu, type MenuState } from './menu-state.ts';
import { toEdits } from './to-edits.ts';

const sauce = buildComponent({ id: 7, name: 'House sauce', ingredients: ['ghee'] });
const bowl = buildMenuDish({ id: 1, name: 'Bowl', ingredients: ['rice', 'oil', 'garlic'] });
const menuOf = (dish = bowl, components = [sauce], version = 'v1') =>
  buildEditableMenu([dish], { version, components, components_version: `c${version}` });
const made = { key: 'new-sauce', name: 'Base', ingredients: ['oil', 'garlic'], isComplete: true };
const edit = (state: MenuState, change: (draft: DishDraft) => DishDraft) =>
  reduceMenu(state, { kind: 'edit', key: '1', change });
const draftOf = (state: MenuState) => state.drafts.get('1');

describe('the components of a dish that is being edited', () => {
  it('are sent with the dish, with what is made of its list and the version that was seen', () => {
    const state = edit(
      edit(startState(menuOf()), (draft) => addComponent(draft, [], { key: 7, name: '', isShared: false })),
      (draft) => makeOfList(draft, [], bowl, made),
    );
    expect(toEdits(state)).toMatchObject({
      edits: [{ id: 1, ingredients: ['rice'], uses: [7, 'new-sauce'] }],
      used: {
        components: [{ key: 'new-sauce', name: 'Base', ingredients: ['oil', 'garlic'], ingredients_complete: true }],
        components_version: 'cv1',
      },
    });
    expect(
      toEdits(edit(startState(menuOf()), (draft) => stateAllergen(draft, 'milk', { level: 'contains' }))).used,
    ).toEqual({});
  });

  it('put back what one that isn’t made after all had taken out of the list', () => {
    const state = edit(startState(menuOf()), (draft) => makeOfList(draft, [], bowl, made));
    expect(draftOf(state)).toMatchObject({ ingredients: ['rice'], uses: ['new-sauce'] });
    expect(draftOf(edit(state, (draft) => leaveOut(draft, [], 'new-sauce')))).toBeUndefined();
  });

  it('make what was stated before doubtful, as other ingredients do', () => {
    const stated = buildMenuDish({ ...bowl, statements: [buildStatement({ allergen: 'milk', level: 'absent' })] });
    const state = edit(startState(menuOf(stated)), (draft) => setUses(draft, [7]));
    const edited = editDish(stated, draftOf(state), state.context.now, false, state.components);
    expect(edited).toMatchObject({ uses: [7], components: [{ name: 'House sauce' }] });
    expect(edited.ingredients_changed_at).toBe(state.context.now);
    const said = edit(startState(menuOf()), (draft) => stateAllergen(draft, 'milk', { level: 'absent' }));
    expect(draftOf(edit(said, (draft) => setUses(draft, [7])))?.said.get('milk')).toMatchObject({ isStale: true });
  });
});

describe('two editors', () => {
  const mine = edit(startState(menuOf()), (draft) => setUses(draft, [7]));

  it('who choose others have to decide, and nothing is gone before', () => {
    const state = rebase(
      mine,
      menuOf({ ...bowl, uses: [8] }, [sauce, buildComponent({ id: 8, name: 'Dip' })], 'v2'),
      false,
    );
    expect(state.conflicts.get('1')).toEqual([{ unit: 'uses', mine: [7], theirs: [8] }]);
    expect(draftOf(state)?.uses).toEqual([7]);
    expect(state.componentsVersion).toBe('cv2');
  });

  it('lose no ingredient where theirs is taken', () => {
    const draft = makeOfList(emptyDraft, [], bowl, made);
    const conflict = { unit: 'uses', mine: ['new-sauce'], theirs: [8] } as const;
    expect(resolveConflict(draft, conflict, 'theirs')).toMatchObject({
      ingredients: ['rice', 'oil', 'garlic'],
      uses: undefined,
    });
  });

  it('have to confirm what they said where the other one changed what is in a component', () => {
    const said = edit(mine, (draft) => stateAllergen(draft, 'milk', { level: 'absent' }));
    const same = rebase(said, menuOf(bowl, [sauce], 'v2'), false);
    expect(draftOf(same)?.said.get('milk')).not.toMatchObject({ isStale: true });
    const changed = { ...sauce, ingredients_changed_at: '2026-11-20T00:00:00.000Z' };
    expect(draftOf(rebase(said, menuOf(bowl, [changed], 'v2'), false))?.said.get('milk')).toMatchObject({
      isStale: true,
    });
  });
});

it('a component that is made by now goes by its id', () => {
  const state = edit(startState(menuOf()), (draft) => makeOfList(draft, [], bowl, made));
  const later = edit(state, (draft) => stateAllergen(draft, 'milk', { level: 'contains' }));
  const saved = { ...bowl, ingredients: ['rice'], uses: [9] };
  const menu = menuOf(saved, [sauce, buildComponent({ id: 9, name: 'Base', key: 'new-sauce' })], 'v2');
  const left = finishSave(later, menu, state.drafts);
  expect(draftOf(left)).toMatchObject({ ingredients: undefined, uses: undefined, made: undefined });
  expect(toEdits(left)).toMatchObject({ edits: [{ id: 1, statements: [{ allergen: 'milk' }] }], used: {} });
});

it.each([
  ['counts', { ingredients_complete_at: menuNow }, true],
  [
    'is older than a change',
    { ingredients_complete_at: '2026-11-01T00:00:00.000Z', ingredients_changed_at: menuNow },
    false,
  ],
  ['is too old', { ingredients_complete_at: '2020-11-01T00:00:00.000Z' }, false],
])('a component whose confirmed list %s is shown so', (_, given, isComplete) => {
  const state = startState(menuOf({ ...bowl, uses: [7] }, [{ ...sauce, ...given }]));
  const [row] = rowsOf(state, ({ saved }) => findingsOf(saved.facts), new Map(), []);
  expect(row && shownComponents(row)).toMatchObject([{ name: 'House sauce', isComplete }]);
});
