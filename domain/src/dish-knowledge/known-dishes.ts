import { ingredientsByName } from '../lexicon/lexicon.ts';
import { normalise } from '../reading/normalise.ts';
import { never, type DishEntry, type DishGroup } from './dish-entry.ts';
import { dishGroups } from './dish-groups.ts';
import { families } from './families.ts';
import { readDishes } from './read-dishes.ts';
import type { Expected } from './expected.ts';

interface KnownDish {
  readonly ingredients: readonly Expected[];
  /** Whether this is a family or belongs to one. */
  readonly isOfFamily: boolean;
}

/** Returns the lexicon's ingredient of this name. Throws without one: a misspelt name would warn of nothing. */
function expectedOf(name: string, ground: Expected['ground']): Expected {
  const ingredient = ingredientsByName.get(normalise(name));
  if (ingredient === undefined) throw new Error(`dish knowledge: the lexicon has no "${name}"`);
  return { name, ingredient, ground };
}

type ByName = ReadonlyMap<string, DishEntry>;

/** Returns a dish and its families, nearest first because it decides. Throws on an unknown family and on a cycle. */
function lineage(entry: DishEntry, known: ByName, below: readonly DishEntry[] = []): DishEntry[] {
  if (entry.is === undefined) return [entry];
  const parent = known.get(entry.is);
  if (parent === undefined || below.includes(entry)) throw new Error(`dish knowledge: no usable family "${entry.is}"`);
  return [entry, ...lineage(parent, known, [...below, entry])];
}

function compileDish(entry: DishEntry, known: ByName, isFamily: boolean): KnownDish {
  const ingredients = new Map<string, Expected | undefined>();
  for (const one of lineage(entry, known)) {
    const kind = one !== entry ? 'inherited' : isFamily ? 'family' : 'dish';
    for (const [name, frequency] of one.ingredients)
      if (!ingredients.has(name))
        ingredients.set(name, frequency === never ? undefined : expectedOf(name, `${kind} ${frequency}`));
  }
  return {
    ingredients: [...ingredients.values()].filter((one) => one !== undefined),
    isOfFamily: isFamily || entry.is !== undefined,
  };
}

interface Index {
  readonly entries: ByName;
  /** Finds dishes by the tokens of each of their names. */
  readonly byKey: ReadonlyMap<string, { readonly entry: DishEntry; readonly isFamily: boolean }>;
  /** Counts the tokens of the longest name. */
  readonly longest: number;
}

/** Indexes every dish by the tokens of each of its names. Throws if two dishes share a name. */
function indexDishes(groups: readonly DishGroup[]): Index {
  const all = groups.flatMap((group) =>
    readDishes(group.table).map((entry) => ({ entry, isFamily: group === families })),
  );
  const byKey = new Map<string, { entry: DishEntry; isFamily: boolean }>();
  for (const one of all) {
    const keys = new Set([one.entry.name, ...one.entry.also].map(normalise));
    for (const key of keys) {
      if (byKey.has(key)) throw new Error(`dish knowledge: two dishes are called "${key}"`);
      byKey.set(key, one);
    }
  }
  const longest = Math.max(...[...byKey.keys()].map((key) => key.split(' ').length));
  return { entries: new Map(all.map(({ entry }) => [entry.name, entry])), byKey, longest };
}

// This is compiled on first use, because programs that never estimate shouldn't wait for it, and others meet few of all
// dishes.
let index: Index | undefined;
const indexed = (): Index => (index ??= indexDishes(dishGroups));
const compiled = new Map<DishEntry, KnownDish>();

/** Returns the dish of this name, given as its tokens with one space between them. */
export function findKnownDish(name: string): KnownDish | undefined {
  const { entries, byKey } = indexed();
  const found = byKey.get(name);
  if (found === undefined) return undefined;
  const dish = compiled.get(found.entry) ?? compileDish(found.entry, entries, found.isFamily);
  compiled.set(found.entry, dish);
  return dish;
}

/** Holds a dish and the tokens that name it, which end before `end`. */
export interface FoundDish extends KnownDish {
  readonly name: string;
  readonly end: number;
}

/** Returns the dishes that a text names, in order. The longest name wins, and none overlap. */
export function findDishes(tokens: readonly string[]): FoundDish[] {
  const found: FoundDish[] = [];
  for (let from = 0; from < tokens.length;) {
    const next = longestDish(tokens, from);
    if (next !== undefined) found.push(next);
    from = next?.end ?? from + 1;
  }
  return found;
}

function longestDish(tokens: readonly string[], from: number): FoundDish | undefined {
  for (let end = Math.min(tokens.length, from + indexed().longest); end > from; end -= 1) {
    const name = tokens.slice(from, end).join(' ');
    const dish = findKnownDish(name);
    if (dish !== undefined) return { ...dish, name, end };
  }
  return undefined;
}
