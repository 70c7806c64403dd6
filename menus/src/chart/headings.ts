import { plain, readAllergenName, type NamedAllergens } from '../claims/allergen-words.ts';
import { allNoteSigns, anyNoteSign, noteSigns, raisedFigures, raisedLetters } from '../claims/raised.ts';

/**
 * Says what a column holds. `free`: its marks deny. `list`: its texts name allergens. `other`: nutrition and the like.
 */
export type Heading =
  | {
      readonly kind: 'allergen';
      readonly named: NamedAllergens;
      readonly level: 'contains' | 'may_contain';
      readonly free: boolean;
      /** Is the sign of the heading's footnote, which may narrow what a denial below it covers: "Soy*". */
      readonly sign?: string | undefined;
      /** Says whether it is below a group's heading, or next to one, so that the meaning of its marks is uncertain. */
      readonly isUnsure?: true;
      /** Is a code in brackets, as in "Milk (7)". It is a footnote if the legend has it as one. */
      readonly code?: string | undefined;
      /** Is the heading, if it is a code: "GF". */
      readonly short?: string | undefined;
    }
  | { readonly kind: 'list'; readonly level: 'contains' | 'may_contain' }
  | { readonly kind: 'name' | 'section' | 'description' | 'ingredients' | 'price' | 'other' };

type SimpleKind = 'name' | 'section' | 'description' | 'ingredients' | 'price' | 'other';

const simple: readonly (readonly [SimpleKind, RegExp])[] = [
  ['ingredients', /^(?:\w+ )?ingredients?(?: (?:list|statement|declaration)s?)?$/],
  ['description', /^(?:item |product |menu )?descriptions?$|^details$/],
  ['section', /^(?:menu )?(?:category|section|group|course|product (?:type|group)|item (?:type|group))$/],
  ['price', /^(?:unit |item )?(?:price|cost)(?: ?\(?(?:\$|usd|£|€)\)?)?$/],
  [
    'name',
    /^(?:menu |food |product |recipe )?(?:items?|products?|dish(?:es)?|names?|menu|foods?|meals?|recipes?|selections?|plats?|produits?|platos?|productos?|articles?)(?: (?:names?|descriptions?|items?))?$/,
  ],
  [
    'other',
    /calorie|\bkcal\b|\bkj\b|energy|\bfat\b|carb|\bprotein\b|sodium|\bsalt \(|fib(?:er|re)|sugars?\b|cholesterol|serving|portion|weight|\bsize\b|vitamin|iron\b|calcium|potassium|caffeine|zinc\b|%|\((?:m?g|oz|ml|kj|mcg)\)|vegan|vegetarian|halal|kosher|organic|keto|paleo/,
  ],
];

const lists =
  /^(?:(?:all )?allergens?(?: (?:information|info|statement|declaration|list|contained|present|warnings?))?|contains(?: allergens?)?|allergy (?:information|advice))$/;
const mayLists =
  /^(?:(?:possible |potential |risk of )?(?:allergens? )?(?:may (?:also )?contain|traces?|cross[-\s]{0,3}(?:contact|contaminat\w*)|shared (?:fryer|equipment)|precaution(?:ary)?|advisory|puede contener|peut contenir|trazas?)\b[\w\s'’()/-]{0,30})$/;
const mayWords =
  /\b(?:may (?:also )?contain|puede contener|peut contenir)\b|\b(?:traces?|trazas?)\b(?: (?:of|de)\b)?|\bcross[-\s]{0,3}(?:contact|contaminat\w*)\b|\(m\)/gi;
const freeWords =
  /[\s-]*\bfree\b(?: from)?|^(?:contains? |has )?no\s+|^does not contain\s+|^(?:made )?without\s+|^(?:suitable|safe|ok|okay|friendly) for\s+|[\s-]+(?:safe|friendly|ok)$|^(?:sin|sans|libres? de|no contiene|ne contient pas)\s+/gi;
/** A tick below it is for people who avoid the allergen. Only "free" and "no" deny the allergen itself. */
const suits =
  /^(?:suitable|safe|ok|okay|friendly) for\b|[\s-](?:safe|friendly|ok)$|^(?:sin|sans|libres? de|no contiene|ne contient pas)\s/;
/** Above its columns it says that marks mean what the dish is without. */
const freeGroup =
  /^(?:(?:made |prepared |items? |dishes |products )?(?:free(?: from| of)?|without)(?: (?:the )?allergens?)?|(?:does|do) not contain|allergen[- ]free|not present|absent)$/;
/**
 * Above its columns it says whom a dish is for, or denies in another language. No mark below it says what is in the
 * dish.
 */
const suitGroup =
  /^(?:items? |dishes |products )?(?:(?:not )?(?:suitable|safe|ok|okay|good|recommended|appropriate)\b(?: (?:for|to)\b)?(?: .{0,40})?|(?:allerg\w+[- ])?friendly(?: (?:for|to)\b.{0,40})?|avoid(?: if.{0,40})?|sin|sans|libres? de|no contienen?|ne contien(?:t|nent) pas)(?: (?:al[eé]rgenos|allerg[eè]nes))?$/;
/** Matches what narrows a heading. What a name such as "Soy (excluding oil)" excludes, its denial excludes too. */
const narrowed = /\b(?:exclud\w*|except\w*|not incl\w*|other than|apart from|only|refined|unless|as ingredient)\b/i;
/** "Milk allergy?" says who may eat it, not what is in it. */
const ofPeople = /\ballerg(?:y|ic|ies)\b|\bintoleran|\bsuffer|\?/i;
const footnoteSign = new RegExp(anyNoteSign, 'u');
const raisedLast = new RegExp(`[${raisedFigures}${raisedLetters}]+$`, 'u');
const noteLast = new RegExp(String.raw`[:.…${noteSigns}\s]+$`, 'u');
const beginsNoted = new RegExp(String.raw`^\s*[([]?(?:[${noteSigns}${raisedFigures}${raisedLetters}]|\w[).\]])`, 'u');

/** A sign at its end is a footnote's; a text that begins with one is a footnote itself. */
const groupWords = (text: string): string =>
  plain(text.replace(raisedLast, '')).toLowerCase().replace(noteLast, '').trim();

/** Returns whether a heading above others says for whom the dishes are: no mark below them denies. */
export const isSuitGroup = (text: string): boolean => suitGroup.test(groupWords(text));

/**
 * Returns whether a heading above others says that their marks mean what the dishes are without, or whom they are for.
 */
export const isFreeGroup = (text: string): boolean => freeGroup.test(groupWords(text)) || isSuitGroup(text);

/** Matches words in a title that may make its marks mean what a dish is without, or can be had without. */
const openWords =
  /\b(?:without|free|(?:not|non)[- ]present|absent|absence|remov\w*|(?:leave|leaving|left|take|taken) (?:it |them )?out|omit\w*|modif\w*|adapt\w*|options?|optional|available|(?:un)?suit\w*|(?:un)?safe\w*|ok|okay|fine|eat|avoid\w*|friendly|tested|checked|on request)\b/i;

/**
 * Returns whether a title, a group or a note leaves unclear what a "no" in its chart means. A legend with "=" is read
 * by itself.
 */
export const leavesOpen = (text: string): boolean => isOpenTitle(text) && readHeading(text)?.kind !== 'allergen';

/**
 * Also accepts titles such as "Dairy free / egg free". A text that begins with a sign is a footnote, and about what has
 * the sign.
 */
export const isOpenTitle = (text: string): boolean =>
  text.length < 90 && !text.includes('=') && !beginsNoted.test(text) && openWords.test(text);

/** Returns whether a heading above others changes what a mark or a "no" below them says. */
export function turnsAround(text: string): boolean {
  const heading = readHeading(text);
  return isFreeGroup(text) || (heading?.kind === 'list' && heading.level === 'may_contain') || leavesOpen(text);
}

/** Returns whether a heading may stand above several columns and say what the marks in all of them are. */
export const isGroup = (text: string): boolean =>
  readHeading(text)?.kind === 'list' || isFreeGroup(text) || leavesOpen(text);

/** Returns the sign of a footnote in a heading's text, wherever it stands. */
export const signIn = (text: string): string | undefined => footnoteSign.exec(text)?.[0].normalize('NFKC');

/** Returns the sign of a heading's footnote, also a figure on the line behind a letter: "Soy2". */
export const headingSign = (text: string): string | undefined =>
  signIn(text) ?? /(?<=\p{L}{2})\d{1,2}(?=$|[\s)])/u.exec(text)?.[0];

/** Lists abbreviations of narrow columns. Nothing in the file explains them, so they warn and never deny. */
const usualShort = new Map(
  Object.entries({
    gl: 'gluten',
    glu: 'gluten',
    glut: 'gluten',
    mlk: 'milk',
    wht: 'wheat',
    pnt: 'peanuts',
    pnut: 'peanuts',
    tn: 'tree nuts',
    fsh: 'fish',
    ses: 'sesame',
    crust: 'crustaceans',
    moll: 'molluscs',
    must: 'mustard',
    sulph: 'sulphites',
    sulf: 'sulphites',
  }),
);

function shortFor(text: string): NamedAllergens | undefined {
  const name = usualShort.get(text.trim().toLowerCase().replace(/\.$/, ''));
  const named = name === undefined ? undefined : readAllergenName(name);
  return named && { ...named, denies: undefined };
}

const known = new Map<string, Heading | undefined>();
const mostKnown = 5000;

/**
 * Reads a column's heading; `undefined` if we know nothing in it. It is cached, because each text of a page is asked
 * about often.
 */
export function readHeading(text: string): Heading | undefined {
  if (known.has(text)) return known.get(text);
  if (known.size >= mostKnown) known.clear();
  const heading = headingOf(text);
  known.set(text, heading);
  return heading;
}

function headingOf(text: string): Heading | undefined {
  const [, short, full] = /^(\p{Lu}{2}): (.+)$/u.exec(text) ?? [];
  if (short !== undefined && full !== undefined) {
    const heading = headingOf(full);
    return heading?.kind === 'allergen' && heading.free ? { ...heading, short } : undefined;
  }
  const sign = headingSign(text);
  const code = /\(\s*([a-z]{1,2}|\d{1,2})\s*\)/i.exec(text)?.[1]?.toLowerCase();
  const words = plain(text.replaceAll(allNoteSigns, ' ')).trim();
  if (words === '' || words.length > 120) return undefined;
  const low = words.toLowerCase().replace(/[:.]+$/, '');
  if (lists.test(low)) return { kind: 'list', level: 'contains' };
  // The cells below "Gluten source" name the cereals.
  const source = /^(.+?)\s+(?:sources?|types?)$/.exec(low)?.[1];
  if (source !== undefined && readAllergenName(source)) return { kind: 'list', level: 'contains' };
  const isSuited = suits.test(low);
  const free = isSuited || /\bfree\b|^(?:(?:contains? |has )?no|does not contain|(?:made )?without)\s/.test(low);
  const level = mayWords.test(words) ? 'may_contain' : 'contains';
  mayWords.lastIndex = 0;
  const bare = words.replaceAll(mayWords, ' ').replaceAll(freeWords, ' ');
  const isNutrition = low.length <= 34 && (simple.find(([kind]) => kind === 'other')?.[1].test(low) ?? false);
  const named = isNutrition ? undefined : (readAllergenName(bare) ?? shortFor(bare));
  if (named) {
    const isNarrowed = isSuited || narrowed.test(low) || ofPeople.test(low);
    return {
      kind: 'allergen',
      named: isNarrowed ? { ...named, denies: undefined } : named,
      level,
      free,
      ...(sign !== undefined && { sign }),
      ...(code !== undefined && { code }),
    };
  }
  // What "May contain traces of" names stands in its cells.
  if (mayLists.test(low)) return { kind: 'list', level: 'may_contain' };
  const kind =
    low.length > 48
      ? undefined
      : simple.find(([each, pattern]) => (each !== 'other' || low.length <= 34) && pattern.test(low))?.[0];
  return kind === undefined ? undefined : { kind };
}
