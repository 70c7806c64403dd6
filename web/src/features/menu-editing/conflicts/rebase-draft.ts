import { shownStatement } from '@clearplate/domain/menu/chart-warnings';
import type { AllergenId } from '@clearplate/domain/facts/allergens';
import { asStored } from '@clearplate/domain/facts/stock-reasons';
import { addNames, hasName } from '../../../shared/lib/ingredient-list.ts';
import type { DishDraft, DishFields, Said, UsedName } from '../model/dish-draft.ts';
import { isSameUses, setIngredients, unsettle } from '../model/draft-edits.ts';
import type { MenuDish } from '@clearplate/contract/menu';

/** Both versions changed this value differently. */
export type Conflict =
  | {
      readonly unit: keyof DishFields;
      readonly mine: DishFields[keyof DishFields];
      readonly theirs: string | number | boolean | null;
    }
  | { readonly unit: 'ingredients'; readonly mine: readonly string[]; readonly theirs: readonly string[] }
  | { readonly unit: 'uses'; readonly mine: readonly UsedName[]; readonly theirs: readonly UsedName[] }
  | {
      readonly unit: 'allergen';
      readonly allergen: AllergenId;
      readonly mine: Said | 'withdrawn';
      readonly theirs: Said | 'withdrawn';
    };

/** Returns the name of what a conflict is about, unique within a dish. */
export const unitOf = (conflict: Conflict): string =>
  conflict.unit === 'allergen' ? `allergen ${conflict.allergen}` : conflict.unit;

export type Choice = 'mine' | 'theirs';

export const fieldUnits = ['name', 'description', 'section', 'price_cents', 'image_url', 'archived'] as const;

const isSameList = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((name) => hasName(other, name));

/** Returns what a version states about an allergen, whoever stated it and when. */
function saidIn({ statements }: MenuDish, allergen: AllergenId): Said | 'withdrawn' {
  const found = shownStatement(statements, allergen);
  if (!found) return 'withdrawn';
  const { level, reason, ingredient } = found;
  return { level, ...(reason !== null && { reason }), ...(ingredient && { ingredient }) };
}

const isSameSaid = (one: Said | 'withdrawn', other: Said | 'withdrawn'): boolean =>
  one === 'withdrawn' || other === 'withdrawn'
    ? one === other
    : one.level === other.level &&
      asStored(one.reason ?? '') === asStored(other.reason ?? '') &&
      one.ingredient === other.ingredient;

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

/** Asks about a dish that somebody else archived: edits to it need the decision to bring it back. */
function archivedConflict({ fields }: DishDraft, before: MenuDish, now: MenuDish): Conflict[] {
  if (before.archived || !now.archived || fields.archived !== undefined) return [];
  return [{ unit: 'archived', mine: false, theirs: true }];
}

function conflictsOfUses({ uses: mine }: DishDraft, before: MenuDish, now: MenuDish): Conflict[] {
  if (mine === undefined || isSameUses(before.uses, now.uses) || isSameUses(mine, now.uses)) return [];
  return [{ unit: 'uses', mine, theirs: now.uses }];
}

/**
 * Returns whether earlier statements of a dish have to be confirmed again, as the server found out: its ingredients
 * changed, or its name or description by more than plain qualifiers.
 */
const isOtherDish = (before: MenuDish, now: MenuDish): boolean =>
  before.ingredients_changed_at !== now.ingredients_changed_at || !isSameUses(before.uses, now.uses);

/**
 * Applies a draft to a newer version of its dish. What only one side changed stays. Statements must be confirmed again
 * if they are about a dish that somebody else changed substantially, or about a component that now differs
 * (`isOtherWithin`).
 */
export function rebaseDraft(draft: DishDraft, before: MenuDish, now: MenuDish, isOtherWithin = false) {
  const { conflicts, draft: rebased } = rebaseList(draft, before, now);
  const all = [...conflicts, ...conflictsOfUses(draft, before, now)];
  const isOther = isOtherWithin || isOtherDish(before, now);
  return { draft: isOther ? unsettle(rebased) : rebased, conflicts: all };
}

function rebaseList(draft: DishDraft, before: MenuDish, now: MenuDish) {
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

/** Tells whether a version differs from what was typed, so that a conflict still needs a choice. */
export function isOpen(conflict: Conflict, now: MenuDish): boolean {
  if (conflict.unit === 'ingredients') return !isSameList(conflict.mine, now.ingredients);
  if (conflict.unit === 'uses') return !isSameUses(conflict.mine, now.uses);
  if (conflict.unit === 'allergen') return !isSameSaid(conflict.mine, saidIn(now, conflict.allergen));
  return conflict.mine !== now[conflict.unit];
}

/** Ingredients that were taken out of the list to make a component go back. */
function withoutUses({ made = [], ...draft }: DishDraft): DishDraft {
  const moved = made.flatMap(({ ingredients }) => ingredients);
  return { ...draft, uses: undefined, ingredients: draft.ingredients && addNames(draft.ingredients, moved) };
}

function without(draft: DishDraft, conflict: Conflict): DishDraft {
  if (conflict.unit === 'ingredients') return { ...draft, ingredients: undefined };
  if (conflict.unit === 'uses') return withoutUses(draft);
  if (conflict.unit === 'allergen')
    return { ...draft, said: new Map([...draft.said].filter(([id]) => id !== conflict.allergen)) };
  const { [conflict.unit]: _, ...fields } = draft.fields;
  return { ...draft, fields };
}

/** Returns the draft after one of both versions was chosen. */
export function resolveConflict(draft: DishDraft, conflict: Conflict, choice: Choice): DishDraft {
  if (choice === 'theirs') return without(draft, conflict);
  return conflict.unit === 'archived'
    ? { ...draft, fields: { ...draft.fields, archived: conflict.mine === true } }
    : draft;
}
