import { longestPhrase } from '../lexicon/lexicon.ts';
import type { Word } from './scan.ts';
import type { Segment } from './segments.ts';

/** The refined oil of these plants is free of the allergen that they are named after. */
const exempt: ReadonlySet<string> = new Set(['soybean', 'soy', 'soya', 'peanut', 'groundnut', 'arachi']);

/** A quick test for these plants. In any other spelling they are read as the plant itself. */
const exemptName = /soy|peanut|groundnut|arachi/i;

/** Words that may appear beside them in a list of oils. */
const oilWords: ReadonlySet<string> = new Set(
  (
    'and or canola rapeseed cottonseed cotton corn maize palm kernel sunflower safflower olive coconut grapeseed rice bran ' +
    'vegetable seed flax linseed high oleic low partially fully hydrogenated interesterified fractionated refined ' +
    'expeller pressed organic pure bleached deodorized non gmo'
  ).split(' '),
);

const isOilWord = (token: string): boolean => exempt.has(token) || oilWords.has(token);

/** Starch, lecithin and protein are made of these other plants. */
const otherSources: ReadonlySet<string> = new Set('potato tapioca wheat pea from contain contains'.split(' '));

/** Returns whether these words only name what an oil, a starch or a protein is made of: "canola", "from maize". */
export const nameSource = (tokens: readonly string[]): boolean =>
  tokens.every((token) => isOilWord(token) || token === 'oil' || otherSources.has(token)) &&
  longestPhrase(tokens, tokens.length - 1) !== undefined;

const conjunctions: ReadonlySet<string> = new Set(['and', 'or']);
const piecesRead = 12;

/** Returns what the words from `from` on lead to: the word "oil", the end of the segment, or something else. */
function follow(tokens: readonly string[], from: number): 'oil' | 'end' | 'else' {
  for (let at = from; at < tokens.length; at += 1) {
    if (tokens[at] === 'oil') return 'oil';
    if (!isOilWord(tokens[at] ?? '')) return 'else';
  }
  return 'end';
}

const joins = ({ behind, tokens }: Segment): boolean =>
  behind === '/' || tokens.some((token) => conjunctions.has(token));

/** Recognises one of several oils, "soybean, canola and/or palm oil", which needs "and", "or" or a slash. */
function isOneOfOils(segments: readonly Segment[], index: number, at: number): boolean {
  const [own] = [segments[index]];
  if (own === undefined) return false;
  let joined = own.tokens.slice(at + 1).some((token) => conjunctions.has(token));
  let next = follow(own.tokens, at + 1);
  for (let piece = index + 1; next === 'end' && piece < index + piecesRead; piece += 1) {
    const segment = segments[piece];
    if (segment === undefined || segment.startsStatement || segment.depth !== own.depth) return false;
    if (segment.behind !== ',' && segment.behind !== '/') return false;
    joined ||= joins(segment);
    next = follow(segment.tokens, 0);
  }
  return joined && next === 'oil';
}

/** These are the words of "contains one or more of the following". */
const introduction: ReadonlySet<string> = new Set(
  'contain may one or more of the following and made with from any'.split(' '),
);
const heads: ReadonlySet<string> = new Set(['oil', 'shortening']);

/** Recognises "vegetable oil (soybean, palm)", "oils: soybean", "oil (contains one or more of: soybean, palm)". */
function isUnderOil(segments: readonly Segment[], index: number): boolean {
  const own = segments[index];
  if (own === undefined || !own.tokens.every((token) => isOilWord(token) || introduction.has(token))) return false;
  for (let at = index - 1; at >= Math.max(0, index - piecesRead); at -= 1) {
    const [segment, behind] = [segments[at], segments[at + 1]];
    if (segment === undefined || behind === undefined || behind.startsStatement || segment.depth > own.depth)
      return false;
    const isIntroduction = segment.depth === own.depth && segment.tokens.every((token) => introduction.has(token));
    if (segment.depth < own.depth || (behind.behind === ':' && !isIntroduction))
      return heads.has(segment.tokens.at(-1) ?? '');
  }
  return false;
}

const isPlural = (text: string, { start, end }: Word): boolean => /s$/i.test(text.slice(start, end));

/** Returns the words of a segment that name a plant but mean its oil. */
function shortened(text: string, segments: readonly Segment[], index: number, { tokens, words }: Segment): Word[] {
  return words.filter(
    (word, at) =>
      exempt.has(word.token) &&
      longestPhrase(tokens, at)?.end === at + 1 &&
      !isPlural(text, word) &&
      (isUnderOil(segments, index) || isOneOfOils(segments, index, at)),
  );
}

/** Returns the plant's name in the lexicon's names of unrefined oils, which contain the allergen. */
const crudeName = (token: string): string => (token.startsWith('so') ? 'soybean' : 'peanut');
const crude: ReadonlySet<string> = new Set(['unrefined', 'crude', 'virgin', 'cold', 'expeller']);

/** Reads "arachis oil (cold-pressed)" as unrefined, although the word comes after it. */
function asCrude(segment: Segment, behind: Segment | undefined): Segment {
  const [plant, oil] = [segment.words.at(-2), segment.words.at(-1)];
  const isCrude = behind !== undefined && behind.depth > segment.depth && crude.has(behind.tokens[0] ?? '');
  if (!isCrude || plant === undefined || oil?.token !== 'oil' || !exempt.has(plant.token)) return segment;
  const before: Word = { token: 'unrefined', start: plant.start, end: plant.start };
  const words = [...segment.words.slice(0, -2), before, { ...plant, token: crudeName(plant.token) }, oil];
  return segment.completedWith(words);
}

/** Adds the word "oil" after each plant that means its oil, so that it is read as that oil. */
export function completeOils(text: string, segments: readonly Segment[]): readonly Segment[] {
  if (!/oil|shortening/i.test(text) || !exemptName.test(text)) return segments;
  return segments.map((segment, index) => {
    if (!exemptName.test(segment.own)) return segment;
    const short = shortened(text, segments, index, segment);
    if (short.length === 0) return asCrude(segment, segments[index + 1]);
    const oilOf = ({ end }: Word): Word => ({ token: 'oil', start: end, end });
    const words = segment.words.flatMap((word) => (short.includes(word) ? [word, oilOf(word)] : [word]));
    return segment.completedWith(words);
  });
}
