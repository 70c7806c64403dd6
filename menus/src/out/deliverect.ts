import type { AllergenId } from '@clearplate/domain/facts/allergens';
import {
  extraOf,
  sectionsOf,
  wayKey,
  waysKey,
  waysTitle,
  wordsFor,
  type OutgoingDish,
  type OutgoingMenu,
} from './outgoing-menu.ts';

/** Lists Deliverect's product tags, as its documentation numbers them. */
export const deliverectTags: ReadonlyMap<AllergenId, number> = new Map([
  ['celery', 100],
  ['gluten', 101],
  ['crustacean-shellfish', 102],
  ['fish', 103],
  ['eggs', 104],
  ['lupin', 105],
  ['milk', 106],
  ['molluscs', 107],
  ['mustard', 108],
  ['tree-nuts', 109],
  ['peanuts', 110],
  ['sesame', 111],
  ['soybeans', 112],
  ['sulphites', 113],
  ['almond', 114],
  ['barley', 115],
  ['brazil-nut', 116],
  ['cashew', 117],
  ['hazelnut', 118],
  ['macadamia', 120],
  ['oats', 121],
  ['pecan', 122],
  ['pistachio', 123],
  ['rye', 124],
  ['spelt', 125],
  ['walnut', 126],
  ['wheat', 127],
]);

/** Returns the group of a dish's ways, and each way as a modifier with what the dish made so contains. */
function productsOfWays(dish: OutgoingDish): object[] {
  if (dish.ways.length === 0) return [];
  const group = { productType: 3, plu: waysKey(dish), name: waysTitle, min: 0, max: 1 };
  return [
    { ...group, subProducts: dish.ways.map((_, at) => wayKey(dish, at)) },
    ...dish.ways.map((way, at) => {
      const price = extraOf(dish, way);
      const tags = { productTags: wordsFor(way, deliverectTags) };
      return {
        productType: 2,
        plu: wayKey(dish, at),
        name: way.name,
        ...(price !== undefined && { price }),
        ...tags,
      };
    }),
  ];
}

/** Returns products and categories as Deliverect's POS import takes them. */
export function writeDeliverect(menu: OutgoingMenu): object {
  const sections = sectionsOf(menu).filter(({ name }) => name !== '');
  return {
    categories: sections.map(({ name, dishes }) => ({ name, products: dishes.map(({ id }) => `dish-${id}`) })),
    products: menu.dishes.flatMap((dish): object[] => [
      {
        productType: 1,
        plu: `dish-${dish.id}`,
        name: dish.name,
        ...(dish.description !== '' && { description: dish.description }),
        ...(dish.priceCents !== null && { price: dish.priceCents }),
        productTags: wordsFor(dish, deliverectTags),
        ...(dish.ways.length > 0 && { subProducts: [waysKey(dish)] }),
      },
      ...productsOfWays(dish),
    ]),
  };
}
