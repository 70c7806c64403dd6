import type { AllergenId } from '@clearplate/domain/facts/allergens';
import { hasName } from '../../../shared/lib/ingredient-list.ts';
import type { DishDraft, DishFields, Said } from '../model/dish-draft.ts';
import { setIngredients } from '../model/draft-edits.ts';
import type { MenuDish } from '@clearplate/contract/menu';

/** One thing that both changed, and differently. */
export type Conflict =
  | {
      readonly unit: keyof DishFields;
      readonly mine: DishFields[keyof DishFields];
      readonly theirs: string | number | boolean | null;
    }
  | { readonly unit: 'ingredients'; readonly mine: readonly string[]; readonly theirs: readonly string[] }
  | {
      readonly unit: 'allergen';
      readonly allergen: AllergenId;
      readonly mine: Said | 'withdrawn';
      readonly theirs: Said | 'withdrawn';
    };

/** Names what a conflict is about among those of one dish. */
export const unitOf = (conflict: Conflict): string =>
  conflict.unit === 'allergen' ? `allergen ${conflict.allergen}` : conflict.unit;

export type Choice = 'mine' | 'theirs';

export const fieldUnits = ['name', 'description', 'section', 'price_cents', 'image_url', 'archived'] as const;

const isSameList = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((name) => hasName(other, name));

/** What a version says of an allergen, whoever said it and when. */
function saidIn({ statements }: MenuDish, allergen: AllergenId): Said | 'withdrawn' {
  const found = statements.find((one) => one.allergen === allergen && one.source !== 'kitchen');
  if (!found) return 'withdrawn';
  const { level, reason, ingredient } = found;
  return { level, ...(reason !== null && { reason }), ...(ingredient && { ingredient }) };
}

const isSameSaid = (one: Said | 'withdrawn', other: Said | 'withdrawn'): boolean =>
  one === 'withdrawn' || other === 'withdrawn'
    ? one === other
    : one.level === other.level && (one.reason ?? '') === (other.reason ?? '') && one.ingredient === other.ingredient;

function fieldConflicts({ fields }: DishDraft, before: MenuDish, now: MenuDish): Conflict[] {
  return fieldUnits.flatMap((unit): Conflict[] => {
    const mine = fields[unit];
    if (mine === undefined || before[unit] === now[unit] || mine === now[unit]) return [];
    return [{ unit, mine, theirs: now[unit] }];
  });
}

function allergenConflicts({ said }: DishDraft, before: MenuDish, now: MenuDish): Conflict[] {
  return [...said].flatMap(([allergen, mine]): Conflict[] => {
    const theirs = saidIn(now, allergen);
    if (isSameSaid(theirs, saidIn(before, allergen)) || isSameSaid(theirs, mine)) return [];
    return [{ unit: 'allergen', allergen, mine, theirs }];
  });
}

/** A dish that somebody else took off the menu: whatever was typed for it needs the decision to bring it back. */
function archivedConflict({ fields }: DishDraft, before: MenuDish, now: MenuDish): Conflict[] {
  if (before.archived || !now.archived || fields.archived !== undefined) return [];
  return [{ unit: 'archived', mine: false, theirs: true }];
}

/**
 * Puts a draft that was made for one version of a dish on top of a newer one. What only one of both changed is kept.
 * What was stated of ingredients that somebody else has changed has to be confirmed again.
 */
export function rebaseDraft(draft: DishDraft, before: MenuDish, now: MenuDish) {
  const listChanged = !isSameList(before.ingredients, now.ingredients);
  const mine = draft.ingredients;
  const conflicts = [
    ...archivedConflict(draft, before, now),
    ...fieldConflicts(draft, before, now),
    ...allergenConflicts(draft, before, now),
  ];
  if (!listChanged) return { draft, conflicts };
  if (mine === undefined) return { draft: { ...setIngredients(draft, []), ingredients: undefined }, conflicts };
  if (isSameList(mine, now.ingredients)) return { draft: setIngredients(draft, mine), conflicts };
  const list: Conflict = { unit: 'ingredients', mine, theirs: now.ingredients };
  return { draft: setIngredients(draft, mine), conflicts: [...conflicts, list] };
}

function without(draft: DishDraft, conflict: Conflict): DishDraft {
  if (conflict.unit === 'ingredients') return { ...draft, ingredients: undefined };
  if (conflict.unit === 'allergen')
    return { ...draft, said: new Map([...draft.said].filter(([id]) => id !== conflict.allergen)) };
  const { [conflict.unit]: _, ...fields } = draft.fields;
  return { ...draft, fields };
}

/** The draft after one of both versions was chosen. */
export function resolveConflict(draft: DishDraft, conflict: Conflict, choice: Choice): DishDraft {
  if (choice === 'theirs') return without(draft, conflict);
  return conflict.unit === 'archived'
    ? { ...draft, fields: { ...draft.fields, archived: conflict.mine === true } }
    : draft;
}
