import { denies, levelWeight, type Statement } from '../facts/dish.ts';
import { normalise } from '../reading/normalise.ts';

/** A row of a chart with what it states. */
export interface ChartRow {
  readonly name: string;
  /** Dishes of the menu with other names that somebody confirmed to be this row's. */
  readonly also: readonly string[];
  readonly statements: readonly Statement[];
}

/** Two rows about one dish: either may be served, so each one's warnings count, and only what both deny is denied. */
function mergeTwo(one: Statement, two: Statement): Statement {
  const graver = levelWeight[one.level] >= levelWeight[two.level] ? one : two;
  const ingredient = denies(one) && denies(two) ? graver.ingredient : null;
  return { ...graver, act: null, ingredient };
}

/** What only one of two rows says: its warning counts, its denial doesn't. */
function alone(one: Statement): Statement[] {
  return one.level === 'absent' ? [] : [{ ...one, act: null, ingredient: null }];
}

function merge(rows: readonly (readonly Statement[])[]): readonly Statement[] {
  const [first = [], ...others] = rows;
  return others.reduce<readonly Statement[]>((merged, row) => {
    const byAllergen = new Map(row.map((one) => [one.allergen, one]));
    const known = new Set(merged.map(({ allergen }) => allergen));
    const both = merged.flatMap((one) => {
      const other = byAllergen.get(one.allergen);
      return other ? [mergeTwo(one, other)] : alone(one);
    });
    return [...both, ...row.filter(({ allergen }) => !known.has(allergen)).flatMap(alone)];
  }, first);
}

/** Returns what a chart says by the normal form of each name that its rows are about. */
export function statementsByName(rows: readonly ChartRow[]): ReadonlyMap<string, readonly Statement[]> {
  const byName = new Map<string, (readonly Statement[])[]>();
  for (const { name, also, statements } of rows)
    for (const form of new Set([name, ...also].map(normalise)))
      if (form !== '') byName.set(form, [...(byName.get(form) ?? []), statements]);
  return new Map([...byName].map(([form, each]) => [form, merge(each)]));
}

/** How much of two names is the same, from 0 to 1. Whole words count, because "milk" and "silk" are no slips. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((word) => other.has(word)).length;
  return one.size + other.size === 0 ? 0 : (2 * common) / (one.size + other.size);
}

/** Below it names are called alike by chance: "Chicken Salad" and "Tuna Salad" have a half. */
const leastLikeness = 0.6;
const mostNear = 3;

/** Returns for each row that no dish is named like, the dishes that it may mean, the likeliest first. Somebody has to say. */
export function findNear(rows: readonly string[], menu: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const words = menu.map((name) => ({ name, form: normalise(name), words: new Set(normalise(name).split(' ')) }));
  const taken = new Set(rows.map(normalise));
  const free = words.filter(({ form }) => form !== '' && !taken.has(form));
  const onMenu = new Set(words.map(({ form }) => form));
  return new Map(
    rows.flatMap((row) => {
      const form = normalise(row);
      if (form === '' || onMenu.has(form)) return [];
      const own = new Set(form.split(' '));
      const near = free
        .map((dish) => ({ name: dish.name, share: likeness(own, dish.words) }))
        .filter(({ share }) => share >= leastLikeness)
        .toSorted((one, other) => other.share - one.share)
        .slice(0, mostNear)
        .map(({ name }) => name);
      return near.length > 0 ? [[row, near] as const] : [];
    }),
  );
}
