import { h3CellOf } from '../../server/src/places/zip-place.ts';
import { createChance, zipf, type Chance } from './chance.ts';
import { makeComponents, type MadeComponent } from './make-components.ts';
import { makeDish, type MadeDish } from './make-dish.ts';
import { makeRestaurant, type MadeRestaurant } from './make-restaurant.ts';
import { assumed, measured } from './measured.ts';
import { createVocabulary, cuisines, type Cuisine } from './vocabulary.ts';
import { populatedZips } from './zip-weights.ts';

/** A dish on one restaurant's menu: the archetype that it copies, and its own price. */
export interface MenuLine {
  readonly restaurant: number;
  readonly archetype: number;
  readonly price: number;
}

/** A national data set. Menu lines are generated while they are read, so that memory never holds all of them. */
export interface National {
  /** What the kitchens of dishes make once; each restaurant has those that its dishes name, as its own. */
  readonly components: readonly MadeComponent[];
  readonly archetypes: readonly MadeDish[];
  readonly restaurants: readonly MadeRestaurant[];
  readonly menuLines: () => Generator<MenuLine>;
}

const dishesPerRestaurant = 50;
/** Slightly below 50, so that every restaurant gets its menu before the dishes run out. */
const wantedMean = 48;
/** Maximum number of distinct dishes, because many restaurants sell the same ones. */
const mostArchetypes = 20_000;
/** Share of a menu's dishes that come from other cuisines. */
const foreign = 0.1;

const seeded = (salt: number) => (seed: number) => createChance(Math.imul(seed + 1, 2_654_435_761) ^ salt);

interface Pool {
  readonly ids: readonly number[];
  draw(chance: Chance): number;
}

function poolsOf(byCuisine: ReadonlyMap<Cuisine, number[]>): ReadonlyMap<Cuisine, Pool> {
  return new Map(
    [...byCuisine].map(([cuisine, ids]) => {
      // Flatter than for words: the commonest dishes are on most menus, and no menu has one twice.
      const rank = zipf(ids.length, 0.8);
      return [cuisine, { ids, draw: (chance: Chance) => ids[rank(chance)] ?? 0 }] as const;
    }),
  );
}

export interface NationalOptions {
  /** The same dishes without components and variants, to see what those cost. */
  readonly isPlain?: boolean | undefined;
  /** How many times as many restaurants the densest map cell gets. */
  readonly crowd?: number | undefined;
}

/** Repeats the restaurants of the map cell that has most of them, with their menus. */
function crowded(restaurants: readonly MadeRestaurant[], times: number): MadeRestaurant[] {
  const cellOf = ({ record: { lat, lng } }: MadeRestaurant) => h3CellOf(lat ?? 0, lng ?? 0);
  const byCell = Map.groupBy(restaurants, cellOf);
  const [densest = []] = [...byCell.values()].toSorted((one, other) => other.length - one.length);
  const copies = Array.from({ length: times - 1 }, () => densest).flat();
  return [...restaurants, ...copies].map((made, at) => ({ ...made, record: { ...made.record, id: `bench:${at}` } }));
}

function plain(made: MadeDish): MadeDish {
  const { uses: _, variants: __, ...dish } = made;
  return dish;
}

function makeArchetypes(count: number, now: Date, { isPlain = false }: NationalOptions) {
  const vocabulary = createVocabulary();
  const chanceOf = seeded(11);
  const total = Object.values(measured.cuisines).reduce((sum, share) => sum + share, 0);
  const archetypes: MadeDish[] = [];
  const byCuisine = new Map<Cuisine, number[]>();
  for (const cuisine of cuisines) {
    const share = Math.max(20, Math.round((count * measured.cuisines[cuisine]) / total));
    const ids = Array.from({ length: share }, (_, at) => archetypes.length + at);
    for (const id of ids) {
      const dish = makeDish(cuisine, chanceOf(id), vocabulary, now);
      archetypes.push(isPlain ? plain(dish) : dish);
    }
    byCuisine.set(cuisine, ids);
  }
  const components = isPlain ? [] : makeComponents(seeded(29)(0), vocabulary, now);
  return { archetypes, components, pools: poolsOf(byCuisine) };
}

function drawMenu({ cuisine, menuSeed }: MadeRestaurant, pools: ReadonlyMap<Cuisine, Pool>): Set<number> {
  const chance = seeded(13)(menuSeed);
  const { menuSpread } = measured;
  // The mean of log-normal numbers is above their median.
  const size = Math.max(5, Math.min(250, chance.around(wantedMean * Math.exp(-(menuSpread ** 2) / 2), menuSpread)));
  const menu = new Set<number>();
  for (let tries = 0; menu.size < Math.round(size) && tries < 2000; tries += 1) {
    const from = chance.is(foreign) ? chance.of(cuisines) : cuisine;
    menu.add(pools.get(from)?.draw(chance) ?? 0);
  }
  return menu;
}

/** Makes exactly this many dishes (more where a cell is crowded), and a fiftieth as many restaurants. The result is the same for the same day. */
export function makeNational(dishes: number, now: Date, options: NationalOptions = {}): National {
  const { archetypes, components, pools } = makeArchetypes(
    Math.min(mostArchetypes, Math.ceil(dishes / 5)),
    now,
    options,
  );
  const zips = populatedZips();
  const chance = createChance(5);
  const usual = Array.from({ length: Math.max(1, Math.round(dishes / dishesPerRestaurant)) }, (_, index) =>
    makeRestaurant(index, chance, zips, seeded(17)),
  );
  const restaurants = options.crowd === undefined ? usual : crowded(usual, options.crowd);
  const total = Math.round((dishes * restaurants.length) / usual.length);
  const { median, spread } = assumed.price;

  function* menuLines(): Generator<MenuLine> {
    let left = total;
    // Menus don't have exactly 50 dishes; the remaining dishes go on second menus, such as lunch menus.
    for (let round = 0; left > 0; round += 1)
      for (const [restaurant, made] of restaurants.entries()) {
        if (left === 0) return;
        const menu = [...drawMenu({ ...made, menuSeed: made.menuSeed + round * 1_000_003 }, pools)].slice(0, left);
        const level = seeded(19)(made.menuSeed).around(1, 0.2);
        for (const archetype of menu) {
          const dollars = seeded(23)(archetype).around(median, spread) * level;
          yield { restaurant, archetype, price: Math.max(100, Math.round(dollars * 100)) / 100 };
        }
        left -= menu.length;
      }
  }
  return { archetypes, components, restaurants, menuLines };
}
