import type { Context } from '../../context.ts';
import { type MenuItem, type RestaurantRow, findMenuItems, findRestaurant } from './restaurants.queries.ts';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Leaves a field out if there is nothing in it, because an empty text would say something to a machine. */
const given = <Value>(name: string, value: Value | null | undefined) =>
  value === null || value === undefined || value === '' ? {} : { [name]: value };

const dollars = (cents: number) => (cents / 100).toFixed(2);

function menuItem(origin: string, { id, name, description, image_url, price_cents }: MenuItem) {
  return {
    '@type': 'MenuItem',
    '@id': `${origin}/dish/${id}`,
    name,
    ...given('description', description),
    ...given('image', image_url && `${origin}${image_url}`),
    ...given(
      'offers',
      price_cents === null ? null : { '@type': 'Offer', price: dollars(price_cents), priceCurrency: 'USD' },
    ),
  };
}

function menu(origin: string, page: string, items: readonly MenuItem[]) {
  const sections = [...Map.groupBy(items, ({ section }) => section)];
  return {
    '@type': 'Menu',
    '@id': `${page}#menu`,
    url: page,
    inLanguage: 'en',
    hasMenuSection: sections.map(([section, some]) => ({
      '@type': 'MenuSection',
      ...given('name', section),
      hasMenuItem: some.map((item) => menuItem(origin, item)),
    })),
  };
}

/**
 * Describes a restaurant and its menu in schema.org's vocabulary. It has no property for allergens, and
 * `suitableForDiet` claims more than anybody stated, so neither is included. `origin` is the site's, or empty if nobody
 * set it.
 */
function restaurantJsonLd(origin: string, restaurant: RestaurantRow, items: readonly MenuItem[]) {
  const { id, name, address, city, state, pin } = restaurant;
  const page = `${origin}/restaurant/${id}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    '@id': page,
    url: page,
    name,
    ...given('description', restaurant.description),
    ...given('servesCuisine', restaurant.cuisine),
    ...given('telephone', restaurant.phone),
    ...given('sameAs', restaurant.url),
    ...given('image', restaurant.image_url && `${origin}${restaurant.image_url}`),
    address: {
      '@type': 'PostalAddress',
      ...given('streetAddress', address),
      ...given('addressLocality', city),
      ...given('addressRegion', state),
      postalCode: pin,
      addressCountry: 'US',
    },
    geo: { '@type': 'GeoCoordinates', latitude: restaurant.lat, longitude: restaurant.lng },
    openingHoursSpecification: restaurant.opening_hours.map(({ weekday, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: weekdays[weekday],
      opens,
      closes,
    })),
    hasMenu: menu(origin, page, items),
  };
}

/** Returns the machine-readable data of a restaurant's page; `undefined` without a restaurant. */
export async function findRestaurantData({ db, settings }: Context, id: number): Promise<object | undefined> {
  const [restaurant, items] = await Promise.all([findRestaurant(db, id), findMenuItems(db, id)]);
  return restaurant && restaurantJsonLd(settings.publicUrl ?? '', restaurant, items);
}
