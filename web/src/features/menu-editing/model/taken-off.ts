import type { DishDraft } from './dish-draft.ts';
import type { DishKey, MenuEntry, MenuState } from './menu-state.ts';

/** Holds what was archived last, with what it takes to undo that. */
export interface TakenOff {
  readonly keys: readonly DishKey[];
  /** The name of the first dish. */
  readonly name: string;
  /** Those that are on the server. */
  readonly archived: readonly DishKey[];
  /** New dishes, which are removed together with their edits. `at` is their index, ascending. */
  readonly added: readonly { readonly entry: MenuEntry; readonly draft: DishDraft | undefined; readonly at: number }[];
}

export function noteTakenOff({ entries, drafts }: MenuState, keys: readonly DishKey[]): TakenOff {
  const taken = entries
    .map((entry, at) => ({ entry, draft: drafts.get(entry.key), at }))
    .filter(({ entry }) => keys.includes(entry.key));
  const [first] = taken;
  return {
    keys,
    name: first?.draft?.fields.name ?? first?.entry.saved.name ?? '',
    archived: taken.filter(({ entry }) => !entry.isNew).map(({ entry }) => entry.key),
    added: taken.filter(({ entry }) => entry.isNew),
  };
}

/** Adds the new dishes again, at their positions and with their edits. */
export function addAgain(state: MenuState, { added }: TakenOff): MenuState {
  const drafts = new Map(state.drafts);
  let { entries } = state;
  for (const { entry, draft, at } of added) {
    entries = entries.toSpliced(at, 0, entry);
    if (draft) drafts.set(entry.key, draft);
  }
  return { ...state, entries, drafts };
}
