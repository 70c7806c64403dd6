import type { MenuLine } from './menu-line.ts';
import type { Priced } from './prices.ts';

/** Is a line without its price. */
export interface ReadLine {
  readonly line: MenuLine;
  readonly text: string;
  readonly price: Priced | undefined;
}

export const styleOf = ({ font, size, bold }: MenuLine): string => `${font} ${Math.round(size * 2) / 2} ${bold}`;

export const isCapital = (text: string): boolean => /\p{Lu}{2}/u.test(text) && text === text.toUpperCase();

const most = <Key>(counts: Map<Key, number>): Key | undefined =>
  [...counts].toSorted((one, other) => other[1] - one[1])[0]?.[0];

function countBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
}

/** Returns the lines in the first style that occurs about as often as there are prices. */
function asManyAs(prices: number, lines: readonly ReadLine[]): ReadLine[] {
  const counts = countBy(lines, ({ line }) => styleOf(line));
  const near = [...counts].find(([, count]) => Math.abs(count - prices) <= prices * 0.15);
  return lines.filter(({ line }) => styleOf(line) === near?.[0]);
}

/** Describes a menu's layout: the styles of its names and texts. */
export interface Look {
  readonly nameStyle: string | undefined;
  readonly nameSize: number;
  readonly nameIsBold: boolean;
  readonly namesAreCapital: boolean;
  /** Says whether prices end the dishes' texts, so that names have no price on their line. */
  readonly priceLast: boolean;
  readonly hasPrices: boolean;
}

const isStronger = (one: MenuLine, other: MenuLine): boolean =>
  one.size > other.size * 1.06 || (one.bold && !other.bold && one.size > other.size * 0.9);

/** Returns whether a text says of a dish in words what is in it, as lists of dishes do: "Contains: milk, egg". */
export const declares = (text: string): boolean =>
  /^(?:contains\b\s*:?|may contain\s*:|allergens?\s*:)\s*\S/i.test(text);

/** Returns the lines before declarations, if most of the list has them. */
function declaredNames(lines: readonly ReadLine[]): ReadLine[] {
  const names = lines.filter(({ text }, at) => !declares(text) && declares(lines[at + 1]?.text ?? ''));
  return names.length > 1 ? names : [];
}

/** Finds the style of names, and whether prices come before or after the texts. */
export function findLook(lines: readonly ReadLine[]): Look {
  const priced = lines.filter(({ price }) => price !== undefined && price.rest.length > 1);
  const loose = lines.filter(({ price }) => price === undefined);
  const hasPrices = lines.filter(({ price }) => price !== undefined).length > 1;
  // If a bolder line precedes most prices' texts, it is the name.
  const before = priced.filter((own) => {
    const at = lines.indexOf(own);
    const above = [lines[at - 1], lines[at - 2], lines[at - 3]];
    const first = above.findIndex((each) => each?.price !== undefined);
    return above.slice(0, first < 0 ? 3 : first).some((each) => each !== undefined && isStronger(each.line, own.line));
  });
  // So is a line that precedes each price, the first one included, in one style.
  const first = priced[0] && lines[lines.indexOf(priced[0]) - 1];
  const styleBefore =
    first && first.price === undefined && priced[0] && styleOf(first.line) !== styleOf(priced[0].line)
      ? styleOf(first.line)
      : undefined;
  const styled = lines.filter(({ line, price }) => price === undefined && styleOf(line) === styleBefore);
  const isRegular = priced.length > 2 && Math.abs(styled.length - priced.length) <= priced.length * 0.15;
  const pricesAlone = lines.filter(({ price }) => price !== undefined && price.rest.length < 2).length;
  const priceLast = hasPrices && (before.length > priced.length * 0.6 || pricesAlone > priced.length || isRegular);
  let names: readonly ReadLine[] = priced;
  if (priceLast || !hasPrices) {
    const texts = most(countBy(lines, ({ line }) => styleOf(line)));
    const text = lines.find(({ line }) => styleOf(line) === texts)?.line;
    const strong = loose.filter(({ line }) => text !== undefined && isStronger(line, text));
    const alone = pricesAlone > priced.length ? asManyAs(pricesAlone, loose) : [];
    const declared = hasPrices ? [] : declaredNames(lines);
    names =
      declared.length > 0
        ? declared
        : isRegular
          ? styled
          : alone.length > 0
            ? alone
            : strong.length > 1
              ? strong
              : loose;
  }
  const nameStyle = most(countBy(names, ({ line }) => styleOf(line)));
  const own = names.filter(({ line }) => styleOf(line) === nameStyle);
  const capital = own.filter(({ price, text }) => isCapital(price?.rest ?? text)).length;
  const [example] = own;
  return {
    nameStyle,
    nameSize: example?.line.size ?? 0,
    nameIsBold: example?.line.bold ?? false,
    namesAreCapital: capital > own.length * 0.6,
    priceLast,
    hasPrices,
  };
}

/** Returns the space between dishes of one line each, in heights of letters; infinite without such dishes. */
export function dishPitch(lines: readonly ReadLine[]): number {
  const gaps = lines.flatMap(({ line, price }, at) =>
    price !== undefined && lines[at - 1]?.price !== undefined && line.gap < 4 ? [line.gap] : [],
  );
  return gaps.length < 4
    ? Infinity
    : (gaps.toSorted((one, other) => one - other)[Math.floor(gaps.length / 2)] ?? Infinity);
}

/** In pictures single digits are often overlooked, but names without a price are as far apart as those with one. */
export function picturePitch(lines: readonly ReadLine[], { nameStyle }: Look): number {
  const own = lines.filter(
    ({ line, text }) => line.confidence !== undefined && styleOf(line) === nameStyle && text.length < 45,
  );
  if (own.length < lines.length * 0.7) return Infinity;
  const gaps = own.map(({ line }) => line.gap).filter((gap) => gap > 0 && gap < 4);
  return gaps.toSorted((one, other) => one - other)[Math.floor(gaps.length / 2)] ?? Infinity;
}
