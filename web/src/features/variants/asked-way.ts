import type { DishWithVariants, MenuVariants } from '@clearplate/contract/variants';
import { asDish, type Component, type Dish, type DishVariant } from '@clearplate/domain/facts/dish';
import { currentAbsences, type toEdit, type VariantDraft } from './variant-draft.ts';

/** Holds a way as it is about to be saved, and its dish. */
export interface AskedWay {
  readonly dish: Dish;
  readonly variant: DishVariant;
}

/** Describes a component by what it is known to contain, whatever brings that. */
const asBringing = ({ id, name, contains }: MenuVariants['components'][number], stated_at: string): Component => ({
  id,
  name,
  ingredients: [],
  ingredients_changed_at: null,
  ingredients_complete_at: null,
  statements: contains.map((allergen) => ({ allergen, level: 'contains', source: 'restaurant', stated_at })),
  uses: [],
});

/** How a dish is made, which says what is in it then. */
type MadeSo = Pick<ReturnType<typeof toEdit>, 'name' | 'leaves_out' | 'adds' | 'uses' | 'price_cents'>;

/** Returns everything to read to find what contradicts a way. */
export function askedWay(
  dish: DishWithVariants,
  { edit, absent }: { edit: MadeSo; absent: VariantDraft['absent'] },
  { components, now }: Pick<MenuVariants, 'components' | 'now'>,
): AskedWay {
  const known = components.map((one) => asBringing(one, now));
  const used = dish.components.flatMap((name) => known.find((one) => one.name === name) ?? []);
  const { name, description, ingredients, warnings } = dish;
  const { leaves_out, adds, uses, price_cents } = edit;
  return {
    dish: asDish({
      name,
      description,
      ingredients,
      statements: warnings,
      uses: used.map(({ id }) => id),
      components: used,
    }),
    variant: {
      name: edit.name,
      leaves_out,
      adds,
      uses,
      components: known.filter(({ id }) => uses.includes(id)),
      price_cents,
      changed_at: null,
      ingredients_complete_at: null,
      cross_contact_stated_at: null,
      statements: absent.map((allergen) => ({ allergen, level: 'absent', source: 'restaurant', stated_at: now })),
    },
  };
}

/**
 * Something saved counts as stated at this time. A menu's own time would change every question each time the menu is
 * loaded; it only matters that this isn't before the statements about the dish.
 */
const lastly = '9999-12-31T00:00:00.000Z';

/** Holds a way that is stated to be without something, and everything to read to find what contradicts that. */
export interface StatedWay {
  readonly dishId: number;
  readonly way: string;
  readonly asked: AskedWay;
}

/** Returns the ways of a menu with a statement of absence that still clears. */
export function statedWays(menu: MenuVariants): readonly StatedWay[] {
  return menu.dishes.flatMap((dish) =>
    dish.variants.flatMap((variant) => {
      const absent = currentAbsences(dish, variant, menu).map(({ allergen }) => allergen);
      return absent.length > 0
        ? [
            {
              dishId: dish.id,
              way: variant.id,
              asked: askedWay(dish, { edit: variant, absent }, { ...menu, now: lastly }),
            },
          ]
        : [];
    }),
  );
}
