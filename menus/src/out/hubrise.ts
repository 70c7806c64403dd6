import type { AllergenId } from '@clearplate/domain/facts/allergens';
import { isFreeFrom, sectionsOf, wordsFor, type OutgoingMenu } from './outgoing-menu.ts';

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
              ...(dish.priceCents !== null && { price: `${(dish.priceCents / 100).toFixed(2)} USD` }),
            },
          ],
        })),
      ),
    },
  };
}
