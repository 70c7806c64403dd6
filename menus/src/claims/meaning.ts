/** What a legend says of a mark. */
export type Meaning = 'contains' | 'may_contain' | 'absent' | 'unknown';

const unsure =
  /\b(?:unknown|not (?:available|tested|stated|known|applicable|declared)|no (?:data|information)|n\/a)\b/i;
const mayBe =
  /\b(?:may|might|could|can)\b[^.]{0,20}\b(?:contain|have|be present|include|come in)|\btraces?\b|cross[- ]?(?:contact|contamin)|\bshared\b|\bsame (?:fryer|oil|grill|equipment|line|facility)|\b(?:deep[- ])?fried\b|\bcooked (?:in|on|with)\b|\bprocessed (?:in|on|with)\b|\b(?:made|produced|prepared|manufactured) (?:in|on|using)\b|\bin contact\b|\bfacility\b|\bfryers?\b/i;
const denies =
  /\b(?:not|no|none|without|absent|never|nor|neither|suitable|friendly)\b|n['’]t\b|\bfree\b|\bdoes ?not\b/i;
const has = /\b(?:contain(?:s|ed|ing)?|present|includ\w*|yes|has|have|ingredients?|added|allergens?|applies)\b/i;

const negated =
  /(?:\b(?:not|no|none|never|without)\b|n['’]t\b)[\s\w]{0,24}?\b(?:contain\w*|present|includ\w*|ingredients?|added|allergens?|have|has)\b/gi;
const begins = /^(?:contains?(?! (?:no|none|zero)\b)|present|includ\w+|yes|has (?!no\b)|allergen (?:is )?present)\b/i;

/**
 * Returns what a phrase of a legend says, or `undefined` if it says none of it. "May" weighs more than "not", and a
 * phrase that both affirms and denies affirms: read wrongly, it warns.
 */
export function meaningOf(phrase: string): Meaning | undefined {
  const words = phrase.trim();
  if (begins.test(words)) return mayBe.test(words.slice(0, 40)) ? 'may_contain' : 'contains';
  if (unsure.test(words)) return 'unknown';
  if (mayBe.test(words)) return 'may_contain';
  if (denies.test(words))
    return /\b(?:contains|present|includes)\b/i.test(words.replaceAll(negated, ' ')) && !/\bfree\b/i.test(words)
      ? 'contains'
      : 'absent';
  return has.test(words) ? 'contains' : undefined;
}
