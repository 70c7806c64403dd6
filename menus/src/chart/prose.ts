import type { AllergenId } from '@clearplate/domain/facts/allergens';
import { clean, plain, readAllergenName } from '../claims/allergen-words.ts';
import { readLegend, type Legend, type Note } from '../claims/legend.ts';
import { meaningOf } from '../claims/meaning.ts';
import type { Claim, Doubt, DraftDish } from '../draft.ts';
import type { Cell } from './grid.ts';
import { beginsWithSign } from './headings.ts';
import { allergensInNote } from './words-in-row.ts';

/** Words of whoever doesn't stand by the chart as it is. */
const notYet =
  /\b(?:superseded|outdated|out[- ]of[- ]date|obsolete|no longer (?:valid|current|accurate|correct)|(?:do|does) not (?:include|apply|cover)|not for (?:publication|use|guests|distribution)|(?:do not|don['’]t|should not|must not) (?:be )?rel(?:y|ied)|being (?:updated|revised|reviewed|reformulated)|under (?:review|revision)|to be (?:updated|confirmed|revised|verified|determined)|(?:not|n['’]t)(?: yet)?(?: been)? (?:verified|confirmed|validated|checked|assessed|reviewed|evaluated|tested)|pending|tb[acd])\b|^\W*draft\W*$|\bdraft\b.*\b(?:publication|version|chart|copy|only)\b/i;

/** Words by which what stands below a heading isn't sure, or isn't whole. */
const notWhole =
  /\b(?:var(?:y|ies|ied|ying)|depend\w*|except\w*|exclud\w*|base only|only the|(?:ask|see|check)\b|chang(?:ed|es|ing)|discontinued|suppli\w*|local(?:ly)?|incomplete|partial)\b/i;

const verb =
  /\b(?:is|are|was|were|be|been|being|has|have|do|does|contains?|comes?|made|brushed|cooked|fried|baked|grilled|toasted|used|uses?|may|might|can|will|includes?|included|declared|verified|served|added|finished|dusted|glazed|topped|prepared|supplied|rely)\b/i;

const fillers =
  /\b(?:the|a|an|of|in|on|for|our|we|this|these|following|all|any|are|is|as|by|to|us|u\.?s\.?|eu|uk|fda|usda|federal|law|required|big|top|main|major|common|most|eight|nine|fourteen|\d{1,2}|food|foods|allergens?|allergies|allergenic|allergen|allergy|ingredients?|chart|menu|table|list|listed|lists|cover(?:s|ed)?|shows?|shown|includes?|included|including|recogni[sz]e[ds]?|identif(?:y|ies|ied)|information|guide|matrix|declared?|declares|contains?|key)\b/gi;

/** "The nine major allergens are milk, eggs, …": what a chart covers, and nothing of its dishes. */
function coversOnly(text: string): boolean {
  const parts = text.split(/[,;:/&•|()[\].]|\s[-–—]\s|\b(?:and|or|are|is|includ\w+)\b/i);
  return parts.every((part) => {
    const bare = part.replaceAll(fillers, ' ').trim();
    return bare === '' || readAllergenName(bare) !== undefined || readAllergenName(part) !== undefined;
  });
}

/** Whether a sentence explains a sign: a legend's entry. */
function isEntry(text: string): boolean {
  const { marks, codes } = readLegend([{ text, where: {} }]);
  const keys = [...marks.keys(), ...codes.keys()];
  return keys.length > 0 && keys.every((key) => key.length <= 3 || key.startsWith('fill:'));
}

const sentencesOf = (text: string): string[] =>
  text
    .slice(0, 2000)
    .split(/(?<=[.!?])\s+|\n/)
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** Whether a text is a sentence, and no name or heading. */
export const isSentence = (text: string): boolean => text.split(/\s+/).length > 3 && verb.test(text);

const diets = /\b(?:vegan|vegetarian|halal|kosher|plant|keto|paleo)/i;

const longestHeading = 100;

/** Whether a heading of a section, or a note like one between rows, leaves open what its rows are without. What is longer is of all. */
export const leavesRowsOpen = (text: string): boolean =>
  text.length < longestHeading &&
  (notYet.test(text) ||
    notWhole.test(text) ||
    /\b(?:may|might|could|traces?|cross|shared?|same|facility|contact)\b/i.test(text) ||
    (meaningOf(text) === 'unknown' && !diets.test(text)));

/** Whether the heading of a section may say more of its dishes than what they are: "Fried in peanut oil". */
export const saysMore = (text: string): boolean =>
  leavesRowsOpen(text) ||
  (text.length < longestHeading &&
    (isSentence(text) || /\b(?:in|with)\b/i.test(text)) &&
    allergensInNote(text).length > 0);

export interface Prose {
  /** Allergens that it says anything of, each with what it belongs to: nothing denies them. */
  readonly named: ReadonlySet<AllergenId>;
  /** Whether somebody doesn't stand by the chart: nothing in it denies. */
  readonly withholds: boolean;
  /** The sentences that do either. */
  readonly sentences: readonly Note[];
}

/**
 * Reads what is said around a chart beside its legend: "All buns are brushed with butter", "Peanut data are being updated". Nobody
 * knows which dishes that is of, so what it names is denied of none.
 */
export function readProse(notes: readonly Note[]): Prose {
  const named = new Set<AllergenId>();
  const sentences: Note[] = [];
  let withholds = false;
  // A footnote is of what has its sign.
  for (const note of notes.slice(0, 400).filter(({ text }) => !beginsWithSign(text))) {
    for (const text of sentencesOf(note.text)) {
      const found = isSentence(text) && !coversOnly(text) && !isEntry(text) ? allergensInNote(text) : [];
      const isNotYet = found.length === 0 && text.length < 300 && notYet.test(text);
      if (found.length === 0 && !isNotYet) continue;
      for (const allergen of found) named.add(allergen);
      withholds ||= isNotYet;
      sentences.push({ ...note, text });
    }
  }
  return { named, withholds, sentences };
}

const isNameAlone = (row: readonly Cell[], nameAt: number): boolean =>
  row.every(
    (cell, at) => at === nameAt || cell.covered !== undefined || (cell.text.trim() === '' && cell.drawn !== true),
  );

/** Whether a row is a sentence about other rows, and no dish. */
export function isTold(row: readonly Cell[], nameAt: number): boolean {
  const text = row[nameAt]?.text.trim() ?? '';
  return isSentence(text) && /[.!;]$|\b(?:below|above|all items)\b/i.test(text) && isNameAlone(row, nameAt);
}

/** What a note warns of for all dishes is denied of none. */
export const withoutDenied = (dish: DraftDish, warned: ReadonlySet<string>): DraftDish => ({
  ...dish,
  claims: dish.claims.filter(({ level, allergen }) => level !== 'absent' || !warned.has(allergen)),
});

/** Says of a dish what the heading of its section says of all below it: "Fried in peanut oil" warns, and denies no peanut. */
export function belowHeading(dish: DraftDish, heading: Cell | undefined): DraftDish {
  if (!heading) return dish;
  const { text, where } = heading;
  const named = allergensInNote(text);
  const reason = clean(text).slice(0, 200);
  const warned = new Set(dish.claims.flatMap(({ level, allergen }) => (level === 'absent' ? [] : [allergen])));
  const added = named
    .filter((allergen) => !warned.has(allergen))
    .map((allergen): Claim => ({ allergen, level: 'may_contain', words: reason, where, reason }));
  return {
    ...dish,
    claims: [...withoutDenied(dish, new Set(named)).claims, ...added],
    doubts: [...dish.doubts, { about: 'claim', says: `A footnote: ${reason}`, where }],
  };
}

/** What notes and prose name is denied of no dish, and each is shown once. */
export function heedNotes(
  { general }: Pick<Legend, 'general'>,
  { named, sentences }: Prose,
): { readonly warned: ReadonlySet<AllergenId>; readonly doubts: readonly Doubt[] } {
  const warned = new Set([...named, ...general.flatMap(({ text }) => allergensInNote(text.slice(0, 2000)))]);
  const isGeneral = (text: string) => general.some((one) => plain(one.text).includes(plain(text)));
  const all = [...general, ...sentences.filter(({ text }) => !isGeneral(text))];
  const shown = new Map(all.map(({ text, where }) => [plain(text), where]));
  const doubts = [...shown]
    .slice(0, 20)
    .map(([text, where]): Doubt => ({ about: 'file', says: `For all dishes: ${text.slice(0, 500)}`, where }));
  return { warned, doubts };
}
