import { allergens, type AllergenId } from '@clearplate/domain/facts/allergens';
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

/** Lists free words: each allergen by its whole name. */
export const uberEatsWords: ReadonlyMap<AllergenId, string> = new Map(
  allergens.map(({ id, name }) => [id, name.toLowerCase()]),
);

const translated = (text: string): object => ({ translations: { en: text } });

/** Returns a dish's ways as items that stand in its modifier group alone, each with what the dish made so contains. */
const itemsOfWays = (dish: OutgoingDish): object[] =>
  dish.ways.map((way, at) => {
    const price = extraOf(dish, way);
    return {
      id: wayKey(dish, at),
      title: translated(way.name),
      ...(price !== undefined && { price_info: { price } }),
      nutritional_info: { allergens: wordsFor(way, uberEatsWords) },
    };
  });

const groupOf = (dish: OutgoingDish): object => ({
  id: waysKey(dish),
  title: translated(waysTitle),
  quantity_info: { quantity: { min_permitted: 0, max_permitted: 1 } },
  modifier_options: dish.ways.map((_, at) => ({ id: wayKey(dish, at), type: 'ITEM' })),
});

/** Returns the body of `PUT /v2/eats/stores/{id}/menus`, without hours and taxes, which we don't know. */
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
    items: menu.dishes.flatMap((dish): object[] => [
      {
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
        ...(dish.ways.length > 0 && { modifier_group_ids: { ids: [waysKey(dish)] } }),
      },
      ...itemsOfWays(dish),
    ]),
    modifier_groups: menu.dishes.filter(({ ways }) => ways.length > 0).map(groupOf),
  };
}
