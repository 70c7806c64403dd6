import type { z } from 'zod';
import type { RestaurantRecord } from '../../server/src/features/import/import-record.ts';
import { weighted, zipf, type Chance } from './chance.ts';
import { assumed, measured } from './measured.ts';
import { cuisines, type Cuisine } from './vocabulary.ts';
import type { PopulatedZips } from './zip-weights.ts';

export interface MadeRestaurant {
  readonly record: z.input<typeof RestaurantRecord>;
  readonly cuisine: Cuisine;
  /** Restaurants of a chain share a menu because they share its seed. */
  readonly menuSeed: number;
}

const split = (text: string) => text.trim().split(/\s+/);
const first = split(`Golden Blue River Corner Old Little Royal Green Sunny Village Harbor Mountain Silver Red Lucky
  Grand Oak Maple Prairie Canyon Lake Union Liberty Central Park Garden Sunset Morning Copper Stone Bright Velvet
  Cedar Willow Juniper Magnolia Pioneer Summit Valley Harvest Lantern Anchor Compass Bluebird Sparrow Fox Otter`);
const second: Readonly<Record<Cuisine, readonly string[]>> = {
  American: split('Grill Diner Kitchen Tavern Burgers Smokehouse Tap Roadhouse'),
  'Italian and French': split('Trattoria Pizzeria Bistro Osteria Brasserie Pizza'),
  'East Asian': split('Noodles Wok Sushi Ramen Dumplings Garden'),
  'Mexican and Latin': split('Taqueria Cantina Cocina Tacos'),
  Breakfast: split('Cafe Bakery Pancakes Coffee'),
  Sweets: split('Creamery Sweets Desserts'),
  'South Asian and Eastern': split('Curry Tandoor Spice Mezze'),
};
const kinds = ['', ' House', ' Company', ' & Sons', ' Room', ' Social', ' Works'];

const drawCuisine = weighted(cuisines.map((cuisine) => measured.cuisines[cuisine]));
const chains = 300;
const drawChain = zipf(chains, 1);
const drawFirst = zipf(first.length, 0.7);

function nameOf(cuisine: Cuisine, chance: Chance): string {
  return `${first[drawFirst(chance)] ?? 'Corner'} ${chance.of(second[cuisine])}${chance.is(0.4) ? chance.of(kinds) : ''}`;
}

const hours = Array.from({ length: 7 }, (_, weekday) => ({ weekday, opens: '11:00', closes: '21:30' }));

/** Returns a random location up to two miles from a zip code. */
function placeOf(zips: PopulatedZips, chance: Chance) {
  const { zip, lat, lng } = zips.draw(chance);
  const off = () => (chance.next() - 0.5) * 0.05;
  const within = (value: number, most: number) => Math.max(-most, Math.min(most, Number(value.toFixed(5))));
  return { zip, lat: within(lat + off(), 90), lng: within(lng + off(), 180) };
}

/** Makes the `index`-th restaurant. `chanceOf` returns the random numbers of a chain, which its restaurants share. */
export function makeRestaurant(
  index: number,
  chance: Chance,
  zips: PopulatedZips,
  chanceOf: (seed: number) => Chance,
): MadeRestaurant {
  const chain = chance.is(assumed.ofChain) ? drawChain(chance) : undefined;
  const menuSeed = chain ?? chains + index;
  const own = chanceOf(menuSeed);
  const cuisine = cuisines[drawCuisine(own)] ?? 'American';
  const name = nameOf(cuisine, own);
  return {
    cuisine,
    menuSeed,
    record: {
      type: 'restaurant',
      id: `bench:${index}`,
      name,
      cuisine,
      description: `${cuisine} food near you, cooked to order.`,
      address: `${1 + chance.below(9999)} Main Street`,
      phone: '555-0100',
      opening_hours: hours,
      ...placeOf(zips, chance),
    },
  };
}
