import { plain } from './allergen-words.ts';
import { keyIn, type Code, type Legend } from './legend.ts';
import type { Meaning } from './meaning.ts';
import { noteSigns, unraise } from './raised.ts';

export interface Mark {
  readonly level: 'contains' | 'may_contain' | 'absent';
  readonly reason?: string | undefined;
  readonly doubt?: string | undefined;
  /** Holds the allergens that its footnote names, perhaps others than the column's. */
  readonly also?: Code | undefined;
}

const yes = new Set([
  'y',
  'yes',
  'x',
  '✓',
  '✔',
  '☑',
  '☒',
  '✗',
  '✘',
  '✕',
  '✖',
  '×',
  '•',
  '●',
  '⚫',
  '⬤',
  '■',
  '▪',
  '◆',
  '★',
  'c',
  'contains',
  'present',
  'true',
  '√',
  'ü',
  'v',
  'drawn',
]);
const maybe = new Set([
  'm',
  'mc',
  'may',
  'may contain',
  't',
  'trace',
  'traces',
  'p',
  'possible',
  'tr',
  'y*',
  'x*',
  'm/c',
  'pc',
  'may contain traces',
]);
const no = new Set(['n', 'no', 'none', 'free', 'absent', 'does not contain', 'false', 'not present', 'nil']);
const nothing = new Set([
  '',
  '-',
  '–',
  '—',
  '−',
  '‒',
  'n/a',
  'na',
  '?',
  '.',
  '/',
  '\\',
  '☐',
  '□',
  '...',
  '…',
  'tbc',
  'unknown',
]);

const reference = new RegExp(String.raw`^(.*?)[\s(,]*([${noteSigns}]{1,3}|\d{1,2}|(?<=\()[a-z]{1,2})\)?$`, 'u');

const short = (text: string): string => text.slice(0, 200);

/**
 * Returns whether the legend gives a mark a meaning of its own, so that it isn't the usual "no" of charts: "N = new on
 * our menu", "N = nuts".
 */
const isOpen = (key: string, legend: Legend): boolean => legend.unclear.has(key) || legend.codes.has(key);

/** Returns whether the legend explains a mark as a denial in one place and differently in another. */
const saysNothing = (key: string, explained: Meaning | undefined, legend: Legend): boolean =>
  key === '?' || (explained === 'absent' && isOpen(key, legend));

/** A colour that sets a cell apart without an explanation warns, and denies nothing. */
function readTinted(text: string, legend: Legend, marksOfChart: ReadonlySet<string>): Mark | undefined {
  const mark = readMark(text, legend, marksOfChart);
  if (mark?.level === 'contains' || (mark === undefined && text !== '')) return mark;
  return { level: 'may_contain', reason: mark?.reason, doubt: 'A coloured cell that the file does not explain.' };
}

/**
 * Reads the text of a cell under an allergen. The file's legend decides; without one, usual marks. A mark that nothing
 * explains warns, and an empty cell says nothing unless the legend says that it denies.
 */
export function readMark(
  text: string,
  legend: Legend,
  marksOfChart: ReadonlySet<string> = new Set(),
): Mark | undefined {
  if (text.startsWith('tint:')) return readTinted(text.slice('tint:'.length), legend, marksOfChart);
  const words = plain(unraise(text));
  const key = words.toLowerCase();
  // The sign exists only in its font, or is unreadable, so the cell isn't empty.
  if (/^\p{Co}*$/u.test(key) && /[\p{Cc}\p{Co}]/u.test(text.replaceAll(/\s/gu, ''))) return undefined;
  const explained = legend.marks.get(key);
  if (explained === 'unknown' || saysNothing(key, explained, legend)) return undefined;
  if (explained !== undefined) {
    const reason = explained === 'may_contain' ? legend.footnotes.get(key) : undefined;
    return { level: explained, reason: reason === undefined ? undefined : short(reason) };
  }
  if (key.startsWith('fill:')) return { level: 'contains', doubt: 'A coloured cell that the file does not explain.' };
  if (nothing.has(key)) return key === '' && legend.emptyDenies ? { level: 'absent' } : undefined;
  if (yes.has(key)) {
    // Among ticks, a cross may mean either.
    const crossed = /^[✗✘✕✖×☒x]$/u.test(key) && ['✓', '✔', '☑', '√'].some((tick) => marksOfChart.has(tick));
    if (crossed)
      return { level: 'may_contain', doubt: `"${words}" stands beside ticks, and nothing says what it means.` };
    return { level: 'contains' };
  }
  if (maybe.has(key)) return { level: 'may_contain' };
  if (no.has(key)) return isOpen(key, legend) ? undefined : { level: 'absent' };
  const [, base = '', sign = ''] = reference.exec(words) ?? [];
  const noted = keyIn(legend, sign);
  const note = legend.footnotes.get(noted);
  if (sign !== '' && (base !== '' || note !== undefined)) {
    const mark = base === '' ? undefined : readMark(base, legend, marksOfChart);
    const also = legend.codes.get(noted);
    const meaning = legend.marks.get(noted) ?? also?.level;
    // "N*" with a footnote about the fryer warns, and so does one that has the allergen after all.
    const takesBack = meaning === 'may_contain' || (meaning === 'contains' && mark?.level === 'absent');
    if (takesBack && mark?.level !== 'contains') return { level: 'may_contain', reason: short(note ?? ''), also };
    if (meaning === 'unknown' && mark?.level === 'absent') return undefined;
    if (mark && also && also.level !== 'absent') return { ...mark, also };
    if (mark)
      return note === undefined
        ? {
            ...mark,
            level: mark.level === 'absent' ? 'may_contain' : mark.level,
            doubt: `Nothing explains the mark "${sign}".`,
          }
        : mark;
    if (meaning === 'contains') return { level: 'contains' };
  }
  if (/^may\b|\btraces?\b|shared|fryer/i.test(words)) return { level: 'may_contain', reason: short(words) };
  if (/^(?:contains|yes)\b/i.test(words)) return { level: 'contains' };
  if (/^[○◯◦△▲]$/u.test(key) && ![...marksOfChart].some((other) => other !== key && yes.has(other)))
    return { level: 'contains', doubt: `Nothing explains the mark "${words}".` };
  return {
    level: 'may_contain',
    reason: `the file has "${words.slice(0, 40)}"`,
    doubt: `Nothing explains the mark "${words.slice(0, 40)}".`,
  };
}
