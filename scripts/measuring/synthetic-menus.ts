import path from 'node:path';
import { us9, type AllergenId } from '@clearplate/domain/facts/allergens';
import { deriveDish } from '@clearplate/domain/facts/derive-dish';
import { nothingKnown, type Dish } from '@clearplate/domain/facts/dish';
import type { DishFacts } from '@clearplate/domain/facts/dish-facts';
import { declare, stateCrossContact } from '@clearplate/domain/menu/dish-edits';
import type { Eater, Strictness } from '@clearplate/domain/verdict/eater';
import { buildRecords } from '../../sample/build-records.ts';
import { chance, chanceBetween } from '../../sample/chance.ts';
import { dishOf } from '../../server/src/features/import/dish-of-record.ts';
import { DishRecord } from '../../server/src/features/import/import-record.ts';
import { readCodes } from './labelled-text.ts';
import { readRows } from './load-sets.ts';

/** Everything is known about this dish. */
export interface WholeDish {
  readonly name: string;
  readonly description: string;
  readonly ingredients: readonly string[];
  readonly contains: ReadonlySet<string>;
}

/** Holds what a guest sees of a dish, and what is true of it. */
export interface HiddenDish {
  readonly facts: DishFacts;
  readonly contains: ReadonlySet<string>;
}

/** The restaurant has stated a part of this menu. */
export interface SyntheticMenu {
  readonly dishes: readonly HiddenDish[];
  readonly eaters: readonly Eater[];
  /** Whether the kitchen shares oil, pans or surfaces, and whether it can keep traces out. */
  readonly shares: boolean;
  readonly keepsOut: boolean;
}

/** Returns the sample's dishes by their restaurant, taking what they say as the whole truth. */
export function samplePools(now: Date): readonly (readonly WholeDish[])[] {
  const byMenu = new Map<string, WholeDish[]>();
  for (const record of buildRecords(now)) {
    if (record.type !== 'dish') continue;
    const dish = dishOf(DishRecord.parse(record), 'restaurant');
    if ('problem' in dish) throw new Error(dish.problem);
    const { allergens } = deriveDish(dish).facts;
    const contains = new Set(
      allergens.filter(({ presence }) => presence === 'present').map(({ allergen }) => allergen),
    );
    const menu = record.menu ?? record.restaurant ?? '';
    const { name, description, ingredients } = dish;
    byMenu.set(menu, [...(byMenu.get(menu) ?? []), { name, description, ingredients, contains }]);
  }
  return [...byMenu.values()];
}

/** Returns what chains publish about their dishes: their own charts are the truth. */
export async function chartPools(data: string): Promise<readonly (readonly WholeDish[])[]> {
  const charts = [
    { file: 'arbys_allergens.csv', column: 'official_b8' },
    { file: 'jamba_2022_ingredients_allergens.csv', column: 'official_b9' },
  ];
  return Promise.all(
    charts.map(async ({ file, column }) =>
      (await readRows(path.join(data, 'labelled', file))).map((row) => ({
        name: row['name'] ?? '',
        description: '',
        ingredients: [row['ingredients'] ?? ''].filter(Boolean),
        contains: readCodes(row[column] ?? ''),
      })),
    ),
  );
}

const levels = { few: 0.2, half: 0.5, most: 0.8 };
const strictnesses: readonly Strictness[] = ['ask', 'dangerous', 'fine'];

const pick = <T>(all: readonly T[], ...words: (string | number)[]): T => {
  const one = all[chanceBetween(0, all.length - 1, ...words)];
  if (one === undefined) throw new Error('Nothing to pick from');
  return one;
};

/** Draws without repetition, in a fixed random order. */
const draw = <T>(all: readonly T[], count: number, ...words: (string | number)[]): readonly T[] =>
  all
    .map((one, index) => ({ one, place: chance(...words, index) }))
    .toSorted((one, other) => one.place - other.place)
    .slice(0, count)
    .map(({ one }) => one);

interface Restaurant {
  readonly menu: number;
  readonly now: string;
  /** It has made this share of its statements, from 0 to 1. */
  readonly stated: number;
  readonly listed: number;
  readonly isCrossContactStated: boolean;
  readonly shares: boolean;
}

/** Removes what this restaurant hasn't stated. */
function hide(whole: WholeDish, index: number, { menu, now, ...said }: Restaurant): HiddenDish {
  const isListed = chance('listed', menu, index) < said.listed;
  const start: Dish = {
    ...nothingKnown,
    name: whole.name,
    description: whole.description,
    ingredients: isListed ? whole.ingredients : [],
  };
  const stated = us9.filter((allergen) => chance('stated', menu, index, allergen) < said.stated);
  const dish = stated.reduce((one, allergen) => {
    if (whole.contains.has(allergen)) return declare(one, { allergen, level: 'contains', source: 'restaurant' }, now);
    const isTraced = said.isCrossContactStated && said.shares && chance('traced', menu, index, allergen) < 0.3;
    return declare(
      one,
      {
        allergen,
        level: isTraced ? 'may_contain' : 'absent',
        source: 'restaurant',
        ...(isTraced && { ingredient: 'absent' }),
      },
      now,
    );
  }, start);
  return {
    facts: deriveDish(said.isCrossContactStated ? stateCrossContact(dish, now) : dish).facts,
    contains: whole.contains,
  };
}

function eatersOf(menu: number): readonly Eater[] {
  return Array.from({ length: chanceBetween(1, 2, 'eaters', menu) }, (_, who) => ({
    name: `Eater ${who + 1}`,
    avoids: draw(us9, chanceBetween(1, 3, 'avoids', menu, who), 'avoided', menu, who).map((allergen: AllergenId) => ({
      kind: 'allergen' as const,
      allergen,
      strictness: pick(strictnesses, 'strict', menu, who, allergen),
    })),
  }));
}

/** Makes a menu of 12 to 60 dishes of one restaurant or chain. Every call makes the same one. */
export function makeMenu(menu: number, pools: readonly (readonly WholeDish[])[], now: string): SyntheticMenu {
  const pool = pick(pools, 'pool', menu);
  const restaurant: Restaurant = {
    menu,
    now,
    stated: pick(Object.values(levels), 'levels', menu),
    listed: pick(Object.values(levels), 'lists', menu),
    isCrossContactStated: chance('cross-contact', menu) < 0.5,
    shares: chance('shares', menu) < 0.5,
  };
  const dishes = draw(pool, chanceBetween(12, 60, 'size', menu), 'dishes', menu);
  return {
    dishes: dishes.map((whole, index) => hide(whole, index, restaurant)),
    eaters: eatersOf(menu),
    shares: restaurant.shares,
    keepsOut: chance('keeps out', menu) < 0.5,
  };
}
