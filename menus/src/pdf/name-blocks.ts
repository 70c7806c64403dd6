import { around, middleY } from './geometry.ts';
import type { Phrase } from './phrases.ts';

/** The lines of one name, and the mark's line beside them, if there is one. */
export interface NameBlock {
  readonly phrases: readonly Phrase[];
  readonly anchor: number | undefined;
}

/**
 * `rows`: spaces part the names, and each mark stands beside one. `isUnsure`: they don't, and which lines are of one
 * name can't be seen. `isDense`: names follow each other as closely as the lines of one do.
 */
export interface NameBlocks {
  readonly rows: readonly NameBlock[];
  readonly isUnsure: boolean;
  readonly isDense: boolean;
}

/** A further line of a text stands closer than this, in heights of its letters. */
const lineStep = 1.35;

const stepBetween = (one: readonly Phrase[], other: readonly Phrase[]): number =>
  Math.max(...other.map(({ bottom }) => bottom)) - Math.max(...one.map(({ bottom }) => bottom));

function linesOf(names: readonly Phrase[], size: number): Phrase[][] {
  const lines: Phrase[][] = [];
  for (const name of names.toSorted((one, other) => one.bottom - other.bottom)) {
    const line = lines.at(-1);
    if (line?.[0] && name.bottom - line[0].bottom < size * 0.5) line.push(name);
    else lines.push([name]);
  }
  return lines;
}

/** Parts the names of a table without lines by the spaces between them, which are wider than those within a name. */
export function findNameBlocks(names: readonly Phrase[], anchors: readonly number[], size: number): NameBlocks {
  const lines = linesOf(names, size);
  const steps = lines.slice(1).map((line, at) => stepBetween(lines[at] ?? line, line));
  const smallest = Math.min(...steps);
  const widest = smallest < size * lineStep ? smallest * 1.15 : 0;
  const blocks: Phrase[][] = [];
  for (const [at, line] of lines.entries()) {
    const block = blocks.at(-1);
    if (block && (steps[at - 1] ?? 0) < widest) block.push(...line);
    else blocks.push([...line]);
  }
  const isDense = anchors.some((at, index) => index > 0 && at - (anchors[index - 1] ?? 0) < widest);
  const beside = blocks.map((block) => {
    const { top, bottom } = around(block);
    return anchors.filter((at) => at > top - 1 && at < bottom + 1);
  });
  const rows = blocks.map((phrases, at): NameBlock => ({ phrases, anchor: beside[at]?.[0] }));
  const several = rows.filter(({ phrases, anchor }) => anchor !== undefined && linesOf(phrases, size).length > 1);
  const isAt = (of: (phrases: readonly Phrase[]) => number) =>
    several.every(({ phrases, anchor = 0 }) => Math.abs(of(phrases) - anchor) < size * 0.4);
  const isOneLook = several.every(({ phrases: [first, ...others] }) =>
    others.every((each) => each.font === first?.font && Math.abs(each.size - first.size) < size * 0.15),
  );
  const isParted =
    !isDense &&
    isOneLook &&
    beside.every((own) => own.length < 2) &&
    anchors.every((at) => beside.filter((own) => own.includes(at)).length === 1) &&
    (isAt((phrases) => middleY(around(phrases))) || isAt(([first]) => (first ? middleY(first) : 0)));
  return { rows, isUnsure: !isParted, isDense };
}
