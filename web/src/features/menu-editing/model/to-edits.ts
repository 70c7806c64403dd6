import type { AllergenId } from '@clearplate/domain/facts/allergens';
import type { StatementLevel } from '@clearplate/domain/facts/dish';
import { pickConfirmed } from '@clearplate/domain/menu/confirmations';
import { isEmptyDraft, type DishDraft } from './dish-draft.ts';
import { madeIn } from './dish-components.ts';
import { orderToSave } from './menu-order.ts';
import type { MenuEntry, MenuState } from './menu-state.ts';

interface StatementEdit {
  readonly allergen: AllergenId;
  readonly level: StatementLevel | 'not_stated';
  readonly reason?: string;
  readonly ingredient?: 'absent';
}

/** Sends withdrawals first, in the order of the screen. */
function statementEdits({ said }: DishDraft): StatementEdit[] {
  const edits = [...said].flatMap(([allergen, one]): StatementEdit[] => {
    if (one === 'withdrawn') return [{ allergen, level: 'not_stated' }];
    if (one.isStale) return [];
    const reason = one.level === 'may_contain' ? one.reason?.trim() : undefined;
    const ingredient = one.level === 'may_contain' ? one.ingredient : undefined;
    return [{ allergen, level: one.level, ...(reason && { reason }), ...(ingredient && { ingredient }) }];
  });
  return edits.toSorted((one, other) => Number(other.level === 'not_stated') - Number(one.level === 'not_stated'));
}

function nameOf({ key, saved, isNew, copyOf }: MenuEntry) {
  if (!isNew) return { id: saved.id };
  return { key, ...(copyOf !== undefined && { copy_of: copyOf }) };
}

function toEdit(entry: MenuEntry, draft: DishDraft) {
  const { fields, ingredients, uses } = draft;
  const statements = statementEdits(draft);
  const section = entry.isNew ? { section: fields.section ?? entry.saved.section } : {};
  return {
    ...nameOf(entry),
    ...section,
    ...fields,
    ...(ingredients && { ingredients: [...ingredients] }),
    ...(uses && { uses: [...uses] }),
    ...(statements.length > 0 && { statements }),
    ...pickConfirmed(draft),
  };
}

const isOnlyPicture = (draft: DishDraft): boolean => isEmptyDraft({ ...draft, picture: undefined });

/**
 * Returns the components that are created with the dishes, each once, and the version of the components that were there
 * when they were chosen.
 */
function componentsOf({ componentsVersion, drafts }: MenuState, edits: readonly { readonly uses?: unknown }[]) {
  if (edits.every(({ uses }) => uses === undefined)) return {};
  const components = madeIn(drafts).map(({ key, name, ingredients, isComplete }) => ({
    key,
    name: name.trim(),
    ingredients: [...ingredients],
    ...(isComplete && { ingredients_complete: true }),
  }));
  return { components_version: componentsVersion, ...(components.length > 0 && { components }) };
}

/** Returns the edits to send, in menu order, and the dish of each. Pictures are sent separately. */
export function toEdits(state: MenuState) {
  const { entries, drafts } = state;
  const changed = entries.flatMap((entry) => {
    const draft = drafts.get(entry.key);
    return draft && (entry.isNew || !isOnlyPicture(draft)) ? [{ key: entry.key, edit: toEdit(entry, draft) }] : [];
  });
  const edits = changed.map(({ edit }) => edit);
  return {
    keys: changed.map(({ key }) => key),
    edits,
    order: orderToSave(state),
    used: componentsOf(state, edits),
  };
}
