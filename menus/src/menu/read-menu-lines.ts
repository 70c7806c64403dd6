import { clean } from '../claims/allergen-words.ts';
import { readLegend, type Legend, type Note } from '../claims/legend.ts';
import { mergeClaims } from '../claims/merge-claims.ts';
import { readTextClaims } from '../claims/text-claims.ts';
import type { Claim, Doubt, DraftDish, Where } from '../draft.ts';
import { whereBox } from '../pdf/geometry.ts';
import { readCodes } from './menu-codes.ts';
import type { MenuLine } from './menu-line.ts';
import { readPriceAtEnd, type Priced } from './prices.ts';

interface ReadLine {
  readonly line: MenuLine;
  readonly text: string;
  readonly price: Priced | undefined;
}

const textOf = (line: MenuLine): string => clean(line.parts.map(({ text }) => text).join('   '));

export const styleOf = ({ font, size, bold }: MenuLine): string => `${font} ${Math.round(size * 2) / 2} ${bold}`;

const isCapital = (text: string): boolean => /\p{Lu}{2}/u.test(text) && text === text.toUpperCase();

/** Whether bare numbers at the ends of lines are prices here: they stand apart from the names. */
function writesBarePrices(lines: readonly MenuLine[]): boolean {
  const last = lines.map((line) => (line.parts.length > 1 ? (line.parts.at(-1)?.text ?? '') : ''));
  return (
    last.filter((text) => /^\d{1,3}$/.test(text.trim())).length > 2 &&
    !last.some((text) => /^\$?\d+[.,]\d{2}$/.test(text.trim()))
  );
}

const most = <Key>(counts: Map<Key, number>): Key | undefined =>
  [...counts].toSorted((one, other) => other[1] - one[1])[0]?.[0];

function countBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
}

/** The lines in the style that occurs about as often as there are prices, the first such style. */
function asManyAs(prices: number, lines: readonly ReadLine[]): ReadLine[] {
  const counts = countBy(lines, ({ line }) => styleOf(line));
  const near = [...counts].find(([, count]) => Math.abs(count - prices) <= prices * 0.15);
  return lines.filter(({ line }) => styleOf(line) === near?.[0]);
}

/** How a menu looks: what its names and its texts are written in. */
interface Look {
  readonly nameStyle: string | undefined;
  readonly nameSize: number;
  readonly nameIsBold: boolean;
  readonly namesAreCapital: boolean;
  /** The price ends the dish's text, so that names have no price on their line. */
  readonly priceLast: boolean;
  readonly hasPrices: boolean;
  readonly hasLevels: boolean;
}

const isStronger = (one: MenuLine, other: MenuLine): boolean =>
  one.size > other.size * 1.06 || (one.bold && !other.bold && one.size > other.size * 0.9);

function findLook(lines: readonly ReadLine[]): Look {
  const priced = lines.filter(({ price }) => price !== undefined && price.rest.length > 1);
  const loose = lines.filter(({ price }) => price === undefined);
  const hasPrices = lines.filter(({ price }) => price !== undefined).length > 1;
  // Where a stronger line stands before most prices' texts, it is the name.
  const before = priced.filter((own) => {
    const at = lines.indexOf(own);
    const above = [lines[at - 1], lines[at - 2], lines[at - 3]];
    const first = above.findIndex((each) => each?.price !== undefined);
    return above.slice(0, first < 0 ? 3 : first).some((each) => each !== undefined && isStronger(each.line, own.line));
  });
  // So is a line that stands before each price, the first one included, and looks the same.
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
    names = isRegular ? styled : alone.length > 0 ? alone : strong.length > 1 ? strong : loose;
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
    hasLevels: lines.some(({ line }) => line.level !== undefined),
  };
}

function isSection({ line, text, price }: ReadLine, look: Look, next: ReadLine | undefined): boolean {
  if (
    price !== undefined ||
    text.length > 60 ||
    !/\p{L}{2}/u.test(text) ||
    /[.;]$/.test(text) ||
    /@|https?:|www\.|\d{3}[-.\s]\d{4}/.test(text)
  )
    return false;
  if (!next) return false;
  if (line.size > look.nameSize * 1.12) return true;
  if (line.bold && !look.nameIsBold && line.size >= look.nameSize * 0.98) return true;
  if (isCapital(text) && !look.namesAreCapital && line.size >= look.nameSize * 0.85 && text.length > 3) return true;
  return (
    line.centred &&
    line.gap > 1.2 &&
    text.split(' ').length < 5 &&
    line.size >= look.nameSize &&
    next.price !== undefined
  );
}

interface Draftling {
  name: string;
  section: string;
  texts: string[];
  cents: number | undefined;
  readonly doubts: Doubt[];
  readonly line: MenuLine;
}

const whereOf = (line: MenuLine): Where => ({ page: line.page, box: whereBox(line.box) });

/** Menus read from pictures say which words are doubtful. */
function doubtsOf(about: Doubt['about'], line: MenuLine): Doubt[] {
  const words = line.unsure ?? [];
  return words.length === 0
    ? []
    : [
        {
          about,
          says: `Read with little confidence: ${words.map((word) => `"${word}"`).join(', ')}.`,
          where: whereOf(line),
        },
      ];
}

function finish(one: Draftling, legend: Legend): DraftDish | undefined {
  const where = whereOf(one.line);
  const inName = readTextClaims(one.name, where);
  const codes = readCodes(inName.rest, legend, where);
  let description = clean(one.texts.join(' '));
  const inText = readTextClaims(description, where);
  // Codes may stand at the end of the description.
  const after = readCodes(description, legend, where);
  if (after.claims.length > 0) description = after.name;
  const claims: Claim[] = [...inName.claims, ...codes.claims, ...inText.claims, ...after.claims];
  const merged = mergeClaims(claims);
  const name = codes.name.replace(/^[•·*\-–—\s]+|[\s:.…·_-]+$/gu, '');
  if (!/\p{L}/u.test(name)) return undefined;
  return {
    name,
    section: one.section,
    description,
    ...(one.cents !== undefined && { priceCents: one.cents }),
    ingredients: [],
    claims: merged.claims,
    where,
    doubts: [...one.doubts, ...inName.doubts, ...codes.doubts, ...inText.doubts, ...after.doubts, ...merged.doubts],
  };
}

const explains = (line: ReadLine): boolean => {
  const { marks, codes, footnotes, general } = readLegend([{ text: line.text, where: whereOf(line.line) }]);
  if (line.price !== undefined) return false;
  return codes.size > 0 || marks.size > 0 || footnotes.size > 0 || (general.length > 0 && line.text.length > 40);
};

/** Goes through a menu's lines with the dish that is being read. */
class MenuReader {
  readonly dishes: Draftling[] = [];
  readonly #look: Look;
  readonly #lines: readonly ReadLine[];
  readonly #pitch: number;
  #section = '';
  #open: Draftling | undefined;

  constructor(lines: readonly ReadLine[]) {
    this.#lines = lines;
    this.#look = findLook(lines);
    this.#pitch = Math.min(dishPitch(lines), picturePitch(lines, this.#look));
    for (const [at, line] of lines.entries()) this.#take(line, at);
  }

  #start(name: string, line: MenuLine): Draftling {
    const section = this.#section;
    this.#open = { name, section, texts: [], cents: undefined, doubts: doubtsOf('name', line), line };
    this.dishes.push(this.#open);
    return this.#open;
  }

  #take(own: ReadLine, at: number): void {
    if (isSection(own, this.#look, this.#lines[at + 1])) {
      this.#section = own.text.replace(/:$/, '');
      this.#open = undefined;
    } else if (own.price !== undefined) this.#takePrice(own, own.price);
    else this.#takeText(own, at);
  }

  #takePrice({ line }: ReadLine, price: Priced): void {
    const open = this.#open;
    const isName = styleOf(line) === this.#look.nameStyle;
    const endsText = price.rest.length < 2 || (this.#look.priceLast && !isName);
    if (endsText && open && open.cents === undefined) {
      if (price.rest.length > 1) open.texts.push(price.rest);
      setPrice(open, price, line);
    } else if (price.rest.length > 1) {
      if (open && this.#goesOn(open, line)) {
        open.name = `${open.name} ${price.rest}`;
        setPrice(open, price, line);
      } else setPrice(this.#start(price.rest, line), price, line);
    }
  }

  /** Whether a name's further line has the price: "Grilled chicken with" above "lemon and rice 12.50". */
  #goesOn(open: Draftling, line: MenuLine): boolean {
    const isBare = open.cents === undefined && open.texts.length === 0 && !this.#look.priceLast;
    return isBare && line.gap < Math.min(0.8, this.#pitch * 0.7) && styleOf(open.line) === styleOf(line);
  }

  #takeText({ line, text }: ReadLine, at: number): void {
    const { nameStyle, priceLast, hasPrices } = this.#look;
    const isName = styleOf(line) === nameStyle;
    const isLone = this.#pitch < 5 && line.gap >= this.#pitch * 0.75 && this.#section !== '';
    if (isName && (priceLast || !hasPrices || isFollowedByPrice(this.#lines, at, this.#look))) this.#start(text, line);
    else if (isName && isLone)
      this.#start(text, line).doubts.push({ about: 'price', says: 'No price was found.', where: whereOf(line) });
    else if (this.#open && line.gap < 2.4) {
      this.#open.texts.push(text);
      this.#open.doubts.push(...doubtsOf('description', line));
    }
  }
}

function setPrice(dish: Draftling, price: Priced, line: MenuLine): void {
  dish.cents = price.cents;
  if (price.several)
    dish.doubts.push({ about: 'price', says: 'Several prices: the first is taken.', where: whereOf(line) });
}

/** Reads dishes from lines of text: a name, what belongs to it, and a price. */
export function readMenuLines(given: readonly MenuLine[]): { readonly dishes: DraftDish[]; readonly doubts: Doubt[] } {
  const bare = writesBarePrices(given);
  const all = given
    .map((line): ReadLine => {
      const text = textOf(line);
      return { line, text, price: readPriceAtEnd(text, bare && line.parts.length > 1) };
    })
    .filter(({ text }) => text !== '' && !/^(?:page )?\d+(?: of \d+)?$/i.test(text));
  const legendLines = new Set(all.filter(explains));
  const legend = readLegend([...legendLines].map(({ text, line }): Note => ({ text, where: whereOf(line) })));
  const { dishes } = new MenuReader(all.filter((line) => !legendLines.has(line)));
  return {
    dishes: dishes.flatMap((dish) => finish(dish, legend) ?? []),
    doubts: legend.general.map(({ text, where }): Doubt => ({
      about: 'file',
      says: `For all dishes: ${text.slice(0, 500)}`,
      where,
    })),
  };
}

/** The room between dishes of one line each, in heights of letters; without such dishes it is infinite. */
function dishPitch(lines: readonly ReadLine[]): number {
  const gaps = lines.flatMap(({ line, price }, at) =>
    price !== undefined && lines[at - 1]?.price !== undefined && line.gap < 4 ? [line.gap] : [],
  );
  return gaps.length < 4
    ? Infinity
    : (gaps.toSorted((one, other) => one - other)[Math.floor(gaps.length / 2)] ?? Infinity);
}

/** In pictures single figures are often not seen: names without a price stand as far apart as those with one. */
function picturePitch(lines: readonly ReadLine[], { nameStyle }: Look): number {
  const own = lines.filter(
    ({ line, text }) => line.confidence !== undefined && styleOf(line) === nameStyle && text.length < 45,
  );
  if (own.length < lines.length * 0.7) return Infinity;
  const gaps = own.map(({ line }) => line.gap).filter((gap) => gap > 0 && gap < 4);
  return gaps.toSorted((one, other) => one - other)[Math.floor(gaps.length / 2)] ?? Infinity;
}

/** Whether a name without a price goes on in the next line, which has one. */
function isFollowedByPrice(lines: readonly ReadLine[], at: number, look: Look): boolean {
  const next = lines[at + 1];
  return (
    next !== undefined &&
    next.price !== undefined &&
    (styleOf(next.line) === look.nameStyle || next.price.rest.length < 2) &&
    next.line.gap < 0.8
  );
}
