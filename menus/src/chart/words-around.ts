import type { AllergenId } from '@clearplate/domain/facts/allergens';
import { joinLines, readLegend, type Note } from '../claims/legend.ts';
import { isUnsure, meaningOf } from '../claims/meaning.ts';
import { noteSigns, raisedFigures, raisedLetters } from '../claims/raised.ts';
import { readHeading } from './headings.ts';
import { allergensInWords, allergensSaid } from './words-in-row.ts';

/** What is said of what a chart states, and not of the kitchen: it isn't ready, not of today, not whole, or of another place. */
const ofTheData =
  /\b(?:superseded|replaced by|outdated|out of date|no longer (?:valid|current|accurate)|do(?:es)? not (?:rely|include|apply|cover)|don['’]t rely|(?:being|to be) (?:updated|reviewed|revised|confirmed|determined)|under review|in review|review (?:is )?in progress|pending|tb[acd]|not for publication|(?:see|check|refer to|consult) (?:the )?(?:pack\w*|labels?)|(?:not|n['’]t)(?: yet)?(?: been)?(?: yet)? (?:verified|assessed|reviewed|tested|confirmed|checked|determined|available|complete|final|declared|known|recorded|listed|analy[sz]ed)(?! by the (?:fda|food)))\b|^\W*draft\b(?! (?:beers?|ales?|ciders?|root|coffees?|lattes?|lagers?|nitro|wines?|selections?)\b)|\bdraft (?:version|chart|copy|document)\b/i;

/** Said of the rows below it, such a word leaves open what they have: "allergens vary by location", "base only". */
const ofTheRows =
  /\b(?:var(?:y|ies|iable)|review\w*|except\w*|excluding|data|ask|unavailable|changes?|changed|discontinued|supplied)\b|(?<!\b(?:lunch|breakfast|dinner|brunch|weekends?|weekdays|dine[- ]in|takeaway|adults?|members|locations|mornings?|evenings?)\s)\bonly\b/i;
const ofPrices = /\b(?:prices?|priced|photos?|pictures?|hours|ask about our)\b/i;

/** A way to cook, as a section is called: "Fried chicken". In what, or with what, is another matter. */
const asCooked = /\b(?:deep[- ])?fried\b(?! (?:in|on|with|by|together)\b)/gi;

/** Whether words beside a dish, or above dishes, say that it may have more than its marks say. */
export const saysMay = (text: string): boolean => meaningOf(text.replaceAll(asCooked, ' ')) === 'may_contain';

/** "Fries - shared fryer", "Rings (same oil as fish)": a name, and how it is cooked. */
export const namesSharing = (text: string): boolean =>
  /^(?!(?:all|our|these|those|the|we|please|note|notice|warning|items?|foods?|products?|everything|any)\b)[^.:;=]{3,40}?(?:\s[-–—]\s|\s*[([])[^.;=]{0,30}\b(?:shared?|same) (?:\w+ )?(?:fryers?|oil|grill|equipment)\b[^.;]{0,30}$/i.test(
    text.trim(),
  );

/** Whether words above or among the rows leave open what the rows below them deny. */
export const leavesRowsOpen = (text: string): boolean =>
  saysMay(text) || isUnsure(text) || ofTheData.test(text) || (ofTheRows.test(text) && !ofPrices.test(text));

const beginsWithSign = new RegExp(
  String.raw`^\s*(?:[${noteSigns}${raisedFigures}${raisedLetters}]|[([]?(?:\d{1,2}|[a-z])[)\].:]\s)`,
  'u',
);

/** "CATERING – not assessed" has a dash, and explains none. */
export const isNamed = (text: string): boolean =>
  /^\s*\p{L}[\p{L}\s&’']{3,}\s[-–—]\s/u.test(text) && !text.includes('=');

/** A sentence is no dish's name: "Buns are supplied locally; see packaging." */
export const isSentence = (text: string): boolean => /[.!]\s*$/.test(text) && text.trim().split(/\s+/).length > 4;

/** "1 Nov" has no sign. */
const days = /\b\d{1,2} (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*(?: 20\d\d)?/gi;

/** Said of the whole document, and no dish: "Superseded by the chart of May". */
export const isOfDocument = (text: string): boolean =>
  /^\W*(?:superseded|replaced|outdated|not for|do not|draft\b)/i.test(text) && ofTheData.test(text);

/** Whether a text explains a sign: what it says is of the sign. */
function explainsSign(text: string): boolean {
  if (isNamed(text)) return false;
  const { marks, codes, footnotes, unclear } = readLegend([{ text: text.replaceAll(days, ' '), where: {} }]);
  return marks.size + codes.size + footnotes.size + unclear.size > 0 || beginsWithSign.test(text);
}

/** What a text above rows says of them. What explains a sign is of the sign, and a long one is a notice for all. */
export const headingOver = (text: string): string => (text.length > 120 || explainsSign(text) ? '' : text);

const tells =
  /\b(?:is|are|was|were|be|been|has|have|in|on|with|used?|uses|contain\w*|made|fried|cooked|brushed|not|no|from|may|now|new|until|except\w*|but|come|comes|added|changed?)\b|[.!;]\s*$/i;

/** "Fish & chips", "Milk shakes": a heading or a name, which tells nothing. */
export const isShortName = (text: string): boolean => text.split(/\s+/).length < 6 && !tells.test(text);

/** What words above rows have in them. "Burgers" is what they are called, and says of none that it has wheat. */
export const allergensOver = (text: string): readonly AllergenId[] =>
  isShortName(text) ? allergensSaid(text) : allergensInWords(text);

/** "All sandwiches come with mayo": what words above rows say that the dishes have, as they are served. */
export const servedWith = (text: string): readonly AllergenId[] =>
  /\b(?:come|comes|served|topped|made|finished|brushed|dressed|glazed) (?:with|in)\b/i.test(text)
    ? allergensInWords(text)
    : [];

/** What a chart is about: "It covers milk, eggs, fish and soy". */
const isListOfCovered = (text: string, named: readonly AllergenId[]): boolean =>
  named.length > 3 && /\ballerg|\bcovers?\b|\bfollowing\b|\bincludes?\b/i.test(text);

const sentences = (text: string): readonly string[] =>
  beginsWithSign.test(text) ? [] : text.slice(0, 2000).split(/(?<=[^\s.]{2}[.!?])\s+|\n/);

export interface WordsAround {
  /** All of the file's denials are open. */
  readonly withholds: boolean;
  /** The allergens that a note says something of: no row denies them. */
  readonly named: ReadonlySet<AllergenId>;
  /** The notes that took something back, for people. */
  readonly notes: readonly Note[];
}

/** Reads what notes outside the rows take back of a whole chart. */
export function readWordsAround(notes: readonly Note[]): WordsAround {
  const named = new Set<AllergenId>();
  const told: Note[] = [];
  let withholds = false;
  // A footnote's words may come once more without the sign, as a cell of their own.
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
