/** A word as it stands in a text: its token, and where it was written. */
export interface Word {
  readonly token: string;
  readonly start: number;
  readonly end: number;
}

/** Apostrophes join ("baker's"); format characters such as a soft hyphen are inside a word, a zero-width space is not. */
const rawWord = /[\p{L}\p{N}\p{M}'’‘ʼ`´\u00AD\u2060\u200C\uFEFF\u200D]+|&/gu;
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

const irregular: Readonly<Record<string, string>> = {
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
};

/** Through upper case, so that letters which share a capital (ß and ss, ı and i) become one. */
function fold(word: string): string {
  if (plainLower.test(word)) return word;
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
function unmix(word: string): string {
  if (!latin.test(word) || !likeLatin.test(word)) return word;
  return word.replace(new RegExp(likeLatin, 'gu'), (letter) => lookalikes.get(letter) ?? letter);
}

/**
 * A folded word without its English plural ending. What counts is that one thing gets one form
 * ("cookies" and "cookie" are both "cooky"), not that the form is a word.
 */
export function singular(token: string): string {
  const known = Object.hasOwn(irregular, token) ? irregular[token] : undefined;
  if (known !== undefined) return known;
  const size = token.length;
  if (size > 4 && token.endsWith('ie')) return `${token.slice(0, -2)}y`;
  if (size < 4 || !token.endsWith('s') || token.endsWith('ss') || token.endsWith('us')) return token;
  if (size > 5 && token.endsWith('ies')) return `${token.slice(0, -3)}y`;
  if (/(?:[^aeiou]o|sh|ch|x|ss)es$/.test(token) || (size > 7 && token.endsWith('uses'))) return token.slice(0, -2);
  return token.slice(0, -1);
}

const letter = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]$/u;
/** Two letters on their own are words: "w/o". */
const spacedLetters = 3;

/** "b u t t e r" is one word. */
function joinLetters(words: readonly Word[]): Word[] {
  const joined: Word[] = [];
  for (let from = 0, end = 0; from < words.length; from = end) {
    end = from + 1;
    while (end < words.length && letter.test(words[from]?.token ?? '') && letter.test(words[end]?.token ?? ''))
      end += 1;
    const run = words.slice(from, end);
    const [first, last] = [run[0], run.at(-1)];
    if (first === undefined || last === undefined || run.length < spacedLetters)
      for (const word of run) joined.push(word);
    else joined.push({ token: unmix(run.map(({ token }) => token).join('')), start: first.start, end: last.end });
  }
  return joined;
}

/** The words of a text with their tokens: no case, no accents, no plural. Linear in the text's length. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(rawWord)) {
    const token = match[0] === '&' ? 'and' : fold(match[0]);
    if (token !== '') words.push({ token, start: match.index, end: match.index + match[0].length });
  }
  return joinLetters(words).map((word) => ({ ...word, token: singular(word.token) }));
}

/** The tokens of a text, in order. */
export function tokensOf(text: string): string[] {
  return wordsOf(text).map((word) => word.token);
}

/** A text in the one form in which names are compared: tokens with one space between. Idempotent. */
export function normalise(text: string): string {
  return tokensOf(text).join(' ');
}

/** Whether the tokens of `phrase` stand side by side in `text`; both already normalised. An empty phrase never does. */
export function hasPhrase(text: string, phrase: string): boolean {
  return phrase !== '' && ` ${text} `.includes(` ${phrase} `);
}
