import type { StandingContext } from '@clearplate/domain/facts/statement-standing';
import { emptyDraft, isEmptyDraft, type DishDraft } from './dish-draft.ts';
import { setField, confirmDraft } from './draft-edits.ts';
import type { EditableMenu, MenuDish, UsedComponent } from '@clearplate/contract/menu';
import { blankDish, copyDish, draftOfCopy } from './new-dish.ts';
import { inOrderOf, moveDish, moveSection, orderToSave, type Move } from './menu-order.ts';
import { finishSave, nothingMeanwhile, rebase } from '../conflicts/newer-menu.ts';
import { addAgain, noteTakenOff, type TakenOff } from './taken-off.ts';
import { resolveConflict, type Choice, type Conflict } from '../conflicts/rebase-draft.ts';

/** The id of a saved dish, or the key under which a new one will be created. */
export type DishKey = string;

export interface MenuEntry {
  readonly key: DishKey;
  /** Holds the dish as on the server, or the initial values of a new dish. */
  readonly saved: MenuDish;
  readonly isNew: boolean;
  /** The dish that a new one was copied from. */
  readonly copyOf?: number | undefined;
}

/** What somebody else saved while the user was editing. */
export interface Meanwhile {
  /** Their dishes as they were before; `undefined` for those that they created. */
  readonly dishes: ReadonlyMap<DishKey, MenuDish | undefined>;
  readonly isReordered: boolean;
}

export interface MenuState {
  /** The version that the drafts are based on. */
  readonly version: string;
  readonly context: StandingContext;
  /** Dishes may use these, and use some of them. */
  readonly components: readonly UsedComponent[];
  readonly componentsVersion: string;
  /** Has the menu's new order, including archived and new dishes. */
  readonly entries: readonly MenuEntry[];
  readonly drafts: ReadonlyMap<DishKey, DishDraft>;
  readonly serverOrder: readonly DishKey[];
  /** What somebody else did since editing began. */
  readonly meanwhile: Meanwhile;
  /** Somebody else changed these values differently; the user has to choose before the next save. */
  readonly conflicts: ReadonlyMap<DishKey, readonly Conflict[]>;
  /** Set until the menu is saved or the edits are discarded. */
  readonly takenOff?: TakenOff | undefined;
  /** The drafts before the last statement about several dishes, until one of them is edited in another way. */
  readonly beforeMany?: ReadonlyMap<DishKey, DishDraft | undefined> | undefined;
}

export type MenuAction =
  | { readonly kind: 'edit'; readonly key: DishKey; readonly change: (draft: DishDraft) => DishDraft }
  | { readonly kind: 'editMany'; readonly changes: ReadonlyMap<DishKey, (draft: DishDraft) => DishDraft> }
  /** Undoes the last `editMany`. */
  | { readonly kind: 'undoMany' }
  | { readonly kind: 'add'; readonly key: DishKey; readonly section: string; readonly copyOf?: DishKey | undefined }
  | { readonly kind: 'move'; readonly key: DishKey; readonly move: Move }
  | { readonly kind: 'moveSection'; readonly name: string; readonly move: Move }
  /** Restores the server's order. */
  | { readonly kind: 'takeOrder' }
  | { readonly kind: 'takeOff'; readonly keys: readonly DishKey[] }
  | { readonly kind: 'putBack' }
  | { readonly kind: 'cancel' }
  /** Merges the edits into the server's newest version. `isOwn` means that this user saved it. */
  | { readonly kind: 'loaded'; readonly menu: EditableMenu; readonly isOwn?: boolean }
  | { readonly kind: 'saved'; readonly menu: EditableMenu; readonly sent: ReadonlyMap<DishKey, DishDraft> }
  | { readonly kind: 'choose'; readonly key: DishKey; readonly conflict: Conflict; readonly choice: Choice };

export const hasChanges = (state: MenuState): boolean => state.drafts.size > 0 || orderToSave(state) !== undefined;

function withDraft(state: MenuState, entry: MenuEntry, draft: DishDraft): MenuState {
  const drafts = new Map(state.drafts);
  const settled = confirmDraft(draft, entry.saved, state.context);
  if (isEmptyDraft(settled) && !entry.isNew) drafts.delete(entry.key);
  else drafts.set(entry.key, settled);
  return { ...state, drafts };
}

function edit(state: MenuState, key: DishKey, change: (draft: DishDraft) => DishDraft): MenuState {
  const entry = state.entries.find((one) => one.key === key);
  return entry ? withDraft(state, entry, change(state.drafts.get(key) ?? emptyDraft)) : state;
}

function editMany(state: MenuState, { changes }: Extract<MenuAction, { kind: 'editMany' }>): MenuState {
  const before = new Map([...changes.keys()].map((key) => [key, state.drafts.get(key)]));
  const edited = [...changes].reduce((now, [key, change]) => edit(now, key, change), state);
  return { ...edited, beforeMany: before };
}

function undoMany(state: MenuState): MenuState {
  const drafts = new Map(state.drafts);
  for (const [key, draft] of state.beforeMany ?? []) {
    if (draft) drafts.set(key, draft);
    else drafts.delete(key);
  }
  return { ...state, drafts, beforeMany: undefined };
}

/** What was edited after a statement about many must not vanish with it. */
const afterEdit = (state: MenuState, key: DishKey): MenuState =>
  state.beforeMany?.has(key) ? { ...state, beforeMany: undefined } : state;

function add(state: MenuState, { key, section, copyOf }: Extract<MenuAction, { kind: 'add' }>): MenuState {
  const original = state.entries.find((one) => one.key === copyOf);
  const saved = original ? copyDish(original.saved) : blankDish(section);
  const source = original?.isNew ? original.copyOf : original?.saved.id;
  const entry: MenuEntry = { key, saved, isNew: true, copyOf: source };
  const at = original ? state.entries.indexOf(original) + 1 : endOfSection(state, section);
  const draft = original ? draftOfCopy(state.drafts.get(original.key), saved, section) : emptyDraft;
  const drafts = new Map([...state.drafts, [key, draft]]);
  return { ...state, entries: state.entries.toSpliced(at, 0, entry), drafts };
}

function endOfSection({ entries, drafts }: MenuState, section: string): number {
  const last = entries.findLastIndex(
    ({ key, saved }) => (drafts.get(key)?.fields.section ?? saved.section) === section,
  );
  return last === -1 ? entries.length : last + 1;
}

function forget(state: MenuState, key: DishKey): MenuState {
  const drafts = new Map(state.drafts);
  drafts.delete(key);
  return { ...state, drafts, entries: state.entries.filter((one) => one.key !== key || !one.isNew) };
}

function setArchived(state: MenuState, keys: readonly DishKey[], archived: boolean): MenuState {
  return keys.reduce((now, key) => edit(now, key, (draft) => setField(draft, 'archived', archived)), state);
}

function takeOff(state: MenuState, keys: readonly DishKey[]): MenuState {
  const takenOff = noteTakenOff(state, keys);
  const without = takenOff.added.reduce((now, { entry }) => forget(now, entry.key), state);
  return { ...setArchived(without, takenOff.archived, true), takenOff };
}

function putBack(state: MenuState): MenuState {
  const { takenOff } = state;
  if (!takenOff) return state;
  return { ...addAgain(setArchived(state, takenOff.archived, false), takenOff), takenOff: undefined };
}

function choose(state: MenuState, key: DishKey, conflict: Conflict, choice: Choice): MenuState {
  const conflicts = new Map(state.conflicts);
  const left = (conflicts.get(key) ?? []).filter((one) => one !== conflict);
  if (left.length > 0) conflicts.set(key, left);
  else conflicts.delete(key);
  return { ...edit(state, key, (draft) => resolveConflict(draft, conflict, choice)), conflicts };
}

function cancel(state: MenuState): MenuState {
  const saved = state.entries.filter(({ isNew }) => !isNew);
  const entries = inOrderOf(saved, state.serverOrder);
  return {
    ...state,
    entries,
    drafts: new Map(),
    conflicts: new Map(),
    meanwhile: nothingMeanwhile,
    takenOff: undefined,
    beforeMany: undefined,
  };
}

export function reduceMenu(state: MenuState, action: MenuAction): MenuState {
  switch (action.kind) {
    case 'edit':
      return afterEdit(edit(state, action.key, action.change), action.key);
    case 'editMany':
      return editMany(state, action);
    case 'undoMany':
      return undoMany(state);
    case 'add':
      return add(state, action);
    case 'move':
      return { ...state, entries: moveDish(state, action.key, action.move) };
    case 'moveSection':
      return { ...state, entries: moveSection(state, action.name, action.move) };
    case 'takeOrder':
      return { ...state, entries: inOrderOf(state.entries, state.serverOrder) };
    case 'takeOff':
      return { ...takeOff(state, action.keys), beforeMany: undefined };
    case 'putBack':
      return putBack(state);
    case 'cancel':
      return cancel(state);
    case 'loaded':
      return { ...rebase(state, action.menu, action.isOwn ?? false), beforeMany: undefined };
    case 'saved':
      return { ...finishSave(state, action.menu, action.sent), takenOff: undefined, beforeMany: undefined };
    case 'choose':
      return choose(state, action.key, action.conflict, action.choice);
  }
}
