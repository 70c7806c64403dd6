import { denies, levelWeight, type Statement } from '../facts/dish.ts';
import { isOneEdit } from '../reading/near-misses.ts';
import { normalise } from '../reading/normalise.ts';

/** This is a row of a chart with what it states. */
export interface ChartRow {
  readonly name: string;
  /** Dishes of the menu with other names that somebody confirmed to be this row's. */
  readonly also: readonly string[];
  readonly statements: readonly Statement[];
}

/**
 * Merges two rows about one dish. Either may be served, so each one's warnings count, and only what both deny is
 * denied.
 */
function mergeTwo(one: Statement, two: Statement): Statement {
  const graver = levelWeight[one.level] >= levelWeight[two.level] ? one : two;
  const ingredient = denies(one) && denies(two) ? graver.ingredient : null;
  return { ...graver, act: null, ingredient };
}

/** Keeps what only one of two rows says: its warning counts, its denial doesn't. */
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

/** Tells whether a word is a short form of another: "choc" for "chocolate", "chkn" for "chicken". */
function isShortFor(short: string, long: string): boolean {
  if (short.length < 3 || short.length >= long.length || short[0] !== long[0]) return false;
  if (long.startsWith(short)) return true;
  if (/[aeiou]/.test(short.slice(1)) || short.at(-1) !== long.at(-1)) return false;
  let at = 0;
  for (const letter of long) if (letter === short[at]) at += 1;
  return at === short.length;
}

/**
 * Returns how likely two words are the same, from 0 to 1. "Milk" and "silk" are no misspellings: a short word has to be
 * identical.
 */
function sameness(one: string, other: string): number {
  if (one === other) return 1;
  if (isShortFor(one, other) || isShortFor(other, one)) return 0.8;
  return Math.min(one.length, other.length) >= 5 && isOneEdit(one, other) ? 0.8 : 0;
}

/** Names that score lower are alike by chance: "Chicken Salad" and "Tuna Salad" score a half. */
const leastLikeness = 0.6;
const mostNear = 3;

interface Listed {
  readonly name: string;
  readonly words: ReadonlySet<string>;
}

/** At most this many are compared with a name, beginning with those that share its rarest words. */
const mostCompared = 200;

/**
 * Finds the dishes of a menu whose names resemble these. Only those that share a word, or a similar one, are compared.
 */
function nearFinder(dishes: readonly Listed[]): (words: ReadonlySet<string>) => string[] {
  const byWord = new Map<string, Listed[]>();
  for (const dish of dishes)
    for (const word of dish.words) {
      const listed = byWord.get(word);
      if (listed) listed.push(dish);
      else byWord.set(word, [dish]);
    }
  const byLetter = Map.groupBy(byWord.keys(), (word) => word[0] ?? '');
  const known = new Map<string, ReadonlyMap<string, number>>();
  const like = (word: string) => {
    const found =
      known.get(word) ??
      new Map(
        (byLetter.get(word[0] ?? '') ?? []).flatMap((other) => {
          const share = sameness(word, other);
          return share > 0 ? [[other, share] as const] : [];
        }),
      );
    known.set(word, found);
    return found;
  };
  return (words) => {
    const alike = [...words].map(like);
    const lists = alike.flatMap((each) => [...each.keys()].map((word) => byWord.get(word) ?? []));
    const compared = new Set<Listed>();
    for (const list of lists.toSorted((one, other) => one.length - other.length))
      for (const dish of list) if (compared.size < mostCompared) compared.add(dish);
    const shareOf = (dish: Listed) =>
      (2 * alike.reduce((sum, each) => sum + Math.max(0, ...[...dish.words].map((word) => each.get(word) ?? 0)), 0)) /
      (words.size + dish.words.size);
    return [...compared]
      .map((dish) => ({ name: dish.name, share: shareOf(dish) }))
      .filter(({ share }) => share >= leastLikeness)
      .toSorted((one, other) => other.share - one.share)
      .slice(0, mostNear)
      .map(({ name }) => name);
  };
}

/**
 * Returns, for each row that matches no dish by name, the dishes that it may mean, the likeliest first. Somebody has to
 * decide.
 */
export function findNear(rows: readonly string[], menu: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const formed = menu.map((name) => ({ name, form: normalise(name) })).filter(({ form }) => form !== '');
  const taken = new Set(rows.map(normalise));
  const onMenu = new Set(formed.map(({ form }) => form));
  const wordsOf = (form: string) => new Set(form.split(' '));
  const find = nearFinder(
    formed.filter(({ form }) => !taken.has(form)).map(({ name, form }) => ({ name, words: wordsOf(form) })),
  );
  return new Map(
    rows.flatMap((row) => {
      const form = normalise(row);
      if (form === '' || onMenu.has(form)) return [];
      const near = find(wordsOf(form));
      return near.length > 0 ? [[row, near] as const] : [];
    }),
  );
}
