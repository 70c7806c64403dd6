import { allergens, type AllergenId } from '@clearplate/domain/facts/allergens';
import { isFreeFrom, sectionsOf, wordsFor, type OutgoingMenu } from './outgoing-menu.ts';

/** Free words: each allergen by its whole name. */
export const uberEatsWords: ReadonlyMap<AllergenId, string> = new Map(
  allergens.map(({ id, name }) => [id, name.toLowerCase()]),
);

const translated = (text: string): object => ({ translations: { en: text } });

/** Returns the body of `PUT /v2/eats/stores/{id}/menus`, without hours, taxes and options, which we don't know. */
export function writeUberEats(menu: OutgoingMenu): object {
  const sections = sectionsOf(menu).map((section, at) => ({ ...section, id: `section-${at + 1}` }));
  return {
    menus: [
      { id: `clearplate-${menu.restaurant.id}`, title: translated('Menu'), category_ids: sections.map(({ id }) => id) },
    ],
    categories: sections.map(({ id, name, dishes }) => ({
      id,
      title: translated(name === '' ? 'Menu' : name),
      entities: dishes.map((dish) => ({ id: `dish-${dish.id}`, type: 'ITEM' })),
    })),
    items: menu.dishes.map((dish) => ({
      id: `dish-${dish.id}`,
      title: translated(dish.name),
      ...(dish.description !== '' && { description: translated(dish.description) }),
      ...(dish.priceCents !== null && { price_info: { price: dish.priceCents } }),
      nutritional_info: { allergens: wordsFor(dish, uberEatsWords) },
      dish_info: {
        classifications: {
          ingredients: dish.ingredients,
          dietary_label_info: { labels: isFreeFrom(dish, 'gluten') ? ['GLUTEN_FREE'] : [] },
        },
      },
    })),
    modifier_groups: [],
  };
}
