const foldedAway = /[^\p{L}\p{N}]/gu;
const plainLower = /^[a-z]+$/;

const ligatures: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ς: 'σ',
};
const ligature = /[œæøłđðþς]/gu;

/** These Cyrillic and Greek letters look like Latin ones in upper or lower case. */
const lookalikes: ReadonlyMap<string, string> = new Map(
  (
    'аa вb ьb сc ԁd еe нh һh іi ӏl јj кk мm оo рp ԛq ѕs тt уy ѵv ԝw хx ' +
    'αa βb εe ηn ιi κk μm νv οo ρp τt υu χx γy ωw ζz'
  )
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.charAt(1)] as const),
);
const latin = /[a-z]/;
const likeLatin = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;
const everyLikeLatin = /[\p{Script=Cyrillic}\p{Script=Greek}]/gu;

const irregular: ReadonlyMap<string, string> = new Map(
  Object.entries({
    fries: 'fry',
    leaves: 'leaf',
    loaves: 'loaf',
    halves: 'half',
    calves: 'calf',
    geese: 'goose',
    quiches: 'quiche',
    brioches: 'brioche',
    ganaches: 'ganache',
    ceviches: 'ceviche',
    fraiches: 'fraiche',
    mousses: 'mousse',
    blintzes: 'blintz',
    molasses: 'molasses',
    haggis: 'haggis',
    cassis: 'cassis',
    anis: 'anis',
    sans: 'sans',
  }),
);

/** Folds by way of upper case, so that letters sharing a capital (ß and ss, ı and i) become one. */
function fold(word: string): string {
  const lower = word.toLowerCase();
  if (plainLower.test(lower)) return lower;
  const bare = word
    .normalize('NFKD')
    .toLowerCase()
    .toUpperCase()
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(foldedAway, '');
  return unmix(bare.replace(ligature, (letter) => ligatures[letter] ?? letter));
}

/** Replaces look-alike letters in a word that mixes scripts, because it was written to look Latin. */
export function unmix(word: string): string {
  if (!latin.test(word) || !likeLatin.test(word)) return word;
  return word.replace(everyLikeLatin, (letter) => lookalikes.get(letter) ?? letter);
}

/**
 * Removes an English plural ending from a folded word. The result needn't be a word, but one thing must have one form
 * ("cookies" and "cookie" both become "cooky").
 */
export function singular(token: string): string {
  const known = irregular.get(token);
  if (known !== undefined) return known;
  const size = token.length;
  if (size > 4 && token.endsWith('ie')) return `${token.slice(0, -2)}y`;
  if (size < 4 || !token.endsWith('s') || token.endsWith('ss') || token.endsWith('us')) return token;
  if (size > 5 && token.endsWith('ies')) return `${token.slice(0, -3)}y`;
  if (/(?:[^aeiou]o|sh|ch|x|ss)es$/.test(token) || (size > 7 && token.endsWith('uses'))) return token.slice(0, -2);
  return token.slice(0, -1);
}

/** Matches a word with a label's footnote mark: "Soybeans1". */
const footnote = /^([a-z]{3,})\d$/;

/** These French and Italian articles and prepositions have lost their vowel: "l'orange", "all'uovo". */
const elided: ReadonlySet<string> = new Set(['l', 'd', 'all', 'dell', 'dall', 'nell', 'sull']);

/** Matches what people type for an apostrophe within a word. */
export const apostrophe = /['’‘ʼ`´]/;

/** Returns a word without an elided article before it, however the article is written. */
function withoutElided(word: string): string {
  const at = word.search(apostrophe);
  return at > 0 && elided.has(fold(unmix(word).slice(0, at))) ? word.slice(at + 1) : word;
}

/** Caches folded words, because texts repeat words and folding costs the most. */
const known = new Map<string, string>();
const knownAtMost = 20_000;
const longestKnown = 40;

/** Copies a string, because a slice of a longer string may hold all of it in memory. */
export function copyOf(short: string): string {
  return short.split('').join('');
}

/** Returns the token of a word, without case, accents and plural; empty if it has no letter or digit. */
export function tokenOf(word: string): string {
  const found = known.get(word);
  if (found !== undefined) return found;
  if (word.length > longestKnown) return singular(fold(word));
  if (known.size >= knownAtMost) known.clear();
  const own = copyOf(word);
  const token = singular(plainLower.test(own) ? own : fold(withoutElided(own)).replace(footnote, '$1'));
  known.set(own, token);
  return token;
}
