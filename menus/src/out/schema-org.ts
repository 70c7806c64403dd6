import { isFreeFrom, sectionsOf, type OutgoingDish, type OutgoingMenu } from './outgoing-menu.ts';

const itemOf = (dish: OutgoingDish): object => ({
  '@type': 'MenuItem',
  identifier: `dish-${dish.id}`,
  name: dish.name,
  ...(dish.description !== '' && { description: dish.description }),
  ...(dish.priceCents !== null && {
    offers: { '@type': 'Offer', price: (dish.priceCents / 100).toFixed(2), priceCurrency: 'USD' },
  }),
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
