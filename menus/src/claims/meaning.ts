/** What a legend says of a mark. */
export type Meaning = 'contains' | 'may_contain' | 'absent' | 'unknown';

const unsure = /\b(?:unknown|not (?:available|tested|stated|known|applicable|declared)|no (?:data|information)|n\/a)\b/i;
const mayBe =
  /\b(?:may|might|could|can)\b[^.]{0,20}\b(?:contain|have|be present|include|come in)|\btraces?\b|cross[- ]?(?:contact|contamin)|\bshared\b|\bsame (?:fryer|oil|grill|equipment|line|facility)|\b(?:deep[- ])?fried\b|\bcooked (?:in|on|with)\b|\bprocessed (?:in|on|with)\b|\b(?:made|produced|prepared|manufactured) (?:in|on|using)\b|\bin contact\b|\bfacility\b|\bfryers?\b/i;
const denies =
  /\b(?:not|no|none|without|absent|never|nor|neither)\b|n['’]t\b|\bfree\b|\bdoes ?not\b/i;
const has = /\b(?:contain(?:s|ed|ing)?|present|includ\w*|yes|has|have|ingredients?|added|allergens?|applies)\b/i;

/** Returns what a phrase of a legend says, or `undefined` if it says none of it. "May" weighs more than "not". */
export function meaningOf(phrase: string): Meaning | undefined {
  if (unsure.test(phrase)) return 'unknown';
  if (mayBe.test(phrase)) return 'may_contain';
  if (denies.test(phrase)) return 'absent';
  return has.test(phrase) ? 'contains' : undefined;
}
