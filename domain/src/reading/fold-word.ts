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

/** Cyrillic and Greek letters that look like Latin ones, in either case. */
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

/** Through upper case, so that letters which share a capital (ß and ss, ı and i) become one. */
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

/** A word in two scripts was written to look like one in Latin letters. */
export function unmix(word: string): string {
  if (!latin.test(word) || !likeLatin.test(word)) return word;
  return word.replace(everyLikeLatin, (letter) => lookalikes.get(letter) ?? letter);
}

/**
 * A folded word without its English plural ending. What counts is that one thing gets one form
 * ("cookies" and "cookie" are both "cooky"), not that the form is a word.
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

/** The mark of a footnote on a label: "Soybeans1". */
const footnote = /^([a-z]{3,})\d$/;

/** The words that were folded last: texts repeat theirs, and folding costs more than all else. */
const known = new Map<string, string>();
const knownAtMost = 20_000;
const longestKnown = 40;

/** A string of its own. One that was cut out of a longer string may keep all of that in memory. */
export function copyOf(short: string): string {
  return String.fromCharCode(...Array.from({ length: short.length }, (_, at) => short.charCodeAt(at)));
}

/** The token of a word as written: no case, no accents, no plural. Empty where nothing of it is a letter or a digit. */
export function tokenOf(word: string): string {
  const found = known.get(word);
  if (found !== undefined) return found;
  if (word.length > longestKnown) return singular(fold(word));
  if (known.size >= knownAtMost) known.clear();
  const own = copyOf(word);
  const token = singular(fold(own).replace(footnote, '$1'));
  known.set(own, token);
  return token;
}
