import type { z } from 'zod';

import type { DishRecord, RestaurantRecord } from '../server/src/features/import/import-record.ts';
import { chance, chanceOf } from './chance.ts';
import { daysSince, disclose } from './disclose.ts';
import { type Disclosure, type Habit, habits } from './habits.ts';
import { linksOf, phoneOf, placeOnMap, slugOf } from './invented.ts';
import { type Cuisine, readCuisines } from './tables/read-cuisines.ts';
import type { TableDish } from './tables/read-dishes.ts';
import { type Place, readPlaces, type TableRestaurant } from './tables/read-places.ts';
import { countWordings, wordingOf } from './wording.ts';

export type SampleRestaurant = z.input<typeof RestaurantRecord>;
export type SampleDish = z.input<typeof DishRecord>;
type Record = SampleRestaurant | SampleDish;

interface Kitchen {
  readonly id: string;
  readonly place: Place;
  readonly row: TableRestaurant;
  readonly cuisine: Cuisine;
  /** Counted within the zip code, and within the cuisine. */
  readonly index: number;
  readonly turn: number;
}

const dayMs = 24 * 60 * 60 * 1000;

/**
 * All records of the sample: restaurants first, then their dishes. The same on every call, but for
 * the dates, which are so many days before `now`.
 */
export function buildRecords(now: Date): Record[] {
  const kitchens = findKitchens(readPlaces(), readCuisines());
  return [
    ...kitchens.map(restaurantRecord),
    ...mapInSlices(kitchens.map((kitchen) => menuOf(kitchen).map((dish) => dishRecord(kitchen, dish, now)))),
  ];
}

/** Menu after menu, each begun when two dishes of the one before are told: mixed, and every menu in its order. */
function mapInSlices<Dish>(menus: readonly Dish[][]): Dish[] {
  return menus
    .flatMap((menu, turn) => menu.map((dish, index) => ({ dish, key: turn * 2 + index })))
    .toSorted((a, b) => a.key - b.key)
    .map(({ dish }) => dish);
}

/** In turns, one of each zip code: lists that nobody narrowed begin with variety. */
function findKitchens(places: readonly Place[], cuisines: readonly Cuisine[]): Kitchen[] {
  const turns = new Map<string, number>();
  const most = Math.max(...places.map(({ restaurants }) => restaurants.length));
  return Array.from({ length: most }, (_, index) => index).flatMap((index) =>
    places.flatMap((place) => {
      const row = place.restaurants[index];
      if (row === undefined) return [];
      const cuisine = cuisines.find(({ name }) => name === row.cuisine);
      if (cuisine === undefined) throw new Error(`${row.name}: no such cuisine: ${row.cuisine}`);
      const turn = turns.get(cuisine.id) ?? 0;
      turns.set(cuisine.id, turn + 1);
      return { id: `sample:${place.zip}/${slugOf(row.name)}`, place, row, cuisine, index, turn };
    }),
  );
}

function restaurantRecord({ id, place, row, index }: Kitchen): SampleRestaurant {
  return {
    type: 'restaurant',
    id,
    name: row.name,
    description: row.description,
    cuisine: row.cuisine,
    address: row.address,
    city: place.city,
    state: place.state,
    zip: place.zip,
    phone: row.hasPhone ? phoneOf(place, index) : '',
    ...linksOf(row, place),
    ...placeOnMap(place, index, id),
    time_zone: place.timeZone,
    opening_hours: [...row.hours],
  };
}

/** The restaurant's choice from its cuisine, in the table's order, and its own dishes after the first section. */
function menuOf({ id, row, cuisine }: Kitchen): TableDish[] {
  const liked = cuisine.dishes.toSorted((a, b) => chance(id, a.name) - chance(id, b.name));
  const chosen = new Set(liked.slice(0, row.dishCount - row.specials.length));
  const menu = cuisine.dishes.filter((dish) => chosen.has(dish));
  const afterStarters = menu.findIndex(({ section }) => section !== menu[0]?.section);
  return [...menu.slice(0, afterStarters), ...row.specials, ...menu.slice(afterStarters)];
}

function dishRecord(kitchen: Kitchen, dish: TableDish, now: Date): SampleDish {
  const { id: restaurant, row, turn } = kitchen;
  const wording = turn + Math.floor(chance(dish.name) * countWordings(dish.description));
  const name = wordingOf(dish.name, turn);
  const id = `${restaurant}/${slugOf(name)}`;
  const how = disclosureOf(row.habit, dish, id);
  const statedOn = new Date(now.getTime() - daysSince(how, restaurant, id) * dayMs).toISOString().slice(0, 10);
  return {
    type: 'dish',
    id,
    restaurant,
    name,
    description: wordingOf(dish.description, wording),
    section: dish.section,
    ...(dish.price !== undefined && { price: priceOf(dish.price, kitchen) }),
    ...disclose(dish, how, id, statedOn),
  };
}

/** Only a dish whose table has a false claim can make one; elsewhere a careless place says the obvious. */
function disclosureOf(habit: Habit, dish: TableDish, id: string): Disclosure {
  if (habit === 'casual' && dish.claimsNo.length > 0) return 'claims';
  const how = chanceOf<Disclosure>(habits[habit], id, 'tells');
  return how === 'claims' ? 'obvious' : how;
}

/** Each place rounds in its own way: to halves, to quarters, or to 95 cents. */
function priceOf(usual: number, { row, id }: Kitchen): number {
  const price = usual * row.priceLevel * (0.95 + 0.1 * chance(id, usual));
  const way = chance(id, 'rounds');
  if (way < 0.4) return Math.round(price * 2) / 2;
  if (way < 0.7) return Math.round(price * 4) / 4;
  return Math.round((Math.ceil(price) - 0.05) * 100) / 100;
}
