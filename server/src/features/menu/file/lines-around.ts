import { isOpenTitle, readHeading, turnsAround } from '@clearplate/menus/chart/headings';
import { anyNoteSign } from '@clearplate/menus/claims/raised';
import { longestPhrase } from '@clearplate/domain/lexicon/lexicon';
import { tokensOf } from '@clearplate/domain/reading/normalise';
import { spanishNamed, turnsCells, wordsOf } from './heading-names.ts';

const sign = new RegExp(anyNoteSign, 'u');

/** Whether a name has the mark of a footnote, which may take back its row's denials. */
export const hasSign = (text: string): boolean => sign.test(text);

const warning =
  /\b(?:may|might|can|contain\w*|traces?|shared?|cross|fryers?|except|excluding|only|unless|unknown|unverified|ask|check|see|blank|empty|means?|key|legend|note|puede\w*|contiene\w*|trazas|salvo|excepto|consult\w*)\b/;

/** Tokens from which an allergen's name, or anything that stands for one, begins. */
const namesAllergen = (text: string): boolean => {
  const tokens = tokensOf(text);
  return tokens.some((token, at) => {
    const found = longestPhrase(tokens, at);
    return (found !== undefined && found.ingredient.stands.length > 0) || spanishNamed(token).length > 0;
  });
};

/** Whether a line next to a table may change what "none" means in it. Every line does that isn't plainly a title. */
export const leavesOpenBelow = (text: string): boolean =>
  text.length > 80 ||
  text.includes('=') ||
  hasSign(text) ||
  warning.test(wordsOf(text)) ||
  turnsCells(text) ||
  turnsAround(text) ||
  isOpenTitle(text) ||
  readHeading(text)?.kind === 'allergen' ||
  namesAllergen(text);

const note =
  /\bmay (?:also )?contain\b|\btraces? of\b|\bshared? (?:an? |the |our )?(?:\w+ )?(?:fryer|oil|equipment|grill|kitchen)|\bcross[- ]?(?:contact|contamin)|\bpuede contener\b/i;
const beginsWithSign = new RegExp(String.raw`^\s*[([]?(?:${anyNoteSign})[)\]]?\s*\p{L}.*\s`, 'u');

/** Whether a text alone in its row, below the headings, is about the other rows and names no dish. */
export const isNote = (text: string): boolean => note.test(text) || beginsWithSign.test(text);
