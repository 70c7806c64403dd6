import { isFreeFrom, sectionsOf, type OutgoingDish, type OutgoingMenu } from './outgoing-menu.ts';

const offerOf = (cents: number | null, name?: string): object => ({
  '@type': 'Offer',
  ...(name !== undefined && { name }),
  ...(cents !== null && { price: (cents / 100).toFixed(2), priceCurrency: 'USD' }),
});

/**
 * Returns the offers, first the dish as it comes. Without its price a way has none either: it would be taken for the
 * dish's.
 */
function offersOf({ priceCents, ways }: OutgoingDish): object {
  const own = priceCents === null ? [] : [offerOf(priceCents)];
  const others = ways.map((way) => offerOf(priceCents === null ? null : (way.priceCents ?? priceCents), way.name));
  const [first, ...more] = [...own, ...others];
  if (first === undefined) return {};
  return { offers: more.length > 0 ? [first, ...more] : first };
}

const itemOf = (dish: OutgoingDish): object => ({
  '@type': 'MenuItem',
  identifier: `dish-${dish.id}`,
  name: dish.name,
  ...(dish.description !== '' && { description: dish.description }),
  ...offersOf(dish),
  ...(isFreeFrom(dish, 'gluten') && { suitableForDiet: ['https://schema.org/GlutenFreeDiet'] }),
});

/** Returns JSON-LD of schema.org, which has no word for an allergen that a dish contains. */
export function writeSchemaOrg(menu: OutgoingMenu): object {
  const sections = sectionsOf(menu);
  const loose = sections.find(({ name }) => name === '')?.dishes ?? [];
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    name: menu.restaurant.name,
    hasMenu: {
      '@type': 'Menu',
      hasMenuSection: sections
        .filter(({ name }) => name !== '')
        .map(({ name, dishes }) => ({ '@type': 'MenuSection', name, hasMenuItem: dishes.map(itemOf) })),
      ...(loose.length > 0 && { hasMenuItem: loose.map(itemOf) }),
    },
  };
}
