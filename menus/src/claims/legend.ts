import type { Where } from '../draft.ts';
import { plain, readAllergenName, type NamedAllergens } from './allergen-words.ts';
import { readChangeable } from './changeable.ts';
import { isOfLacking, isOfMissing, saysEmptyDenies } from './empty-cells.ts';
import { meaningOf, type Meaning } from './meaning.ts';
import { takesBack, takesBackCode } from './plain-denial.ts';
import { noteKey, noteSigns, raisedFigures, raisedLetters } from './raised.ts';
import { unionOfCodes } from './union-of-codes.ts';

/** Is a text outside the rows of dishes: a title, a legend, a footnote. */
export interface Note {
  readonly text: string;
  readonly where: Where;
  /** Is the background colour, if the text explains a colour. */
  readonly fill?: string | undefined;
}

/** Is the meaning of a mark at a dish's name: "GF", "(7)". */
export interface Code {
  readonly named: NamedAllergens;
  readonly level: 'contains' | 'may_contain' | 'absent';
  /** Holds the file's words, if the dish contains it as it comes and can be made without: "can be made dairy free". */
  readonly changeable?: string | undefined;
}

export interface Legend {
  /** Holds meanings by mark in lower case; a colour is "fill:#aabbcc". */
  readonly marks: ReadonlyMap<string, Meaning>;
  /** Holds signs whose explanations we don't understand. They deny nothing. */
  readonly unclear: ReadonlySet<string>;
  /** Says whether the file says that an empty cell denies, and nowhere that it doesn't. */
  readonly emptyDenies: boolean;
  /** Holds the whole text by mark: "May contain traces of nuts". */
  readonly footnotes: ReadonlyMap<string, string>;
  readonly codes: ReadonlyMap<string, Code>;
  /** Holds notices about shared equipment, for all dishes. */
  readonly general: readonly Note[];
}

const symbols = '•●○◦◯⚫⬤■□▪▫▲△◆◇★☆✓✔✗✘✕✖×☑☒☐*†‡§#';
const symbol = String.raw`(?:[${symbols}]|\p{So}){1,3}`;
/** Matches a sign. Letters count as one only as capitals, because "a" and "the" come before "contains" as well. */
const sign = String.raw`(?:${symbol}|\+\s?\/\s?[-–−]|[+±]|(?<!\/)[–—−-](?=\s*=|\s+(?:[Dd]oes not|[Nn]ot|[Nn]o|[Ff]ree|[Aa]bsent)\b)|\b[A-Z]{1,3}[*†‡]?(?![\w’'])|\b[a-z](?=\s*[=:])|\b\d{1,2}\b|\b(?:Yes|YES|No|NO)\b)`;
const quote = `["'“”‘’]?`;
const bracketed = String.raw`[(\[]?${quote}(${sign})${quote}[)\]]?`;
const equals = String.raw`\s*(?:=|:|–|—|-(?=\s)|→|means|indicates?|denotes?|represents?|shows?|stands for|signifies)\s*(?:that\s+)?`;
const either = (words: string): string =>
  words
    .split(' ')
    .map((word) => `[${word.charAt(0)}${word.charAt(0).toUpperCase()}]${word.slice(1)}`)
    .join('|');
const says = String.raw`(?=(?:${either('contains contain may does do not allergen present free trace no cooked fried prepared made shared suitable')})\b)`;
const definition = new RegExp(String.raw`(?<![\w(])${bracketed}(?:(${equals})|\s+${says})`, 'gu');
/** Matches a code and what it names: "(D) dairy (TN) tree nuts", "1. gluten 2. eggs", "GF gluten free". */
const inBrackets = /[([]\s*([A-Za-z]{1,4}|\d{1,2})\s*[)\]]\s*([^()[\]\d]+)/gu;
/** Matches "1 Gluten 2 Milk", with nothing else in the text. */
const numbered = /(?<![\w.])(\d{1,2})\s+([^\d]+)/gu;
const codePatterns = [
  inBrackets,
  /(?<![\w.])(\d{1,2})\s*[.):]\s*([^\d]+)/gu,
  /(?<![\w])([A-Z]{1,3})\s+((?:\p{Ll}[\p{Ll}-]*[ ,/&]*)+)/gu,
];

/** Lists how signs are described in words: "a dot means". */
const described: readonly (readonly [RegExp, string])[] = [
  [/\b(?:dots?|bullets?|filled circles?)\s+(?:means?|indicates?|denotes?|shows?)\s+(?:that\s+)?([^.;]+)/gi, '•●⚫⬤'],
  [/\b(?:check ?marks?|checks?|ticks?)\s+(?:means?|indicates?|denotes?|shows?)\s+(?:that\s+)?([^.;]+)/gi, '✓✔☑√'],
  [/\b(?:cross(?:es)?)\s+(?:means?|indicates?|denotes?|shows?)\s+(?:that\s+)?([^.;]+)/gi, '✗✘×x✕✖☒'],
];

interface Definition {
  readonly mark: string;
  /** Is set for "N = …", not for a sentence that happens to begin with a sign. */
  readonly isExplicit: boolean;
  readonly says: string;
}

/** Matches the second entry of "N = no   Blank = not known", which is read separately. */
const blankEntry = /[\s,;|(]+(?:blank|empty)(?: cells?| box(?:es)?)?\s*(?:=|:|–|—|means?\b).*$/isu;

/** Parts "C = contains   M = may contain" into two. */
function definitionsIn(text: string): Definition[] {
  const found = [...text.matchAll(definition)];
  return found.flatMap((match, at) => {
    if (isOfMissing(text, match.index)) return [];
    const end = found[at + 1]?.index ?? text.length;
    const says = text
      .slice(match.index + match[0].length, end)
      .replace(blankEntry, '')
      .replace(/[\s,;|(]+$/u, '')
      .trim();
    const before = found[at - 1];
    const from = before ? before.index + before[0].length : 0;
    if (meaningOfEntry(says) === 'absent' && isOfLacking(text, match.index, from)) return [];
    return { mark: match[1] ?? '', isExplicit: match[2] !== undefined, says };
  });
}

/** An entry's beginning is its sign. A letter must have a bracket or a dot after it. */
const footnote = new RegExp(
  String.raw`^[([]?([${noteSigns}]{1,3}|\d{1,2}|[a-z](?=[)\].])|[a-z]{2}(?=[)\]]))[)\].:]?\s*[=:–—-]?\s*(\S.{3,})$`,
  'u',
);
const raisedFirst = new RegExp(`^\\s*([${raisedLetters}]{1,2}|[${raisedFigures}]{1,2})[).:]?`, 'u');
const beginsNoted = new RegExp(`^\\s*[${noteSigns}${raisedLetters}${raisedFigures}]`, 'u');
const nextNote = new RegExp(
  `\\s+(?=(?:[${raisedLetters}]{1,2}|[${raisedFigures}]{1,2}|[${noteSigns}]{1,3})[).:]?\\s*\\p{L}{2})`,
  'u',
);

/** Returns a raised sign at the beginning as it stands on the line: "1 ", "a) ". */
const asFirst = (_: string, raised: string): string => {
  const sign = raised.normalize('NFKC');
  return /\d/.test(sign) ? `${sign} ` : `${sign}) `;
};

/** Parts "¹ Fried in shared oil ² May contain soy", where a footnote begins at each sign. */
const partFootnotes = (note: Note): readonly Note[] =>
  beginsNoted.test(note.text) ? note.text.split(nextNote).map((text) => ({ ...note, text })) : [note];

/**
 * Joins a sentence that continues in the next line, in a page's text or a table. Its end may take back its beginning.
 */
export function joinLines(notes: readonly Note[]): readonly Note[] {
  const joined: Note[] = [];
  for (const note of notes) {
    const before = joined.at(-1);
    const goesOn =
      before && before.text.length < 1000 && /[^.!?:;\s]\s*$/.test(before.text) && /^\s*\p{Ll}{2}/u.test(note.text);
    if (before && goesOn) joined[joined.length - 1] = { ...before, text: `${before.text.trim()} ${note.text.trim()}` };
    else joined.push(note);
  }
  return joined;
}

/** Returns the key by which a legend explains a sign or a code, however it is written: "ᵃ", "(a)". */
export function keyIn(legend: Pick<Legend, 'footnotes' | 'codes' | 'marks' | 'unclear'>, sign: string): string {
  const key = noteKey(sign);
  const isThere =
    legend.footnotes.has(key) || legend.codes.has(key) || legend.marks.has(key) || legend.unclear.has(key);
  return isThere ? key : sign.normalize('NFKC').trim().toLowerCase();
}

/** Returns what a legend's entry has before its next sentence. */
const firstSentence = (text: string): string => text.split(/(?<=[a-z)])\.\s/)[0] ?? text;

/** Returns what an entry says. "Does not contain. Except in seasonal dishes." leaves it open. */
function meaningOfEntry(text: string): Meaning | undefined {
  const first = firstSentence(text);
  const meaning = meaningOf(first);
  return meaning === 'absent' && takesBack(text.slice(first.length)) ? 'unknown' : meaning;
}

const freeWords = /[\s-]*\bfree\b|^no\s+|^without\s+/gi;

/**
 * Returns whether words narrow a code's denial, so that it doesn't always apply, or not to the whole: "Gluten free (on
 * request)", "no added sulphites".
 */
const narrows = (words: string): boolean =>
  /\b(?:added|other|not|never)\b/i.test(words) ||
  [...words.matchAll(/\(([^()]*)\)?/g)].some(([, inner = '']) => !readAllergenName(inner));

/**
 * Returns whether words are one denial, with no price, sign or hedge beside it: "Dairy free", "no milk", "free from
 * eggs".
 */
const isOneDenial = (words: string): boolean =>
  !/[+$*†‡§%?!\d]/.test(words) &&
  words.match(/\b(?:free|no|not|without|non)\b/gi)?.length === 1 &&
  !/\b(?:please|hold|order|ask|friendly|conscious)\b/i.test(words);

function readCode(text: string): Code | undefined {
  const words = firstSentence(text).replace(/[.;,]+$/, '');
  const changeable = readChangeable(words);
  if (changeable) return { ...changeable, changeable: words };
  const isFree = /\bfree\b|^(?:no|without)\b/i.test(words);
  const isTrace = /\b(?:may contain|traces?)\b/i.test(words);
  const bare = words.replaceAll(freeWords, ' ').replaceAll(/\b(?:may contain|traces?|(?:indicates|is|are))\b/gi, ' ');
  const named = readAllergenName(bare);
  if (!named) return undefined;
  if (
    isFree &&
    !isTrace &&
    (!isOneDenial(words) || narrows(words) || takesBackCode(text.slice(firstSentence(text).length)))
  )
    return undefined;
  return { named, level: isTrace ? 'may_contain' : isFree ? 'absent' : 'contains' };
}

const gravity: Readonly<Record<Meaning, number>> = { absent: 0, unknown: 1, may_contain: 2, contains: 3 };

/** A sign that two places explain differently means the worse of both, because each table may have its own legend. */
const graver = (one: Meaning | undefined, other: Meaning): Meaning =>
  one === undefined || gravity[other] > gravity[one] ? other : one;

const isShared = (text: string): boolean => meaningOf(text) === 'may_contain' && text.length > 12;

/** Reads what the texts around the dishes explain: marks, empty cells, footnotes, codes. */
export function readLegend(notes: readonly Note[]): Legend {
  const marks = new Map<string, Meaning>();
  const footnotes = new Map<string, string>();
  const codes = new Map<string, Code>();
  const unclear = new Set<string>();
  const general: Note[] = [];
  const ofEmpty = new Set<boolean>();
  for (const note of joinLines(notes).flatMap(partFootnotes)) {
    const superscript = note.text
      .replaceAll(/[Ⓐ-ⓩ]/gu, (letter) => `(${letter.normalize('NFKC')}) `)
      .replace(raisedFirst, asFirst);
    const text = plain(superscript);
    if (text === '') continue;
    const empty = saysEmptyDenies(text);
    if (empty !== undefined) ofEmpty.add(empty);
    if (note.fill !== undefined) {
      const meaning = meaningOf(text);
      if (meaning !== undefined) marks.set(`fill:${note.fill}`, graver(marks.get(`fill:${note.fill}`), meaning));
      else unclear.add(`fill:${note.fill}`);
    }
    let explained = false;
    const define = (mark: string, what: string, isExplicit = false) => {
      const key = mark.toLowerCase();
      const code = readCode(what);
      if (code) codes.set(key, unionOfCodes(codes.get(key), code));
      // Below a heading "can be made without milk" warns of that heading's.
      const meaning = code && code.changeable === undefined ? undefined : meaningOfEntry(what);
      if (meaning !== undefined) marks.set(key, graver(marks.get(key), meaning));
      else if (!code && isExplicit && what !== '') unclear.add(key);
      const noted = footnotes.get(key);
      if ((code || meaning !== undefined) && noted?.includes(what) !== true)
        footnotes.set(key, noted === undefined ? what : `${noted}. ${what}`);
      explained ||= code !== undefined || meaning !== undefined;
    };
    for (const { mark, says: what, isExplicit } of definitionsIn(text)) define(mark, what, isExplicit);
    for (const [pattern, signs] of described) {
      for (const { index, 1: meant = '' } of text.matchAll(pattern)) {
        const isLacking = meaningOf(meant) === 'absent' && isOfLacking(text, index, 0);
        if (!isLacking && !isOfMissing(text, index, true)) for (const one of signs) define(one, meant, true);
      }
    }
    // A bracket such as "(N) new on our menu" gives its sign a meaning that we can't read.
    for (const [, mark = '', what = ''] of text.matchAll(inBrackets))
      if (!readCode(what) && meaningOf(what) === undefined) unclear.add(mark.toLowerCase());
    const entries = /^\d{1,2}\s/.test(text) ? [...text.matchAll(numbered)] : [];
    if (!explained && entries.length > 1 && entries.every(([, , what = '']) => readAllergenName(what)))
      for (const [, mark = '', what = ''] of entries) define(mark, what.trim());
    for (const pattern of explained ? [] : codePatterns)
      for (const [, mark = '', what = ''] of text.matchAll(pattern)) {
        const named = what.replace(/[\s,;|–—-]+$/u, '');
        if (readCode(named)) define(mark, named);
      }
    const [, mark, what] = footnote.exec(text) ?? [];
    if (!explained && mark !== undefined && what !== undefined) define(noteKey(mark), what);
    if (!explained && isShared(text)) general.push(note);
  }
  return { marks, unclear, emptyDenies: ofEmpty.has(true) && !ofEmpty.has(false), footnotes, codes, general };
}
