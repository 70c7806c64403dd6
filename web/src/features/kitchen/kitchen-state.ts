import type { Kitchen } from '@clearplate/contract/kitchen';
import type { EquipmentKind } from '@clearplate/domain/facts/kitchen';

/** A piece of shared equipment, as it is being edited. */
export interface EquipmentDraft {
  /** Holds the id, or a temporary key for new equipment. */
  readonly key: string;
  readonly id?: number | undefined;
  readonly kind: EquipmentKind;
  readonly name: string;
  readonly dishIds: readonly number[];
}

export interface KitchenState {
  /** The version that the drafts are based on. */
  readonly saved: Kitchen;
  readonly drafts: readonly EquipmentDraft[];
  /** What was removed last and its index, until the kitchen is saved. */
  readonly removed?: { readonly draft: EquipmentDraft; readonly at: number } | undefined;
}

export type KitchenAction =
  | { readonly kind: 'add'; readonly key: string; readonly equipment: EquipmentKind }
  | { readonly kind: 'change'; readonly key: string; readonly change: Partial<EquipmentDraft> }
  | { readonly kind: 'remove'; readonly key: string }
  | { readonly kind: 'putBack' }
  | { readonly kind: 'cancel' }
  /** The server's newest version, to be merged with the drafts. */
  | { readonly kind: 'loaded'; readonly kitchen: Kitchen }
  | { readonly kind: 'saved'; readonly kitchen: Kitchen };

const toDraft = ({ id, kind, name, dish_ids: dishIds }: Kitchen['equipment'][number]): EquipmentDraft => ({
  key: String(id),
  id,
  kind,
  name,
  dishIds,
});

export const startKitchen = (saved: Kitchen): KitchenState => ({ saved, drafts: saved.equipment.map(toDraft) });

/** Several dishes on the menu use this oil. */
export interface FryingOil {
  readonly name: string;
  readonly dishIds: readonly number[];
}

/** The draft of the fryer that an oil's dishes share has this key. */
export const keyOfOil = 'oil';

/**
 * Returns the kitchen with a fryer for the dishes of an oil, still to be saved. A fryer of the oil's name gets those
 * dishes that it doesn't have.
 */
export function startWithOil(saved: Kitchen, { name, dishIds }: FryingOil): KitchenState {
  const { drafts } = startKitchen(saved);
  const isIt = (one: EquipmentDraft) =>
    one.kind === 'fryer' && one.name.trim().toLowerCase() === name.trim().toLowerCase();
  const joined = (one: EquipmentDraft) => ({ ...one, dishIds: [...new Set([...one.dishIds, ...dishIds])] });
  return {
    saved,
    drafts: drafts.some(isIt)
      ? drafts.map((one) => (isIt(one) ? joined(one) : one))
      : [...drafts, { key: keyOfOil, kind: 'fryer', name, dishIds }],
  };
}

const sorted = (ids: readonly number[]) => ids.toSorted((one, other) => one - other);
const comparable = ({ id, kind, name, dishIds }: EquipmentDraft) =>
  JSON.stringify([id, kind, name.trim(), sorted(dishIds)]);

export function isChanged({ saved, drafts }: KitchenState): boolean {
  const before = saved.equipment.map(toDraft);
  return JSON.stringify(before.map(comparable)) !== JSON.stringify(drafts.map(comparable));
}

/** Applies my additions and removals to another version of the list. */
function mergeIds(before: readonly number[], mine: readonly number[], theirs: readonly number[]): readonly number[] {
  const added = mine.filter((id) => !before.includes(id) && !theirs.includes(id));
  return [...theirs.filter((id) => mine.includes(id) || !before.includes(id)), ...added];
}

function mergeOne(draft: EquipmentDraft, before: EquipmentDraft, theirs: EquipmentDraft): EquipmentDraft {
  return {
    ...theirs,
    name: draft.name === before.name ? theirs.name : draft.name,
    kind: draft.kind === before.kind ? theirs.kind : draft.kind,
    dishIds: mergeIds(before.dishIds, draft.dishIds, theirs.dishIds),
  };
}

/**
 * Merges the user's changes into somebody else's version. Equipment that they removed while it was being edited here
 * stays, as new: a warning that somebody works on must not go unnoticed.
 */
function rebase({ saved, drafts, removed }: KitchenState, kitchen: Kitchen): KitchenState {
  const before = new Map(saved.equipment.map((one) => [String(one.id), toDraft(one)]));
  const mine = new Map(drafts.map((draft) => [draft.key, draft]));
  const fresh = kitchen.equipment.map(toDraft);
  const known = new Set(fresh.map(({ key }) => key));
  const kept = fresh.flatMap((theirs) => {
    const [was, draft] = [before.get(theirs.key), mine.get(theirs.key)];
    if (!was) return [theirs];
    return draft ? [mergeOne(draft, was, theirs)] : comparable(was) === comparable(theirs) ? [] : [theirs];
  });
  const own = drafts.filter((draft) => {
    const was = before.get(draft.key);
    return !known.has(draft.key) && (!was || comparable(was) !== comparable(draft));
  });
  return { saved: kitchen, removed, drafts: [...kept, ...own.map((draft) => ({ ...draft, id: undefined }))] };
}

function remove(state: KitchenState, key: string): KitchenState {
  const at = state.drafts.findIndex((one) => one.key === key);
  const draft = state.drafts[at];
  return draft ? { ...state, drafts: state.drafts.toSpliced(at, 1), removed: { draft, at } } : state;
}

function putBack({ removed, ...state }: KitchenState): KitchenState {
  if (!removed || state.drafts.some(({ key }) => key === removed.draft.key)) return state;
  // If somebody else removed it meanwhile, it becomes new again, just as equipment that is being edited does.
  const isThere = state.saved.equipment.some(({ id }) => id === removed.draft.id);
  const draft = isThere ? removed.draft : { ...removed.draft, id: undefined };
  return { ...state, drafts: state.drafts.toSpliced(removed.at, 0, draft) };
}

export function reduceKitchen(state: KitchenState, action: KitchenAction): KitchenState {
  const { drafts } = state;
  switch (action.kind) {
    case 'add':
      return { ...state, drafts: [...drafts, { key: action.key, kind: action.equipment, name: '', dishIds: [] }] };
    case 'change':
      return { ...state, drafts: drafts.map((one) => (one.key === action.key ? { ...one, ...action.change } : one)) };
    case 'remove':
      return remove(state, action.key);
    case 'putBack':
      return putBack(state);
    case 'cancel':
      return startKitchen(state.saved);
    case 'loaded':
      return rebase(state, action.kitchen);
    case 'saved':
      return startKitchen(action.kitchen);
  }
}

export const toEdits = ({ drafts }: KitchenState) =>
  drafts.map(({ id, kind, name, dishIds }) => ({
    ...(id !== undefined && { id }),
    kind,
    name: name.trim(),
    dish_ids: [...dishIds],
  }));
