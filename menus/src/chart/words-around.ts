import type { AllergenId } from '@clearplate/domain/facts/allergens';
import { joinLines, readLegend, type Note } from '../claims/legend.ts';
import { isUnsure, meaningOf } from '../claims/meaning.ts';
import { noteSigns, raisedFigures, raisedLetters } from '../claims/raised.ts';
import { readHeading } from './headings.ts';
import { allergensInWords, allergensSaid } from './words-in-row.ts';

/**
 * Matches statements about the chart itself, not about the kitchen: it is unfinished, outdated, incomplete, or another
 * place's.
 */
const ofTheData =
  /\b(?:superseded|replaced by|outdated|out of date|no longer (?:valid|current|accurate)|do(?:es)? not (?:rely|include|apply|cover)|don['’]t rely|(?:being|to be) (?:updated|reviewed|revised|confirmed|determined)|under review|in review|review (?:is )?in progress|pending|tb[acd]|not for publication|(?:see|check|refer to|consult) (?:the )?(?:pack\w*|labels?)|(?:not|n['’]t)(?: yet)?(?: been)?(?: yet)? (?:verified|assessed|reviewed|tested|confirmed|checked|determined|available|complete|final|declared|known|recorded|listed|analy[sz]ed)(?! by the (?:fda|food)))\b|^\W*draft\b(?! (?:beers?|ales?|ciders?|root|coffees?|lattes?|lagers?|nitro|wines?|selections?)\b)|\bdraft (?:version|chart|copy|document)\b/i;

/** Such a word above rows leaves open what they contain: "allergens vary by location", "base only". */
const ofTheRows =
  /\b(?:var(?:y|ies|iable)|review\w*|except\w*|excluding|data|ask|unavailable|changes?|changed|discontinued|supplied)\b|(?<!\b(?:lunch|breakfast|dinner|brunch|weekends?|weekdays|dine[- ]in|takeaway|adults?|members|locations|mornings?|evenings?)\s)\bonly\b/i;
const ofPrices = /\b(?:prices?|priced|photos?|pictures?|hours|ask about our)\b/i;

/** Matches a cooking method as a section's name, "Fried chicken". What it is fried in, or with, is another matter. */
const asCooked = /\b(?:deep[- ])?fried\b(?! (?:in|on|with|by|together)\b)/gi;

/** Returns whether words beside a dish, or above dishes, say that it may have more than its marks say. */
export const saysMay = (text: string): boolean => meaningOf(text.replaceAll(asCooked, ' ')) === 'may_contain';

/** Returns whether a text is a name and how it is cooked: "Fries - shared fryer", "Rings (same oil as fish)". */
export const namesSharing = (text: string): boolean =>
  /^(?!(?:all|our|these|those|the|we|please|note|notice|warning|items?|foods?|products?|everything|any)\b)[^.:;=]{3,40}?(?:\s[-–—]\s|\s*[([])[^.;=]{0,30}\b(?:shared?|same) (?:\w+ )?(?:fryers?|oil|grill|equipment)\b[^.;]{0,30}$/i.test(
    text.trim(),
  );

/** Returns whether words above or among the rows leave open what the rows below them deny. */
export const leavesRowsOpen = (text: string): boolean =>
  saysMay(text) || isUnsure(text) || ofTheData.test(text) || (ofTheRows.test(text) && !ofPrices.test(text));

const beginsWithSign = new RegExp(
  String.raw`^\s*(?:[${noteSigns}${raisedFigures}${raisedLetters}]|[([]?(?:\d{1,2}|[a-z])[)\].:]\s)`,
  'u',
);

/** "CATERING – not assessed" has a dash, which explains no sign. */
export const isNamed = (text: string): boolean =>
  /^\s*\p{L}[\p{L}\s&’']{3,}\s[-–—]\s/u.test(text) && !text.includes('=');

/** A sentence is no dish's name: "Buns are supplied locally; see packaging." */
export const isSentence = (text: string): boolean => /[.!]\s*$/.test(text) && text.trim().split(/\s+/).length > 4;

/** "1 Nov" begins with a day, not with a sign. */
const days = /\b\d{1,2} (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*(?: 20\d\d)?/gi;

/** Returns whether a text is about the whole document, which is no dish: "Superseded by the chart of May". */
export const isOfDocument = (text: string): boolean =>
  /^\W*(?:superseded|replaced|outdated|not for|do not|draft\b)/i.test(text) && ofTheData.test(text);

/** Returns whether a text explains a sign, so that it is about the sign only. */
function explainsSign(text: string): boolean {
  if (isNamed(text)) return false;
  const { marks, codes, footnotes, unclear } = readLegend([{ text: text.replaceAll(days, ' '), where: {} }]);
  return marks.size + codes.size + footnotes.size + unclear.size > 0 || beginsWithSign.test(text);
}

/**
 * Returns what a text above rows says about them. A text that explains a sign is about the sign, and a long one is a
 * notice for all.
 */
export const headingOver = (text: string): string => (text.length > 120 || explainsSign(text) ? '' : text);

const tells =
  /\b(?:is|are|was|were|be|been|has|have|in|on|with|used?|uses|contain\w*|made|fried|cooked|brushed|not|no|from|may|now|new|until|except\w*|but|come|comes|added|changed?)\b|[.!;]\s*$/i;

/** Returns whether a text is a heading or a name, which makes no statement: "Fish & chips", "Milk shakes". */
export const isShortName = (text: string): boolean => text.split(/\s+/).length < 6 && !tells.test(text);

/**
 * Returns the allergens in the words above rows. "Burgers" is only a name, and doesn't say that any of them contains
 * wheat.
 */
export const allergensOver = (text: string): readonly AllergenId[] =>
  isShortName(text) ? allergensSaid(text) : allergensInWords(text);

/** "All sandwiches come with mayo" above rows says what the dishes contain as they are served. */
export const servedWith = (text: string): readonly AllergenId[] =>
  /\b(?:come|comes|served|topped|made|finished|brushed|dressed|glazed) (?:with|in)\b/i.test(text)
    ? allergensInWords(text)
    : [];

/** Returns whether a text only says what a chart is about: "It covers milk, eggs, fish and soy". */
const isListOfCovered = (text: string, named: readonly AllergenId[]): boolean =>
  named.length > 3 && /\ballerg|\bcovers?\b|\bfollowing\b|\bincludes?\b/i.test(text);

const sentences = (text: string): readonly string[] =>
  beginsWithSign.test(text) ? [] : text.slice(0, 2000).split(/(?<=[^\s.]{2}[.!?])\s+|\n/);

export interface WordsAround {
  /** Says whether all of the file's denials are withheld. */
  readonly withholds: boolean;
  /** Holds the allergens that a note says something about. No row denies them. */
  readonly named: ReadonlySet<AllergenId>;
  /** Holds the notes that took something back, to show to people. */
  readonly notes: readonly Note[];
}

/** Reads which denials of a whole chart notes outside the rows take back. */
export function readWordsAround(notes: readonly Note[]): WordsAround {
  const named = new Set<AllergenId>();
  const told: Note[] = [];
  let withholds = false;
  // A footnote's words may be repeated without the sign, in a cell of their own.
  const signed = notes.filter(({ text }) => beginsWithSign.test(text)).map(({ text }) => text.trim());
  const own = notes.filter(({ text }) => !signed.some((each) => each !== text.trim() && each.endsWith(text.trim())));
  for (const note of joinLines(own))
    for (const text of sentences(note.text)) {
      if (text.trim() === '' || explainsSign(text)) continue;
      const isOpen = ofTheData.test(text);
      const isHeading = readHeading(text) !== undefined || isShortName(text);
      const allergens = isHeading && !isOpen ? [] : allergensInWords(text);
      const isList = !isOpen && isListOfCovered(text, allergens);
      if (isList || (!isOpen && allergens.length === 0)) continue;
      // A "bun" names no allergen, whatever buns have.
      if (isOpen && allergensSaid(text).length === 0) withholds = true;
      for (const id of allergens) named.add(id);
      told.push({ ...note, text });
    }
  return { withholds, named, notes: told };
}
