import type { EditableMenu, MenuDish, UsedComponent } from '@clearplate/contract/menu';
import { reachedFrom } from '@clearplate/domain/facts/component';
import type { StandingContext } from '@clearplate/domain/facts/statement-standing';
import { isOtherVersion } from './compare-versions.ts';
import { emptyDraft, isEmptyDraft, type DishDraft, type UsedName } from '../model/dish-draft.ts';
import { confirmDraft, unsettle } from '../model/draft-edits.ts';
import { inOrderOf, mergeOrder, orderToSave } from '../model/menu-order.ts';
import type { DishKey, Meanwhile, MenuEntry, MenuState } from '../model/menu-state.ts';
import { isOpen, rebaseDraft, unitOf, type Conflict } from './rebase-draft.ts';

export const nothingMeanwhile: Meanwhile = { dishes: new Map(), isReordered: false };

const keyOf = ({ id }: MenuDish): DishKey => String(id);
const entryOf = (saved: MenuDish): MenuEntry => ({ key: keyOf(saved), saved, isNew: false });
const contextOf = ({ now, statement_days }: EditableMenu): StandingContext => ({ now, statementDays: statement_days });

export function startState(menu: EditableMenu): MenuState {
  const entries = menu.dishes.map(entryOf);
  return {
    version: menu.version,
    context: contextOf(menu),
    components: menu.components,
    componentsVersion: menu.components_version,
    entries,
    serverOrder: entries.map(({ key }) => key),
    drafts: new Map(),
    conflicts: new Map(),
    meanwhile: nothingMeanwhile,
  };
}

/** Maps the key of a new dish to its id, because its save may have succeeded although the response was lost. */
function keysAfter(menu: EditableMenu): (key: DishKey) => DishKey {
  const ids = new Map(menu.dishes.flatMap((dish) => (dish.key === null ? [] : [[dish.key, keyOf(dish)]])));
  return (key) => ids.get(key) ?? key;
}

/** Refers to components by their ids once they have been created. */
function withMadeNamed(draft: DishDraft, { components }: EditableMenu): DishDraft {
  if (!draft.made) return draft;
  const ids = new Map(components.map(({ key, id }) => [key, id]));
  const made = draft.made.filter(({ key }) => !ids.has(key));
  const uses = draft.uses?.map((name) => (typeof name === 'string' ? (ids.get(name) ?? name) : name));
  return { ...draft, uses, made: made.length > 0 ? made : undefined };
}

/**
 * Returns the state for another version of the menu with these drafts on top. Moved and new dishes keep their
 * positions.
 */
function withMenu(state: MenuState, menu: EditableMenu, drafts: ReadonlyMap<DishKey, DishDraft>): MenuState {
  const fresh = menu.dishes.map(entryOf);
  const known = new Map(fresh.map((entry) => [entry.key, entry]));
  const context = contextOf(menu);
  const settled = [...drafts].flatMap(([key, draft]): [DishKey, DishDraft][] => {
    const entry = known.get(key);
    const named = withMadeNamed(draft, menu);
    const kept = entry ? confirmDraft(named, entry.saved, context) : named;
    return entry && isEmptyDraft(kept) ? [] : [[key, kept]];
  });
  const nextKey = keysAfter(menu);
  const before = state.entries.map((entry) => ({ ...entry, key: nextKey(entry.key) }));
  const created = before.filter(({ key, isNew }) => isNew && !known.has(key) && drafts.has(key));
  const all = new Map([...fresh, ...created].map((entry) => [entry.key, entry]));
  const mine = before.map(({ key }) => key).filter((key) => all.has(key));
  const theirs = fresh.map(({ key }) => key);
  const order = orderToSave(state) === undefined ? mergeOrder(theirs, mine) : mergeOrder(mine, theirs);
  return {
    ...state,
    version: menu.version,
    context,
    components: menu.components,
    componentsVersion: menu.components_version,
    entries: inOrderOf([...all.values()], order),
    serverOrder: theirs,
    drafts: new Map(settled),
    conflicts: new Map(),
    meanwhile: nothingMeanwhile,
  };
}

/** Returns what differs in a newer menu, and again what was shown before and isn't saved yet. */
function meanwhileOf(state: MenuState, menu: EditableMenu): Meanwhile {
  const before = new Map(state.entries.map(({ key, saved, isNew }) => [key, isNew ? undefined : saved]));
  const nextKey = keysAfter(menu);
  const own = new Set(state.entries.filter(({ isNew }) => isNew).map(({ key }) => nextKey(key)));
  const dishes = menu.dishes.flatMap((now): [DishKey, MenuDish | undefined][] => {
    const key = keyOf(now);
    if (state.meanwhile.dishes.has(key)) return [[key, state.meanwhile.dishes.get(key)]];
    const was = before.get(key);
    if (was ? !isOtherVersion(was, now) : own.has(key)) return [];
    return [[key, was]];
  });
  const common = menu.dishes.map(keyOf).filter((key) => state.serverOrder.includes(key));
  const isReordered = common.some((key, index) => key !== state.serverOrder[index]);
  return { dishes: new Map(dishes), isReordered: isReordered || state.meanwhile.isReordered };
}

/**
 * Carries over conflicts that aren't decided yet: a newer version that doesn't touch them decides nothing, and one that
 * holds what was typed ends them.
 */
function withUndecided(
  found: readonly Conflict[],
  undecided: readonly Conflict[],
  now: MenuDish | undefined,
): readonly Conflict[] {
  const units = new Set(found.map(unitOf));
  return [...undecided.filter((one) => !units.has(unitOf(one)) && (!now || isOpen(one, now))), ...found];
}

/** Returns whether anything in these components changed from one version to the other. */
function isOtherWithin(
  uses: readonly UsedName[],
  before: readonly UsedComponent[],
  now: readonly UsedComponent[],
): boolean {
  const ids = uses.filter((name) => typeof name === 'number');
  const datesIn = (all: readonly UsedComponent[]) =>
    reachedFrom(ids, all).map(({ id, ingredients_changed_at }) => [id, ingredients_changed_at]);
  return ids.length > 0 && JSON.stringify(datesIn(before)) !== JSON.stringify(datesIn(now));
}

/** A new dish that nobody else has. */
const unrelated = (draft: DishDraft, isOther: boolean) => ({ draft: isOther ? unsettle(draft) : draft, conflicts: [] });

/**
 * Merges somebody else's version into the edits, which neither lose anything nor state more than before. `isOwn` means
 * that the newer version was saved by this user.
 */
export function rebase(state: MenuState, menu: EditableMenu, isOwn: boolean): MenuState {
  const fresh = new Map(menu.dishes.map((dish) => [keyOf(dish), dish]));
  const nextKey = keysAfter(menu);
  const rebased = state.entries.flatMap(({ key, saved }) => {
    const [draft, now] = [state.drafts.get(key), fresh.get(nextKey(key))];
    if (!draft) return [];
    const isOther = isOtherWithin(
      [...(draft.uses ?? saved.uses), ...(now?.uses ?? [])],
      state.components,
      menu.components,
    );
    return [{ key: nextKey(key), ...(now ? rebaseDraft(draft, saved, now, isOther) : unrelated(draft, isOther)) }];
  });
  const drafts = new Map(rebased.map(({ key, draft }) => [key, draft]));
  const conflicts = rebased
    .map(
      (one) => [one.key, withUndecided(one.conflicts, state.conflicts.get(one.key) ?? [], fresh.get(one.key))] as const,
    )
    .filter(([, list]) => list.length > 0);
  const meanwhile = isOwn ? state.meanwhile : meanwhileOf(state, menu);
  return { ...withMenu(state, menu, drafts), conflicts: new Map(conflicts), meanwhile };
}

/** Drops the drafts that were sent, except for their pictures, and leaves what was typed during the request. */
export function finishSave(state: MenuState, menu: EditableMenu, sent: MenuState['drafts']): MenuState {
  const nextKey = keysAfter(menu);
  const left = [...state.drafts].flatMap(([key, draft]): [DishKey, DishDraft][] => {
    const kept = sent.get(key) === draft ? { ...emptyDraft, picture: draft.picture } : draft;
    return isEmptyDraft(kept) ? [] : [[nextKey(key), kept]];
  });
  return withMenu(state, menu, new Map(left));
}
