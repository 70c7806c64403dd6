import { readAllergenName } from '../claims/allergen-words.ts';
import { isNoteSign, raise } from '../claims/raised.ts';
import { around, middleX, middleY } from './geometry.ts';
import type { Run } from './page-runs.ts';
import type { Line } from './page-shapes.ts';

/** Is the text of runs that stand together on a line. */
export interface Phrase extends Run {
  /** Says how sure a picture's reading is, 0 to 1. */
  readonly confidence?: number | undefined;
  /** Holds words that were read with little confidence. */
  readonly unsure?: readonly string[] | undefined;
}

const isSign = ({ text }: Run): boolean => isNoteSign(text);

/**
 * Returns whether a run is small and stands above the line of the one beside it: a footnote's sign, at a name or where
 * the footnote begins.
 */
const isAbove = (run: Run, beside: Run): boolean =>
  isSign(run) && run.size < beside.size * 0.88 && run.bottom < beside.bottom - beside.size * 0.1;

const asRaised = (run: Run, beside: Run): string => (isAbove(run, beside) ? raise(run.text) : run.text);

const isTurned = ({ turn }: Run): boolean => turn === 90 || turn === 270;

/** Returns begin and end along the direction of reading, and the place across it. */
const along = (run: Run): readonly [number, number] =>
  run.turn === 90 ? [run.top, run.bottom] : run.turn === 270 ? [-run.bottom, -run.top] : [run.left, run.right];
const acrossOf = (run: Run): number => (isTurned(run) ? middleX(run) : run.bottom - run.size * 0.2);

/** Joins runs of one line unless a gap or a line of the table parts them. `gap` is in heights of the letters. */
export function joinRuns(runs: readonly Phrase[], down: readonly Line[], gap = 0.5): Phrase[] {
  const phrases: Phrase[] = [];
  const groups = Map.groupBy(runs, ({ turn }) => turn);
  for (const [turn, group] of groups) {
    if (turn === 'slanted' || turn === 180) {
      phrases.push(...group);
      continue;
    }
    const lines: Phrase[][] = [];
    for (const run of group.toSorted((one, other) => acrossOf(one) - acrossOf(other))) {
      const line = lines.findLast((each, back) => {
        if (lines.length - back > 4) return false;
        const last = each.at(-1);
        const size = Math.max(last?.size ?? 0, run.size);
        const share = last && [last, run].some((each) => isSign(each) && each.size < size * 0.88) ? 0.5 : 0.35;
        return last !== undefined && Math.abs(acrossOf(last) - acrossOf(run)) < size * share;
      });
      if (line) line.push(run);
      else lines.push([run]);
    }
    for (const line of lines) phrases.push(...joinLine(line, down, gap));
  }
  return phrases.toSorted((one, other) => one.top - other.top || one.left - other.left);
}

/** Headings of narrow columns nearly touch: "Peanuts" and "Soy" stay two, "crustacean" and "shellfish" become one. */
function areHeadings(one: string, other: string): boolean {
  if (one.length > 25 || other.length > 25 || /[,;/&(–-]$|,|\band$/i.test(one) || /^[,;/&)–-]|^and\b/i.test(other))
    return false;
  if (!readAllergenName(one) || !readAllergenName(other)) return false;
  return readAllergenName(`${one} ${other}`)?.denies === undefined;
}

function joinLine(line: readonly Phrase[], down: readonly Line[], gap: number): Phrase[] {
  const phrases: Phrase[] = [];
  for (const run of line.toSorted((one, other) => along(one)[0] - along(other)[0])) {
    const before = phrases.at(-1);
    const size = before ? Math.max(before.size, run.size) : run.size;
    const space = before ? along(run)[0] - along(before)[1] : 0;
    const isParted =
      before !== undefined &&
      !isTurned(run) &&
      down.some(
        ({ at, from, to }) =>
          at > before.right - size * 0.3 && at < run.left + size * 0.3 && from < middleY(run) && to > middleY(run),
      );
    if (!before || space > size * gap || space < -size * 0.8 || isParted || areHeadings(before.text, run.text)) {
      phrases.push(run);
      continue;
    }
    const text = asRaised(run, before);
    const join = space > size * 0.12 ? ' ' : '';
    phrases[phrases.length - 1] = {
      ...before,
      ...around([before, run]),
      text: (isAbove(before, run) ? raise(before.text) : before.text) + join + text,
      ...(run.confidence !== undefined && { confidence: Math.min(before.confidence ?? 1, run.confidence) }),
      unsure: [...(before.unsure ?? []), ...(run.unsure ?? [])],
    };
  }
  return phrases;
}

/** Sorts from top to bottom, and on one line from left to right. */
export const byReading = (one: Phrase, other: Phrase): number =>
  Math.abs(one.bottom - other.bottom) > Math.min(one.size, other.size) * 0.5
    ? one.bottom - other.bottom
    : one.left - other.left;
