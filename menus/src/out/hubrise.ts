import type { AllergenId } from '@clearplate/domain/facts/allergens';
import {
  extraOf,
  isFreeFrom,
  sectionsOf,
  wayKey,
  waysKey,
  waysTitle,
  wordsFor,
  type OutgoingDish,
  type OutgoingMenu,
} from './outgoing-menu.ts';

export const hubRiseTags: ReadonlyMap<AllergenId, string> = new Map([
  ['celery', 'allergen_celery'],
  ['gluten', 'allergen_gluten'],
  ['crustacean-shellfish', 'allergen_crustaceans'],
  ['eggs', 'allergen_eggs'],
  ['fish', 'allergen_fish'],
  ['lupin', 'allergen_lupin'],
  ['milk', 'allergen_milk'],
  ['molluscs', 'allergen_molluscs'],
  ['mustard', 'allergen_mustard'],
  ['tree-nuts', 'allergen_nuts'],
  ['peanuts', 'allergen_peanuts'],
  ['sesame', 'allergen_sesame_seeds'],
  ['soybeans', 'allergen_soybeans'],
  ['sulphites', 'allergen_sulphur_dioxide_sulphites'],
]);

const dollars = (cents: number): string => `${(cents / 100).toFixed(2)} USD`;

/** Returns a dish's ways as options, each with what the dish made so contains. */
const optionsOf = (dish: OutgoingDish): object => ({
  ref: waysKey(dish),
  name: waysTitle,
  min_selections: 0,
  max_selections: 1,
  options: dish.ways.map((way, at) => {
    const extra = extraOf(dish, way);
    return {
      ref: wayKey(dish, at),
      name: way.name,
      ...(extra !== undefined && { price: dollars(extra) }),
      tags: wordsFor(way, hubRiseTags),
    };
  }),
});

/** Returns a HubRise catalogue. `no_allergens` is missing on purpose: it denies fourteen at once, with no date. */
export function writeHubRise(menu: OutgoingMenu): object {
  const sections = sectionsOf(menu).map((section, at) => ({ ...section, ref: `section-${at + 1}` }));
  return {
    name: menu.restaurant.name,
    data: {
      categories: sections.map(({ ref, name }) => ({ ref, name: name === '' ? 'Menu' : name })),
      products: sections.flatMap(({ ref, dishes }) =>
        dishes.map((dish) => ({
          ref: `dish-${dish.id}`,
          category_ref: ref,
          name: dish.name,
          ...(dish.description !== '' && { description: dish.description }),
          tags: [...wordsFor(dish, hubRiseTags), ...(isFreeFrom(dish, 'gluten') ? ['gluten_free'] : [])],
          skus: [
            {
              ref: `dish-${dish.id}`,
              ...(dish.priceCents !== null && { price: dollars(dish.priceCents) }),
              ...(dish.ways.length > 0 && { option_list_refs: [waysKey(dish)] }),
            },
          ],
        })),
      ),
      option_lists: menu.dishes.filter(({ ways }) => ways.length > 0).map(optionsOf),
    },
  };
}
