import { tokensOf } from '../reading/normalise.ts';
import { kitchenPhraseEnd, kitchenStarts } from './kitchen-words.ts';
import { table, type ReadingWord } from './reading-words.ts';

/** Returns whether a word of grammar separates one food from the next. */
export function isBorder({ does }: ReadingWord): boolean {
  return !['free', 'softer', 'doubt', 'neutral'].includes(does);
}

interface WordStep {
  readonly next: Map<string, WordStep>;
  word?: ReadingWord;
  /** The phrase may be followed by what a kitchen handles. */
  kitchen?: boolean;
}

const root: WordStep = { next: new Map() };

function stepTo(step: WordStep, token: string): WordStep {
  const next: WordStep = step.next.get(token) ?? { next: new Map() };
  step.next.set(token, next);
  return next;
}

for (const token of kitchenStarts) stepTo(root, token).kitchen = true;
for (const [word, phrases] of table) {
  for (const phrase of phrases.split(',')) {
    let step = root;
    for (const token of tokensOf(phrase)) step = stepTo(step, token);
    step.word = word;
  }
}

/** Places a phrase of grammar in a text, with the index after it. */
export interface PlacedWord {
  readonly word: ReadingWord;
  readonly end: number;
}

const mayFollow: ReadingWord = { does: 'may', denies: false };

/** Returns the longest phrase of grammar that starts at `from`. */
export function readingWordAt(tokens: readonly string[], from: number): PlacedWord | undefined {
  let step = root.next.get(tokens[from] ?? '');
  if (step === undefined) return undefined;
  const end = step.kitchen === true ? kitchenPhraseEnd(tokens, from) : undefined;
  let found: PlacedWord | undefined;
  for (let at = from + 1; step !== undefined; at += 1) {
    if (step.word !== undefined) found = { word: step.word, end: at };
    step = step.next.get(tokens[at] ?? '');
  }
  return end !== undefined && end > (found?.end ?? 0) ? { word: mayFollow, end } : found;
}

const noWords: readonly (PlacedWord | undefined)[] = [];

/** Returns the phrases of grammar by the index at which they start; empty if there are none, as in most of a list. */
export function readingWordsOf(tokens: readonly string[]): readonly (PlacedWord | undefined)[] {
  let words: (PlacedWord | undefined)[] | undefined;
  for (let at = 0; at < tokens.length; at += 1) {
    const found = readingWordAt(tokens, at);
    if (found !== undefined) (words ??= tokens.map(() => undefined))[at] = found;
  }
  return words ?? noWords;
}
