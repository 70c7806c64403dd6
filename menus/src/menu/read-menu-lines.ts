import { clean } from '../claims/allergen-words.ts';
import { readLegend, type Legend, type Note } from '../claims/legend.ts';
import { mergeClaims } from '../claims/merge-claims.ts';
import { readTextClaims } from '../claims/text-claims.ts';
import type { Claim, Doubt, DraftDish, Where } from '../draft.ts';
import { whereBox } from '../pdf/geometry.ts';
import { freeCodes, mayNarrow, readCodes, toConfirm } from './menu-codes.ts';
import type { MenuLine } from './menu-line.ts';
import {
  declares,
  dishPitch,
  findLook,
  isCapital,
  picturePitch,
  styleOf,
  type Look,
  type ReadLine,
} from './menu-look.ts';
import { readPriceAtEnd, type Priced } from './prices.ts';

const textOf = (line: MenuLine): string => clean(line.parts.map(({ text }) => text).join('   '));

/** Returns whether bare numbers at the ends of lines are prices here, because they stand apart from the names. */
function writesBarePrices(lines: readonly MenuLine[]): boolean {
  const last = lines.map((line) => (line.parts.length > 1 ? (line.parts.at(-1)?.text ?? '') : ''));
  return (
    last.filter((text) => /^\d{1,3}$/.test(text.trim())).length > 2 &&
    !last.some((text) => /^\$?\d+[.,]\d{2}$/.test(text.trim()))
  );
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

/** Returns the doubts about words that a menu read from a picture says are doubtful. */
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

/** Matches words next to a code that are about the same as it is. */
const speaksOf = /\b(?:gf|df|gluten|dairy|coeliac|celiac|allerg\w+)\b|\bfree\b/i;

function finish(one: Draftling, legend: Legend): DraftDish | undefined {
  const where = whereOf(one.line);
  const inName = readTextClaims(one.name, where);
  const codes = readCodes(inName.rest, legend, where);
  let description = clean(one.texts.join(' '));
  const inText = readTextClaims(description, where);
  // Codes may stand at the end of the description.
  const after = readCodes(description, legend, where);
  if (after.claims.length > 0) description = after.name;
  const coded = [...codes.claims, ...after.claims];
  // A footnote at the name, or "GF on request" in the text below it, is about the code at the other.
  const isOpen = mayNarrow(`${one.name} ${one.texts.join(' ')}`) || speaksOf.test(`${codes.name} ${description}`);
  const plainCodes = isOpen ? coded.filter(({ level }) => level !== 'absent') : coded;
  const withheld = plainCodes.length < coded.length ? [toConfirm(where)] : [];
  const claims: Claim[] = [...inName.claims, ...inText.claims, ...plainCodes];
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
    doubts: [
      ...one.doubts,
      ...inName.doubts,
      ...codes.doubts,
      ...inText.doubts,
      ...after.doubts,
      ...withheld,
      ...merged.doubts,
    ],
  };
}

const explains = (line: ReadLine): boolean => {
  const { marks, codes, footnotes, general } = readLegend([{ text: line.text, where: whereOf(line.line) }]);
  if (line.price !== undefined) return false;
  // The text is the dish's own, however long it is.
  if (declares(line.text) && codes.size + marks.size + footnotes.size === 0) return false;
  return codes.size > 0 || marks.size > 0 || footnotes.size > 0 || (general.length > 0 && line.text.length > 40);
};

/**
 * Returns codes that the menu mentions in words that we don't understand: "GF good for sharing", "dishes marked GF can
 * be made so". They then don't have their usual meaning.
 */
function spokenOf(lines: readonly ReadLine[], legend: Legend): Set<string> {
  const known = new Set(freeCodes);
  for (const [code, { level }] of legend.codes) if (level === 'absent') known.add(code);
  const found = new Set<string>();
  for (const line of lines) {
    const words = [...line.text.matchAll(/[\p{L}\p{N}]+|[=:+$]|[-–—→]/gu)].map(([word]) => word.toLowerCase());
    for (const [at, word] of words.entries()) {
      if (!known.has(word) || found.has(word)) continue;
      const after = words.slice(at + 1).filter((each) => !known.has(each) && !legend.codes.has(each));
      const goesOn = after.some((each) => /\p{L}{2}|[=:+]/u.test(each));
      const isAlone = words.length === 1;
      if ((goesOn && line.price === undefined) || (goesOn && at === 0) || isAlone) {
        const own = readLegend([{ text: line.text, where: whereOf(line.line) }]);
        if (own.codes.get(word)?.level !== 'absent' || own.unclear.has(word)) found.add(word);
      }
    }
  }
  return found;
}

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

  /** Returns whether a name's further line has the price: "Grilled chicken with" above "lemon and rice 12.50". */
  #goesOn(open: Draftling, line: MenuLine): boolean {
    const isBare = open.cents === undefined && open.texts.length === 0 && !this.#look.priceLast;
    return isBare && line.gap < Math.min(0.8, this.#pitch * 0.7) && styleOf(open.line) === styleOf(line);
  }

  #takeText({ line, text }: ReadLine, at: number): void {
    const { nameStyle, priceLast, hasPrices } = this.#look;
    const isName = styleOf(line) === nameStyle && !(this.#open && declares(text));
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
  const explained = readLegend([...legendLines].map(({ text, line }): Note => ({ text, where: whereOf(line) })));
  const legend = { ...explained, unclear: new Set([...explained.unclear, ...spokenOf(all, explained)]) };
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

/** Returns whether a name without a price goes on in the next line, which has one. */
function isFollowedByPrice(lines: readonly ReadLine[], at: number, look: Look): boolean {
  const next = lines[at + 1];
  return (
    next !== undefined &&
    next.price !== undefined &&
    (styleOf(next.line) === look.nameStyle || next.price.rest.length < 2) &&
    next.line.gap < 0.8
  );
}
