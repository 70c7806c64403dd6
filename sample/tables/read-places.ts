import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { type Habit, isHabit } from '../habits.ts';
import { type Block, listOf, readBlocks, readFields } from './read-blocks.ts';
import { readDishes, type TableDish } from './read-dishes.ts';
import { type Opening, readHours } from './read-hours.ts';

/** One zip code and what eats there. */
export interface Place {
  readonly zip: string;
  readonly city: string;
  readonly state: string;
  readonly lat: number;
  readonly lng: number;
  readonly timeZone: string;
  readonly areaCode: string;
  readonly restaurants: readonly TableRestaurant[];
}

export interface TableRestaurant {
  readonly name: string;
  readonly cuisine: string;
  readonly habit: Habit;
  /** 1 is what the cuisine's table says. */
  readonly priceLevel: number;
  readonly dishCount: number;
  readonly description: string;
  readonly address: string;
  readonly links: readonly string[];
  readonly hours: readonly Opening[];
  readonly hasPhone: boolean;
  readonly specials: readonly TableDish[];
}

const folder = join(import.meta.dirname, 'places');

/** Every zip code's table, by name of the file. */
export function readPlaces(): Place[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .toSorted()
    .map(readPlace);
}

function readPlace(file: string): Place {
  const [head = [], ...blocks] = readBlocks(join(folder, file));
  const { fields } = readFields(head, ['place', 'centre', 'time zone', 'area code']);
  const [, zip, city, state] = /^(\d{5}) (.+), ([A-Z]{2})$/.exec(fields.place ?? '') ?? [];
  const [lat, lng] = (fields.centre ?? '').split(' ').map(Number);
  const timeZone = fields['time zone'];
  const areaCode = fields['area code'];
  if (!zip || !city || !state || !lat || !lng || !timeZone || !areaCode) {
    throw new Error(`${file}: begins with place, centre, time zone and area code`);
  }
  return { zip, city, state, lat, lng, timeZone, areaCode, restaurants: restaurantsOf(blocks) };
}

/** A block that begins with "= Name" is a restaurant; the blocks that follow are its own dishes. */
function restaurantsOf(blocks: readonly Block[]): TableRestaurant[] {
  const groups: Block[][] = [];
  for (const block of blocks) {
    if (block[0]?.text.startsWith('= ')) groups.push([block]);
    else groups.at(-1)?.push(block);
  }
  return groups.map(([block = [], ...specials]) => readRestaurant(block, specials));
}

function readRestaurant(block: Block, specials: readonly Block[]): TableRestaurant {
  const [title, kind, ...rest] = block;
  const at = title?.at ?? '';
  const match = /^(.+), (\w+), prices (\d\.?\d*), (\d+) dishes$/.exec(kind?.text ?? '');
  const [, cuisine = '', habit = '', priceLevel, dishCount] = match ?? [];
  if (!isHabit(habit)) throw new Error(`${at}: needs "Cuisine, habit, prices 1.1, 17 dishes"`);
  const { fields, prose } = readFields(rest, ['address', 'links', 'hours', 'without']);
  const without = listOf(fields.without);
  return {
    name: title?.text.slice(2) ?? '',
    cuisine,
    habit,
    priceLevel: Number(priceLevel),
    dishCount: Number(dishCount),
    description: prose,
    address: fields.address ?? '',
    links: listOf(fields.links),
    hours: fields.hours === undefined ? [] : readHours(fields.hours, at),
    hasPhone: !without.includes('phone'),
    specials: readDishes(specials, 'House specials'),
  };
}
