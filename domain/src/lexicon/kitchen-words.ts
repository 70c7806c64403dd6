import { tokensOf } from '../reading/normalise.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(tokensOf(words));

export const handled = setOf(
  'made manufactured processed produced packed packaged prepared cooked fried handled baked stored grilled',
);
export const into = setOf('in on at using');
export const determiners = setOf('a an the our same shared common small');
export const places = setOf(
  'facility kitchen plant factory bakery equipment machinery line fryer oil grill eqpt equip environment area surface utensil site premises pan pot wok water',
);
/** "With" after one of these doesn't describe the dish: nobody lists what else is in "a facility with butter". */
export const works = setOf('facility plant factory equipment machinery line eqpt equip environment site premises');
/** Words that say that a place is used for other things, too. */
export const sharing = setOf('shared same common');
export const beings = setOf('is are');
export const relatives = setOf('that which where');
export const between = setOf('also we they it may can could');
export const handling = setOf(
  'process processes handle handles use uses contain contains prepare prepares make makes manufacture manufactures produce produces pack packs package packages cook cooks serve serves fry fries store stores bake bakes processing handling using run runs',
);

const skip = (tokens: readonly string[], from: number, words: ReadonlySet<string>): number => {
  let at = from;
  while (at < from + 4 && words.has(tokens[at] ?? '')) at += 1;
  return at;
};

/** Returns the end of "that also processes" after a place. */
function clauseEnd(tokens: readonly string[], from: number): number | undefined {
  const verb = skip(tokens, relatives.has(tokens[from] ?? '') ? from + 1 : from, between);
  return verb > from && handling.has(tokens[verb] ?? '') ? verb + 1 : undefined;
}

/** Returns the end of "shared with" or "as" after a place where the dish was handled. */
function sharingEnd(tokens: readonly string[], from: number, place: string): number | undefined {
  const first = tokens[from] ?? '';
  if (first === 'as' || first === 'where' || handling.has(first)) return from + 1;
  return first === 'with' && works.has(place) ? from + 1 : undefined;
}

/** Returns the end of "is shared with" after a place. */
function sharedWithEnd(tokens: readonly string[], from: number): number | undefined {
  const at = skip(tokens, from, beings);
  return tokens[at] === 'shared' && tokens[at + 1] === 'with' ? at + 2 : undefined;
}

/** Returns the end of "shared fryer with" or "same fryer as", but not of "in the same pan with butter". */
function sharedPlaceEnd(tokens: readonly string[], from: number): number | undefined {
  const end = skip(tokens, from + 1, places);
  const behind = tokens[end] ?? '';
  const isShared = behind === 'as' || (tokens[from] !== 'same' && (behind === 'with' || behind === 'w'));
  return end > from + 1 && isShared ? end + 1 : undefined;
}

/** Tokens that may start such a phrase. */
export const kitchenStarts: ReadonlySet<string> = new Set([...handled, ...places, ...sharing]);

/**
 * Returns where a phrase ends that names what else a kitchen handles: "made in a facility that also processes". Merely
 * mentioning a kitchen or a fryer means nothing: "from our kitchen with love, butter chicken".
 */
export function kitchenPhraseEnd(tokens: readonly string[], from: number): number | undefined {
  const isHandled = handled.has(tokens[from] ?? '');
  if (isHandled && !into.has(tokens[from + 1] ?? '')) return undefined;
  if (sharing.has(tokens[from] ?? '')) return sharedPlaceEnd(tokens, from);
  const at = isHandled ? skip(tokens, from + 2, determiners) : from;
  const end = skip(tokens, at, places);
  if (end === at) return undefined;
  const clause = clauseEnd(tokens, end) ?? sharedWithEnd(tokens, end);
  return clause ?? (isHandled ? sharingEnd(tokens, end, tokens[end - 1] ?? '') : undefined);
}
