import { clean, plain, readAllergenName } from '../claims/allergen-words.ts';
import { readMark } from '../claims/marks.ts';
import { isAdverse, meaningOf } from '../claims/meaning.ts';
import { readTextClaims } from '../claims/text-claims.ts';
import type { Claim, Doubt } from '../draft.ts';
import type { Cell } from './grid.ts';
import type { Heading } from './headings.ts';
import type { RowContext } from './read-row.ts';
import { allergensOver, isShortName, leavesRowsOpen, saysMay } from './words-around.ts';
import { allergensInHeading, allergensNamedIn } from './words-in-row.ts';

export interface Said {
  readonly claims: readonly Claim[];
  readonly doubts: readonly Doubt[];
}

const isDiet = (heading: string): boolean => /vegan|vegetarian|halal|kosher|organic|keto|paleo/i.test(heading);

/** Returns whether a cell below an unknown heading has a mark. What it marks may be in what the row denies. */
const hasMark = (text: string, { legend }: RowContext): boolean =>
  /^(?:[xvcmt]|y|yes|mc|tr|true|contains|present|may\b.*|[^\p{L}\p{N}\s.,$–—/?-]{1,2})$/iu.test(text) ||
  (!/^\d+$/.test(text) && (legend.marks.get(plain(text).toLowerCase()) ?? 'absent') !== 'absent');

/** A colour and a drawing are marks. */
const isWords = (text: string): boolean => /\p{L}{3}/u.test(text) && text !== 'drawn' && !text.startsWith('fill:');

/**
 * Returns whether a column's words are about the product and not its content, or it is a section's and has no heading.
 */
const isHarmless = (title: string, text: string): boolean =>
  !leavesRowsOpen(text) &&
  allergensOver(text).length === 0 &&
  (/^(?:new|popular|best ?seller|favou?rite|signature|classic|hot|cold|spicy|mild|small|medium|large|regular)!?$/i.test(
    text,
  ) ||
    /^(?:brand|manufacturer|sku|upc|gtin|barcode|(?:item |product )?(?:code|number|no\.?|id)|units?|days?|daypart|season|availability|region|station|size|served|serving style)$/i.test(
      title.trim(),
    ) ||
    (title.trim() === '' && isShortName(text)));

/** Returns the text of an unread column if it may take back what the row denies. */
function openIn(text: string, heading: Heading | undefined, title: string, context: RowContext): boolean {
  if (!isDiet(title) && hasMark(text, context)) return true;
  if (text.length < 3 || /^[<~]?\d[\d.,+]*\s?\w{0,4}$/.test(text)) return false;
  if (readTextClaims(text, {}).claims.length > 0) return true;
  const meaning = meaningOf(text);
  if (meaning === 'may_contain' || isAdverse(text)) return true;
  // Below "Notes" words may be about anything.
  if (heading === undefined && isWords(text) && !isHarmless(title, text)) return true;
  return text.split(/[,;/&|+()\n]|\band\b|\bor\b/i).some((part) => readAllergenName(part) !== undefined);
}

/**
 * Reads a cell of an unread column, which may take back what the row denies. It warns of the allergens in its heading's
 * words.
 */
export function readUnread(
  { text, where }: Cell,
  mark: string,
  { heading, title }: { readonly heading: Heading | undefined; readonly title: string },
  context: RowContext,
): Said | undefined {
  if (!openIn(mark, heading, title, context)) return undefined;
  const said = readTextClaims(text, where).claims;
  const cooked =
    said.length > 0 || !saysMay(text)
      ? []
      : allergensNamedIn(text).map((allergen): Claim => ({
          allergen,
          level: 'may_contain',
          words: clean(text),
          where,
        }));
  const { level } = (hasMark(mark, context) ? readMark(mark, context.legend, context.marks) : undefined) ?? {
    level: 'absent',
  };
  const says = `A column that isn't read may say more of it: “${clean(text).slice(0, 100)}”.`;
  return {
    claims: [
      ...said,
      ...cooked,
      ...(level === 'absent' ? [] : allergensInHeading(title)).map((allergen): Claim => ({
        allergen,
        level,
        words: mark,
        where,
      })),
    ],
    doubts: [{ about: 'claim', says, where }],
  };
}
