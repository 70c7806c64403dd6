/**
 * Lists the only words of a plain denial. Any further word ("usually", "believed", "if", "batter") may narrow or
 * reverse it.
 */
const plainWords = new Set(
  `not no none nil neither nor without zero negative absent free suitable
  does do is are isn't aren't don't doesn't hasn't haven't be
  contain contains contained containing include includes included have has present found used there
  a an the this that these those it its them which they in as of from for to with who and or any at
  item items dish dishes product products food foods meal meals recipe recipes
  allergen allergens allergenic allergy allergies allergic ingredient ingredients part
  people persons guests customers diners anyone anybody
  cell cells box boxes space spaces field fields column mark marked symbol
  mean means indicate indicates denote denotes show shows
  respective corresponding particular relevant specified named`.split(/\s+/),
);

/** Lists words that are plain only beside others: "the 14 allergens", "any of the allergens listed above". */
const besideOthers: readonly (readonly [RegExp, string])[] = [
  [/\bmenu (?=(?:items?|dish(?:es)?)\b)/g, ''],
  [/\bof the (?:(?:big|top) )?(?:8|9|14|eight|nine|fourteen) (?=(?:(?:major|main|food) )?allergens?\b)/g, 'of the '],
  [/\b(?:major|main|food) (?=allergens?\b)/g, ''],
  [/\b(of the allergens) (?:that are )?(?:listed|named|shown)(?: (?:above|below|here))?$/g, '$1'],
];

/** Matches words that deny, and words that deny a denial: "not free", "none is without", "no dish is suitable". */
const negations = /\b(?:not|no|none|nil|neither|never|zero|negative)\b|n't\b/g;
const denials = /\b(?:free|absent|without|suitable)\b/;
const clauses = /[,;:/()]|\bor\b|\band\b|\s[–—-]\s/;

/** Has no meaning if it narrows the dishes or the price: "not included in the meal". */
const ofTheMenu = /\b(?:in|from|with|of) (?:a|an|any|the|this|these) (?:meals?|menu)\b/;

/**
 * Returns whether a phrase denies plainly, without any condition, hedge or narrowing. It may contain only the words of
 * a denial, because any other word may change it.
 */
export function isPlainDenial(phrase: string): boolean {
  let words = phrase.toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim();
  if (words.includes('?')) return false;
  for (const [pattern, left] of besideOthers) words = words.replaceAll(pattern, left);
  if (ofTheMenu.test(words) || /\bno (?:specified|named|part)\b/.test(words)) return false;
  const isKnown = (words.match(/[\p{L}\p{N}%<>][\p{L}\p{N}%']*/gu) ?? []).every((word) => plainWords.has(word));
  if (!isKnown) return false;
  return words.split(clauses).every((clause) => {
    const times = clause.match(negations)?.length ?? 0;
    return times < 2 && !(times > 0 && denials.test(clause));
  });
}

/** Returns whether the sentence after a denial takes it back: "Except in seasonal dishes." */
export const takesBack = (after: string): boolean =>
  /^[\s.,;]*(?:except|however|but|unless|only|although|though|yet|provided|if|when|where|depend\w*|this (?:is|does) not|(?:(?:this|it|these|they)(?:['’]s| is| are)? )?not (?:be )?(?:suitable|safe|intended|recommended|guarante\w*)|unsuitable|unsafe|cannot\b|can['’]t)\b/i.test(
    after,
  );

/** Returns whether the words after "dairy free" take it back, or may do so: an offer, or a notice of the kitchen. */
export const takesBackCode = (after: string): boolean =>
  takesBack(after) ||
  /^[\s.,;]*(?:please|ask|speak|tell|inform|on request|options?|available|may|might|can|could)\b/i.test(after) ||
  /\b(?:not (?:be )?(?:suitable|safe|intended|recommended|appropriate|guarante\w*|certified|strictly)|unsuitable|unsafe|cannot|can ?not|unable|guarante\w*|cross[- ]?conta\w+|traces?|shared)\b|\b(?:can|don|won|isn|aren|couldn)['’]t\b/i.test(
    after,
  );
