import { isPlainDenial } from './plain-denial.ts';

/** Is what a legend says about a mark. */
export type Meaning = 'contains' | 'may_contain' | 'absent' | 'unknown';

const unsure =
  /\b(?:can ?not|can['’]t|unable|guarante\w*|promise|unknown|undetermined|pending|insufficient|no (?:data|information|claims?|details?|records?|answer)|to be (?:confirmed|determined|advised)|tb[acd]|ask (?:your|us|a|the|our|staff)|n\/a)\b|(?:\bnot|n['’]t)(?: yet)?(?: been)? (?:available|tested|stated|known|applicable|declared|assessed|evaluated|reviewed|verified|confirmed|determined|provided|reported|recorded|analy[sz]ed|checked|listed|disclosed|supplied|received|certain|sure|clear|claimed|guaranteed|offered|served|sold)\b/i;
/** The dish contains it as it is served: "not suitable for", "can be made without", "on request". */
const adverse =
  /(?:\bnot|n['’]t|\bun|\bnon)[ -]?(?:be )?(?:suitable|safe|friendly|free|recommended|appropriate|advised)\b|\bavoid\b|\b(?:do|should|must) not (?:eat|order|consume|be eaten)\b|\b(?:can(?:not|['’]t)?|could|may|must|needs? to|has to) (?:not )?be (?:made|modified|removed|prepared|ordered|served|omitted|adapted|requested|left)\b|\b(?:up)?on request\b|\b(?:when|if) (?:ordered|modified|requested|removed|you ask)\b|\b(?:modif|remov|adapt)\w+|\boption(?:al|s)?\b/i;
/** Matches phrases about who may eat it, which don't say what is in it. */
const diets = /\b(?:vegan|vegetarian|halal|kosher|plant[- ]based|keto|paleo)/i;
const mayBe =
  /\b(?:may|might|could|can)\b[^.]{0,20}\b(?:contain|have|be present|include|come in)|\btraces?\b|cross[- ]?(?:contact|contamin)|\bshared\b|\bsame (?:fryer|oil|grill|equipment|line|facility)|\b(?:deep[- ])?fried\b|\bcooked (?:in|on|with)\b|\bprocessed (?:in|on|with)\b|\b(?:made|produced|prepared|manufactured) (?:in|on|using)\b|\bin contact\b|\bfacility\b|\bfryers?\b/i;
/** A denial must be about the allergen, and not about anything else: "no substitutions", "not in all places". */
const denies =
  /\b(?:not|no|none|never|nor|neither|without|zero|does ?not)\b[^.;]{0,40}?\b(?:contain\w*|present|includ\w*|ingredients?|added|allergens?|have|has|found|used|there)\b|n['’]t\b[^.;]{0,24}?\b(?:contain\w*|includ\w*|have|present)|\b(?:absent|suitable|free)\b|\bwithout (?:it|them|this|these|that)\b|\bnot (?:in|part of) (?:the|this|it|product|item|dish|recipe)\b|^\W*(?:no|none|not|nil|absent|without|negative)\W*$/i;
const has = /\b(?:contain(?:s|ed|ing)?|present|includ\w*|yes|has|have|ingredients?|added|allergens?|applies)\b/i;

const negated =
  /(?:\b(?:not|no|none|never|without)\b|n['’]t\b)[\s\w]{0,24}?\b(?:contain\w*|present|includ\w*|ingredients?|added|allergens?|have|has)\b/gi;
const begins =
  /^(?:contains?(?! (?:no|none|zero)\b)|present|includ\w+|yes|has (?!no[nt]?\b)|allergen (?:is )?present)\b/i;

/** Returns whether a phrase says that something isn't known or promised. */
export const isUnsure = (phrase: string): boolean => unsure.test(phrase);

/** Returns whether a phrase says that the dish, as it is served, isn't for people who avoid it. */
export const isAdverse = (phrase: string): boolean => adverse.test(phrase);

/**
 * Returns what a phrase of a legend says, or `undefined` if it says none of it. "May" weighs more than "not", and a
 * phrase that both affirms and denies affirms: read wrongly, it warns. Only what denies plainly says "absent".
 */
export function meaningOf(phrase: string): Meaning | undefined {
  const words = phrase.trim();
  if (begins.test(words)) return mayBe.test(words.slice(0, 40)) ? 'may_contain' : 'contains';
  if (mayBe.test(words)) return 'may_contain';
  if (isAdverse(words)) return 'contains';
  if (unsure.test(words)) return 'unknown';
  if (diets.test(words)) return 'unknown';
  if (denies.test(words)) {
    const affirms =
      /\b(?:contains|present|includes)\b/i.test(words.replaceAll(negated, ' ')) && !/\bfree\b/i.test(words);
    return affirms ? 'contains' : isPlainDenial(words) ? 'absent' : 'unknown';
  }
  return has.test(words) ? 'contains' : undefined;
}
