import type { StandingContext } from '@clearplate/domain/statement-standing';
import { emptyDraft, isEmptyDraft, type DishDraft } from './dish-draft.ts';
import { settle } from './draft-edits.ts';
import type { EditableMenu, MenuDish } from '@clearplate/contract/menu';
import { blankDish, copyDish, draftOfCopy } from './new-dish.ts';
import { rebaseDraft, resolveConflict, type Choice, type Conflict } from './rebase-draft.ts';

/** A saved dish by its id, a new one by the key under which it will be created. */
export type DishKey = string;

export interface MenuEntry {
  readonly key: DishKey;
  /** As the server has it; of a new dish, what it starts from. */
  readonly saved: MenuDish;
  readonly isNew: boolean;
  /** The dish that a new one is a copy of. */
  readonly copyOf?: number | undefined;
}

export interface MenuState {
  /** What the drafts are based on. */
  readonly version: string;
  readonly context: StandingContext;
  /** In the menu's order; archived dishes and new ones, too. */
  readonly entries: readonly MenuEntry[];
  readonly drafts: ReadonlyMap<DishKey, DishDraft>;
  /** What somebody else changed as well, and differently: to be chosen from before the next save. */
  readonly conflicts: ReadonlyMap<DishKey, readonly Conflict[]>;
}

export type MenuAction =
  | { readonly kind: 'edit'; readonly key: DishKey; readonly change: (draft: DishDraft) => DishDraft }
  | { readonly kind: 'add'; readonly key: DishKey; readonly section: string; readonly copyOf?: DishKey | undefined }
  | { readonly kind: 'forget'; readonly key: DishKey }
  | { readonly kind: 'cancel' }
  /** The server's newest version, under what was typed. */
  | { readonly kind: 'loaded'; readonly menu: EditableMenu }
  | { readonly kind: 'saved'; readonly menu: EditableMenu; readonly sent: ReadonlyMap<DishKey, DishDraft> }
  | { readonly kind: 'choose'; readonly key: DishKey; readonly conflict: Conflict; readonly choice: Choice };

const keyOf = ({ id }: MenuDish): DishKey => String(id);
const entryOf = (saved: MenuDish): MenuEntry => ({ key: keyOf(saved), saved, isNew: false });
const contextOf = ({ now, statement_days }: EditableMenu): StandingContext => ({ now, statementDays: statement_days });

export function startState(menu: EditableMenu): MenuState {
  const entries = menu.dishes.map(entryOf);
  return { version: menu.version, context: contextOf(menu), entries, drafts: new Map(), conflicts: new Map() };
}

export const hasChanges = ({ drafts }: MenuState): boolean => drafts.size > 0;

function withDraft(state: MenuState, entry: MenuEntry, draft: DishDraft): MenuState {
  const drafts = new Map(state.drafts);
  const settled = settle(draft, entry.saved, state.context);
  if (isEmptyDraft(settled) && !entry.isNew) drafts.delete(entry.key);
  else drafts.set(entry.key, settled);
  return { ...state, drafts };
}

function edit(state: MenuState, key: DishKey, change: (draft: DishDraft) => DishDraft): MenuState {
  const entry = state.entries.find((one) => one.key === key);
  return entry ? withDraft(state, entry, change(state.drafts.get(key) ?? emptyDraft)) : state;
}

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

/** Another version of the menu with these drafts on top. New dishes that it doesn't have yet come last. */
function withMenu(state: MenuState, menu: EditableMenu, rebased: ReadonlyMap<DishKey, DishDraft>): MenuState {
  const fresh = menu.dishes.map(entryOf);
  const known = new Map(fresh.map((entry) => [entry.key, entry]));
  const entries = [...fresh, ...state.entries.filter(({ key, isNew }) => isNew && !known.has(key) && rebased.has(key))];
  const context = contextOf(menu);
  const settled = [...rebased].flatMap(([key, draft]): [DishKey, DishDraft][] => {
    const entry = known.get(key);
    const kept = entry ? settle(draft, entry.saved, context) : draft;
    return entry && isEmptyDraft(kept) ? [] : [[key, kept]];
  });
  return { ...state, version: menu.version, context, entries, drafts: new Map(settled), conflicts: new Map() };
}

/** Somebody else's version under what was typed: nothing of it is lost, or says more than it did. */
function rebase(state: MenuState, menu: EditableMenu): MenuState {
  const fresh = new Map(menu.dishes.map((dish) => [keyOf(dish), dish]));
  const rebased = state.entries.flatMap(({ key, saved, isNew }) => {
    const [draft, now] = [state.drafts.get(key), fresh.get(key)];
    if (!draft) return [];
    return [{ key, ...(isNew || !now ? { draft, conflicts: [] } : rebaseDraft(draft, saved, now)) }];
  });
  const drafts = new Map(rebased.map(({ key, draft }) => [key, draft]));
  const conflicts = rebased.filter((one) => one.conflicts.length > 0).map((one) => [one.key, one.conflicts] as const);
  return { ...withMenu(state, menu, drafts), conflicts: new Map(conflicts) };
}

/** What was sent is the server's now, but for pictures; what was typed while it was under way stays. */
function finishSave(state: MenuState, menu: EditableMenu, sent: MenuState['drafts']): MenuState {
  const ids = new Map(menu.dishes.map((dish) => [dish.key, keyOf(dish)]));
  const left = [...state.drafts].flatMap(([key, draft]): [DishKey, DishDraft][] => {
    const kept = sent.get(key) === draft ? { ...emptyDraft, picture: draft.picture } : draft;
    return isEmptyDraft(kept) ? [] : [[ids.get(key) ?? key, kept]];
  });
  return withMenu(state, menu, new Map(left));
}

function choose(state: MenuState, key: DishKey, conflict: Conflict, choice: Choice): MenuState {
  const conflicts = new Map(state.conflicts);
  const left = (conflicts.get(key) ?? []).filter((one) => one !== conflict);
  if (left.length > 0) conflicts.set(key, left);
  else conflicts.delete(key);
  return { ...edit(state, key, (draft) => resolveConflict(draft, conflict, choice)), conflicts };
}

function cancel(state: MenuState): MenuState {
  const entries = state.entries.filter(({ isNew }) => !isNew);
  return { ...state, entries, drafts: new Map(), conflicts: new Map() };
}

export function reduceMenu(state: MenuState, action: MenuAction): MenuState {
  switch (action.kind) {
    case 'edit':
      return edit(state, action.key, action.change);
    case 'add':
      return add(state, action);
    case 'forget':
      return forget(state, action.key);
    case 'cancel':
      return cancel(state);
    case 'loaded':
      return rebase(state, action.menu);
    case 'saved':
      return finishSave(state, action.menu, action.sent);
    case 'choose':
      return choose(state, action.key, action.conflict, action.choice);
  }
}
