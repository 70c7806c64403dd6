import { american } from '../../domain/src/dish-knowledge/american.ts';
import { breakfast } from '../../domain/src/dish-knowledge/breakfast.ts';
import type { DishEntry, DishGroup } from '../../domain/src/dish-knowledge/dish-entry.ts';
import { eastAsian } from '../../domain/src/dish-knowledge/east-asian.ts';
import { italianAndFrench } from '../../domain/src/dish-knowledge/italian-and-french.ts';
import { mexicanAndLatin } from '../../domain/src/dish-knowledge/mexican-and-latin.ts';
import { readDishes } from '../../domain/src/dish-knowledge/read-dishes.ts';
import { southernAsianAndEastern } from '../../domain/src/dish-knowledge/southern-asian-and-eastern.ts';
import { sweets } from '../../domain/src/dish-knowledge/sweets.ts';
import { ingredientNames } from '../../domain/src/lexicon/lexicon.ts';
import { createChance, zipf, type Chance } from './chance.ts';
import { measured } from './measured.ts';

export type Cuisine = keyof typeof measured.cuisines;
export const cuisines = Object.keys(measured.cuisines) as readonly Cuisine[];

const tables: Readonly<Record<Cuisine, DishGroup>> = {
  American: american,
  'Italian and French': italianAndFrench,
  'East Asian': eastAsian,
  'Mexican and Latin': mexicanAndLatin,
  Breakfast: breakfast,
  Sweets: sweets,
  'South Asian and Eastern': southernAsianAndEastern,
};

const words = (text: string) => text.trim().split(/\s+/);

/** Most common words first. */
const qualities = words(`grilled crispy spicy house classic fried fresh smoked roasted sweet loaded double garlic
  creamy hot baked homemade stuffed blackened southern glazed toasted braised seared charred cheesy golden little
  big royal garden country coastal midnight sunday summer winter harvest rustic farmhouse market signature famous
  ultimate supreme deluxe original traditional spiced tangy zesty smoky honey maple citrus peppered marinated
  slow-cooked wood-fired hand-cut pan-fried twice-cooked old-fashioned sunny silky velvet firecracker dragon`);

const serving = words(`served topped with fresh our and in a on warm house finished over made side choice of light
  tossed rich creamy crisp slowly cooked drizzled crunchy seasoned hand rolled daily bowl tender fluffy bright
  sprinkled melted bed generous folded wrapped shaved local seasonal plate chilled garnish reduction bite`);

interface DishName {
  readonly name: string;
  readonly entry: DishEntry;
}

function shuffled<Value>(values: readonly Value[], chance: Chance): Value[] {
  return values
    .map((value) => ({ value, key: chance.next() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ value }) => value);
}

/** Returns a function that picks values, the first ones most often. */
function drawer<Value>(values: readonly Value[]): (chance: Chance) => Value {
  const rank = zipf(values.length, measured.zipfExponent);
  return (chance) => {
    const value = values[rank(chance)];
    if (value === undefined) throw new Error('no word was drawn');
    return value;
  };
}

/** All names of dishes in our tables, and what menus put before them. */
export function allNames(): { readonly names: readonly string[]; readonly qualities: readonly string[] } {
  const names = cuisines.flatMap((cuisine) =>
    readDishes(tables[cuisine].table).flatMap(({ name, also }) => [name, ...also]),
  );
  return { names: [...new Set(names)], qualities };
}

export interface Vocabulary {
  readonly dish: Readonly<Record<Cuisine, (chance: Chance) => DishName>>;
  readonly quality: (chance: Chance) => string;
  readonly serving: (chance: Chance) => string;
  /** Picks any ingredient of the lexicon; which ones are frequent is fixed. */
  readonly ingredient: (chance: Chance) => string;
}

/** Returns the words of dishes: names from our own tables, with frequencies like those of words on menus. */
export function createVocabulary(): Vocabulary {
  const chance = createChance(7);
  const namesOf = (cuisine: Cuisine) =>
    readDishes(tables[cuisine].table).flatMap((entry) => [entry.name, ...entry.also].map((name) => ({ name, entry })));
  const dish = Object.fromEntries(
    cuisines.map((cuisine) => [cuisine, drawer(shuffled(namesOf(cuisine), chance))]),
  ) as Record<Cuisine, (chance: Chance) => DishName>;
  return {
    dish,
    quality: drawer(qualities),
    serving: drawer(serving),
    ingredient: drawer(
      shuffled(
        ingredientNames.filter((name) => !name.includes(',')),
        chance,
      ),
    ),
  };
}
