import type { AllergenId } from '@clearplate/domain/facts/allergens';
import { sectionsOf, wordsFor, type OutgoingDish, type OutgoingMenu } from './outgoing-menu.ts';

/** Google has no word for sesame, and one for all shellfish. */
export const googleWords: ReadonlyMap<AllergenId, string> = new Map([
  ['milk', 'DAIRY'],
  ['eggs', 'EGG'],
  ['fish', 'FISH'],
  ['peanuts', 'PEANUT'],
  ['crustacean-shellfish', 'SHELLFISH'],
  ['molluscs', 'SHELLFISH'],
  ['soybeans', 'SOY'],
  ['tree-nuts', 'TREE_NUT'],
  ['wheat', 'WHEAT'],
]);

const labels = (displayName: string, description = ''): object[] => [
  { displayName, ...(description !== '' && { description }), languageCode: 'en' },
];

const priceOf = (cents: number): object => ({
  currencyCode: 'USD',
  units: String(Math.floor(cents / 100)),
  nanos: (cents % 100) * 10_000_000,
});

const itemOf = (dish: OutgoingDish): object => ({
  labels: labels(dish.name, dish.description),
  attributes: {
    ...(dish.priceCents !== null && { price: priceOf(dish.priceCents) }),
    allergen: wordsFor(dish, googleWords),
    ingredients: dish.ingredients.map((text) => ({ labels: labels(text) })),
  },
  ...(dish.ways.length > 0 && {
    options: dish.ways.map((way) => {
      const cents = way.priceCents ?? dish.priceCents;
      return {
        labels: labels(way.name),
        attributes: { ...(cents !== null && { price: priceOf(cents) }), allergen: wordsFor(way, googleWords) },
      };
    }),
  }),
});

/** Returns FoodMenus as Google's Business Profile (v4) takes them. Its diets name no allergen, so none is written. */
export function writeGoogleMenus(menu: OutgoingMenu): object {
  const sections = sectionsOf(menu).map(({ name, dishes }) => ({
    labels: labels(name === '' ? 'Menu' : name),
    items: dishes.map(itemOf),
  }));
  return { menus: [{ labels: labels('Menu'), sections }] };
}
