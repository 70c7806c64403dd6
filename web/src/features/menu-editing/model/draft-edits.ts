import type { AllergenId } from '@clearplate/domain/facts/allergens';
import { withoutWarning } from '@clearplate/domain/facts/answered-allergens';
import { asStored } from '@clearplate/domain/facts/stock-reasons';
import { ownStatement } from '@clearplate/domain/menu/chart-warnings';
import { withoutKitchen, type Dish } from '@clearplate/domain/facts/dish';
import { confirmationNames, confirmedAt, type ConfirmationName } from '@clearplate/domain/menu/confirmations';
import { standingOf, type StandingContext } from '@clearplate/domain/facts/statement-standing';
import type { DishDraft, DishFields, MadeComponent, Said, UsedName } from './dish-draft.ts';
import type { MenuDish } from '@clearplate/contract/menu';
import { hasName } from '../../../shared/lib/ingredient-list.ts';

const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((name) => hasName(other, name));

export function setField<Name extends keyof DishFields>(
  draft: DishDraft,
  name: Name,
  value: DishFields[Name],
): DishDraft {
  return { ...draft, fields: { ...draft.fields, [name]: value } };
}

/** "Absent" was stated about other ingredients, so it must be confirmed again, as must the completeness of the list. */
export function unsettle(draft: DishDraft): DishDraft {
  const said = [...draft.said].map(
    ([id, one]) =>
      [
        id,
        one !== 'withdrawn' && (one.level === 'absent' || one.ingredient === 'absent')
          ? { ...one, isStale: true }
          : one,
      ] as const,
  );
  return {
    ...draft,
    said: new Map(said),
    ingredients_complete: draft.ingredients_complete === true ? undefined : draft.ingredients_complete,
  };
}

/** Sets all components that a dish uses, which changes it as other ingredients do. `made` are the new ones. */
export function setUses(draft: DishDraft, uses: readonly UsedName[], made: readonly MadeComponent[] = []): DishDraft {
  const known = new Map([...(draft.made ?? []), ...made].map((one) => [one.key, one]));
  const left = uses.flatMap((name) => (typeof name === 'string' ? (known.get(name) ?? []) : []));
  return unsettle({ ...draft, uses, made: left.length > 0 ? left : undefined });
}

export const isSameUses = (one: readonly UsedName[], other: readonly UsedName[]): boolean =>
  one.length === other.length && one.every((name) => other.includes(name));

export function setIngredients(draft: DishDraft, ingredients: readonly string[]): DishDraft {
  return unsettle({ ...draft, ingredients });
}

/** States an allergen, or states it again. */
export function stateAllergen(draft: DishDraft, allergen: AllergenId, said: Said): DishDraft {
  const rest = [...draft.said].filter(([id]) => id !== allergen);
  return { ...draft, said: new Map([...rest, [allergen, said]]) };
}

/** Goes back to "not stated". */
export function withdrawAllergen(draft: DishDraft, allergen: AllergenId): DishDraft {
  return { ...draft, said: new Map([...draft.said, [allergen, 'withdrawn']]) };
}

const isContentOf = (saved: MenuDish, allergen: AllergenId, said: Said): boolean =>
  saved.statements.some(
    (one) =>
      one.allergen === allergen &&
      one.source === 'restaurant' &&
      one.level === said.level &&
      asStored(one.reason) === asStored(said.reason ?? null) &&
      (one.ingredient ?? undefined) === said.ingredient,
  );

/** Returns whether this is stated already and still current, so that stating it again changes nothing. */
function isSaid(saved: MenuDish, allergen: AllergenId, said: Said | 'withdrawn', context: StandingContext): boolean {
  const known = ownStatement(saved.statements, allergen);
  if (said === 'withdrawn') return known === undefined;
  if (said.isStale || known === undefined || !isContentOf(saved, allergen, said)) return false;
  return standingOf(known.stated_at, saved.ingredients_changed_at, context) === 'current';
}

/** Drops what the saved dish already has, so that a draft without changes becomes empty. */
export function confirmDraft(draft: DishDraft, saved: MenuDish, context: StandingContext): DishDraft {
  const fields = Object.entries(draft.fields).filter(([name, value]) => saved[name as keyof DishFields] !== value);
  const { ingredients } = draft;
  const keepsList = ingredients === undefined || isSameList(ingredients, saved.ingredients);
  const keepsUses = draft.uses === undefined || isSameUses(draft.uses, saved.uses);
  const isSameFood = keepsList && keepsUses;
  const said = [...draft.said].filter(([id, one]) => !isSameFood || !isSaid(saved, id, one, context));
  const isOff = (name: ConfirmationName) => draft[name] === false && confirmedAt(saved, name) === null;
  return {
    ...draft,
    fields: Object.fromEntries(fields),
    said: new Map(said),
    ingredients: keepsList ? undefined : ingredients,
    uses: keepsUses ? undefined : draft.uses,
    made: keepsUses ? undefined : draft.made,
    ...Object.fromEntries(confirmationNames.filter(isOff).map((name) => [name, undefined])),
  };
}

/**
 * Returns which of these allergens "none of the others" would newly state as absent: those without a warning and not
 * implied by a word.
 */
export function othersToState(
  ids: readonly AllergenId[],
  dish: Dish,
  givenAway: readonly AllergenId[],
  context: StandingContext,
) {
  const isCurrent = (id: AllergenId) =>
    dish.statements.some(
      ({ allergen, level, stated_at }) =>
        allergen === id &&
        level === 'absent' &&
        ['current', 'expiring'].includes(standingOf(stated_at, dish.ingredients_changed_at, context)),
    );
  const others = withoutWarning(ids, dish.statements);
  return others.filter((id) => !givenAway.includes(id) && !isCurrent(id));
}

/** Returns the statements to confirm: those without a date or expired, unless a word contradicts them. */
export function toConfirm(dish: Dish, contradicted: readonly AllergenId[], context: StandingContext) {
  return withoutKitchen(dish).statements.filter(
    ({ allergen, stated_at }) =>
      !contradicted.includes(allergen) &&
      ['to_confirm', 'expired'].includes(standingOf(stated_at, dish.ingredients_changed_at, context)),
  );
}
