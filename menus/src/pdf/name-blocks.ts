import { around, median, middleY } from './geometry.ts';
import type { Phrase } from './phrases.ts';

/** Holds the lines of one name, and the place of the marks beside them, if there are any. */
export interface NameBlock {
  readonly phrases: readonly Phrase[];
  readonly anchor: number | undefined;
}

export interface NameBlocks {
  readonly blocks: readonly NameBlock[];
  /**
   * Says whether spaces part the names, and each mark stands beside one of them. Otherwise nobody can see which lines
   * are of one name.
   */
  readonly isParted: boolean;
  /** Says whether rows follow each other as closely as the lines of one name do. */
  readonly isDense: boolean;
}

/** A further line of a text usually stands closer than this, in heights of its letters. */
const usualStep = 1.35;
const widestStep = 2;
/** Steps between the lines of one text are the same to within this share. */
const sameStep = 1.08;

function linesOf(names: readonly Phrase[], size: number): Phrase[][] {
  const lines: Phrase[][] = [];
  for (const name of names.toSorted((one, other) => one.bottom - other.bottom)) {
    const line = lines.at(-1);
    if (line?.[0] && name.bottom - line[0].bottom < size * 0.5) line.push(name);
    else lines.push([name]);
  }
  return lines;
}

const bottomOf = (line: readonly Phrase[] | undefined): number => Math.max(...(line ?? []).map(({ bottom }) => bottom));

/** Returns the lines beside marks. What stands below the last mark, further than a line, is a note. */
function besideMarks(lines: readonly Phrase[][], last: number, size: number): readonly Phrase[][] {
  const end = lines.findIndex(
    (line, at) =>
      at > 0 &&
      Math.min(...line.map(middleY)) > last + size * 0.6 &&
      bottomOf(line) - bottomOf(lines[at - 1]) > size * usualStep,
  );
  return end < 0 ? lines : lines.slice(0, end);
}

const haveOneLook = ([first, ...others]: readonly Phrase[]): boolean =>
  others.every((each) => each.font === first?.font && Math.abs(each.size - first.size) < each.size * 0.15);

/** Parts the names of a table without lines by the spaces between them, where these are wider than those within a name. */
export function findNameBlocks(names: readonly Phrase[], anchors: readonly number[], size: number): NameBlocks {
  const all = linesOf(names, size);
  const lines = besideMarks(all, Math.max(...anchors), size);
  const usual = median(lines.flat().map((each) => each.size));
  const steps = lines.slice(1).map((line, at) => bottomOf(line) - bottomOf(lines[at]));
  const isUsual = (line: readonly Phrase[] | undefined) =>
    line?.every((each) => Math.abs(each.size - usual) < usual * 0.15) === true;
  const smallest = Math.min(...steps.filter((_, at) => isUsual(lines[at]) && isUsual(lines[at + 1])));
  const isDense = anchors.some((at, index) => index > 0 && at - (anchors[index - 1] ?? 0) < smallest * sameStep);
  const isWide = smallest > usual * (isDense ? usualStep : widestStep);
  const found: Phrase[][] = [];
  for (const [at, line] of lines.entries()) {
    const block = found.at(-1);
    if (block && !isWide && (steps[at - 1] ?? 0) < smallest * sameStep) block.push(...line);
    else found.push([...line]);
  }
  const beside = found.map((block) => {
    const { top, bottom } = around(block);
    return anchors.filter((at) => at > top - 1 && at < bottom + 1);
  });
  const blocks = found.map((phrases, at): NameBlock => ({ phrases, anchor: beside[at]?.[0] }));
  const several = blocks.filter(({ phrases, anchor }) => anchor !== undefined && linesOf(phrases, size).length > 1);
  const isAt = (placeOf: (phrases: readonly Phrase[]) => number) =>
    several.every(({ phrases, anchor = 0 }) => Math.abs(placeOf(phrases) - anchor) < size * 0.4);
  const isParted =
    several.every(({ phrases }) => haveOneLook(phrases)) &&
    beside.every((own) => own.length < 2) &&
    anchors.every((at) => beside.filter((own) => own.includes(at)).length === 1) &&
    (isAt((phrases) => middleY(around(phrases))) || isAt(([first]) => (first ? middleY(first) : 0)));
  return { blocks, isParted, isDense };
}
