import type { DishDraft } from './dish-draft.ts';
import type { DishKey, MenuEntry, MenuState } from './menu-state.ts';

/** What was taken off the menu last, with what it takes to put it back. */
export interface TakenOff {
  readonly keys: readonly DishKey[];
  /** The first of them. */
  readonly name: string;
  /** Those that the server has. */
  readonly archived: readonly DishKey[];
  /** New dishes are gone from the menu with all that was typed. `at`: their places, in rising order. */
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

/** The new dishes among them, where they were and as they were typed. */
export function addAgain(state: MenuState, { added }: TakenOff): MenuState {
  const drafts = new Map(state.drafts);
  let { entries } = state;
  for (const { entry, draft, at } of added) {
    entries = entries.toSpliced(at, 0, entry);
    if (draft) drafts.set(entry.key, draft);
  }
  return { ...state, entries, drafts };
}
