import { singular, unmix } from './fold-word.ts';
import { wordsIn, type Word } from './scan.ts';

const letter = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]$/u;
/** Fewer single letters are words of their own: "w/o". */
const spacedLetters = 3;

const isLetter = (word: Word | undefined): boolean => word !== undefined && letter.test(word.token);

/** Joins spaced letters: "b u t t e r" is one word. */
export function joinLetters(words: readonly Word[]): readonly Word[] {
  if (!words.some(({ token }, at) => token.length < 3 && words[at + 2] !== undefined && isLetter(words[at])))
    return words;
  const joined: Word[] = [];
  for (let from = 0, end = 0; from < words.length; from = end) {
    end = from + 1;
    while (end < words.length && isLetter(words[from]) && isLetter(words[end])) end += 1;
    const run = words.slice(from, end);
    const [first, last] = [run[0], run.at(-1)];
    if (first === undefined || last === undefined || run.length < spacedLetters)
      for (const word of run) joined.push(word);
    else {
      const token = singular(unmix(run.map((one) => one.token).join('')));
      joined.push({ token, start: first.start, end: last.end });
    }
  }
  return joined;
}

/** Returns the tokens of a text in order, in time linear in its length. */
export function tokensOf(text: string): string[] {
  return joinLetters(wordsIn(text)).map(({ token }) => token);
}

/** Returns the form in which names are compared: tokens with one space between them. Idempotent. */
export function normalise(text: string): string {
  return tokensOf(text).join(' ');
}

/** Returns whether the tokens of `phrase` are adjacent in `text`; both must be normalised. An empty phrase never is. */
export function hasPhrase(text: string, phrase: string): boolean {
  return phrase !== '' && ` ${text} `.includes(` ${phrase} `);
}
