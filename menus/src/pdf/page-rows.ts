import { around, cluster, median, middleX, middleY } from './geometry.ts';
import { findNameBlocks, type NameBlock, type NameBlocks } from './name-blocks.ts';
import { edgesAcross, rulesIn, type Edges } from './page-columns.ts';
import type { Shapes } from './page-shapes.ts';
import type { Phrase } from './phrases.ts';

/** Is a row of a table on a page: what stands in it, from `top` to `bottom`. */
export interface RowBand {
  readonly top: number;
  readonly bottom: number;
  readonly phrases: readonly Phrase[];
  /** Which lines of the names belong to it can't be seen. */
  readonly isUnsure?: boolean;
}

/**
 * Says of a phrase whether the cells of its column hold a mark or a number. The others' texts may take several lines.
 */
export type IsNarrow = (phrase: Phrase) => boolean;

const columnOf = (phrase: Phrase, edges: Edges): number =>
  edges.findLastIndex((edge) => phrase.left + Math.min(4, (phrase.right - phrase.left) / 2) >= edge);

/** Returns whether several marks stand above each other in one column. Then lines part sections and not rows. */
function holdsSeveral(phrases: readonly Phrase[], edges: Edges, isNarrow: IsNarrow): boolean {
  // A mark of two lines, "may contain", stands beside marks of one.
  const columns = Map.groupBy(phrases.filter(isNarrow), (phrase) => columnOf(phrase, edges));
  const several = [...columns.values()].filter((own) => {
    const size = median(own.map((each) => each.size));
    return cluster(own.map(middleY), size * 0.6).length > 1;
  });
  return several.length > Math.max(columns.size > 2 ? 1 : 0, columns.size * 0.4);
}

/** Returns whether a phrase stands below others as the next line of one text does. */
const isNextLine = (phrases: readonly Phrase[], { bottom, size }: Phrase): boolean => {
  const below = bottom - Math.max(...phrases.map((each) => each.bottom));
  return below > 0 && below < size * 1.35;
};

interface TextRow {
  readonly at: number;
  readonly phrases: Phrase[];
}

/**
 * Places what stands between rows with marks: the further lines of their texts join them, and others are rows of their
 * own.
 */
function joinLoose(
  loose: readonly Phrase[],
  rows: readonly TextRow[],
  { edges, size, pitch }: { readonly edges: Edges; readonly size: number; readonly pitch: number },
): TextRow[] {
  const own: TextRow[] = [];
  for (const phrase of loose) {
    const sharesColumn = (row: { phrases: readonly Phrase[] }) =>
      row.phrases.some((each) => columnOf(each, edges) === columnOf(phrase, edges));
    const near = [...rows, ...own].filter((row) => {
      const closest = Math.min(
        ...row.phrases.map((each) => Math.abs(middleY(each) - middleY(phrase))),
        Math.abs(row.at - middleY(phrase)),
      );
      return closest < Math.max(size * 1.35, Math.min(pitch * 0.62, size * 1.6));
    });
    const isTight = pitch > size * 1.9;
    const sameLook = (row: { phrases: readonly Phrase[] }) =>
      row.phrases.some((each) => each.font === phrase.font && Math.abs(each.size - phrase.size) < size * 0.15);
    const sameLine = own.find((row) => Math.abs(row.at - middleY(phrase)) < size * 0.5);
    const joined = isTight
      ? near
          .filter((row) => rows.includes(row))
          .find((row) => sameLook(row) && (sharesColumn(row) || row.phrases.length > 0))
      : undefined;
    // A further line of a name that has no mark begins with a small letter, or stands nearer than rows do.
    const before = own.find(
      (row) =>
        sharesColumn(row) &&
        sameLook(row) &&
        row.phrases.every((each) => columnOf(each, edges) === columnOf(phrase, edges)) &&
        isNextLine(row.phrases, phrase) &&
        (isTight || /^\p{Ll}/u.test(phrase.text)),
    );
    if (joined) joined.phrases.push(phrase);
    else if (sameLine) sameLine.phrases.push(phrase);
    else if (before) before.phrases.push(phrase);
    else own.push({ at: middleY(phrase), phrases: [phrase] });
  }
  return own;
}

/** Places the names beside the marks of a table without lines, where some of their lines stand beside none. */
function namesBeside(
  flat: readonly Phrase[],
  loose: readonly Phrase[],
  rows: readonly TextRow[],
  { edges, size, isNarrow }: { readonly edges: Edges; readonly size: number; readonly isNarrow: IsNarrow },
): NameBlocks | undefined {
  const wordy = rows.flatMap(({ phrases }) =>
    phrases.filter((phrase) => !isNarrow(phrase) && /\p{L}{2}/u.test(phrase.text)),
  );
  const times = Map.groupBy(wordy, (phrase) => columnOf(phrase, edges));
  const [column] = [...times].toSorted(([at, one], [to, other]) => other.length - one.length || at - to)[0] ?? [0];
  const isName = (phrase: Phrase) => !isNarrow(phrase) && columnOf(phrase, edges) === column;
  if (rows.length === 0 || !loose.some(isName)) return undefined;
  return findNameBlocks(
    flat.filter(isName),
    rows.map(({ at }) => at),
    size,
  );
}

/** Puts the lines of each name into the row of its marks, or into one of their own. Returns what is in no name. */
function joinBlocks(
  given: readonly Phrase[],
  rows: readonly TextRow[],
  blocks: readonly NameBlock[],
): { loose: Phrase[]; own: TextRow[] } {
  const loose: Phrase[] = [];
  const own = new Map<NameBlock, TextRow>();
  for (const phrase of given) {
    const block =
      blocks.find(({ phrases }) => phrases.includes(phrase)) ??
      blocks.find(({ phrases }) => {
        const { top, bottom } = around(phrases);
        return middleY(phrase) > top && middleY(phrase) < bottom;
      });
    const row = block && (rows.find(({ at }) => at === block.anchor) ?? own.get(block));
    if (row) row.phrases.push(phrase);
    else if (block && block.phrases.length > 1)
      own.set(block, { at: middleY(around(block.phrases)), phrases: [phrase] });
    else loose.push(phrase);
  }
  return { loose, own: [...own.values()] };
}

/** Parts text without lines into rows: each mark or number anchors one, and names join the nearest. */
function byText(phrases: readonly Phrase[], edges: Edges, isNarrow: IsNarrow): RowBand[] {
  const flat = phrases.filter(({ turn }) => turn === 0);
  if (flat.length === 0) return [];
  const size = median(flat.map((each) => each.size));
  const anchored = flat.filter(isNarrow);
  const anchors = cluster(anchored.map(middleY), size * 0.45);
  const steps = anchors.slice(1).map((at, index) => at - (anchors[index] ?? at));
  const pitch = steps.length > 0 ? median(steps) : size * 2.2;
  const rows = anchors.map((at) => ({ at, phrases: [] as Phrase[] }));
  const loose: Phrase[] = [];
  for (const phrase of flat) {
    const nearest = rows.reduce<(typeof rows)[number] | undefined>(
      (best, row) =>
        best === undefined || Math.abs(row.at - middleY(phrase)) < Math.abs(best.at - middleY(phrase)) ? row : best,
      undefined,
    );
    const distance = nearest ? Math.abs(nearest.at - middleY(phrase)) : Infinity;
    if (nearest && distance < size * 0.6) nearest.phrases.push(phrase);
    else loose.push(phrase);
  }
  const blocks = namesBeside(flat, loose, rows, { edges, size, isNarrow });
  const rest = blocks?.isParted === true ? joinBlocks(loose, rows, blocks.blocks) : { loose, own: [] };
  const own = [...rest.own, ...joinLoose(rest.loose, blocks?.isParted === true ? [] : rows, { edges, size, pitch })];
  const isLoose = new Set(loose);
  const isUnsure = (row: TextRow): boolean => {
    if (!blocks || blocks.isParted || !row.phrases.some((phrase) => isLoose.has(phrase))) return false;
    const block = blocks.blocks.find(({ phrases }) => row.phrases.some((phrase) => phrases.includes(phrase)));
    return blocks.isDense
      ? rows.includes(row)
      : block?.phrases.some((phrase) => !row.phrases.includes(phrase)) === true || rows.includes(row);
  };
  return [...rows, ...own]
    .filter((row) => row.phrases.length > 0)
    .toSorted((one, other) => one.at - other.at)
    .map((row) => ({
      top: Math.min(...row.phrases.map((each) => each.top)),
      bottom: Math.max(...row.phrases.map((each) => each.bottom)),
      phrases: row.phrases,
      isUnsure: isUnsure(row),
    }));
}

/** Returns the rows between `top` and `bottom`, by the table's lines where it has them. */
export function findRows(
  shapes: Shapes,
  phrases: readonly Phrase[],
  edges: Edges,
  { top, bottom, isNarrow }: { readonly top: number; readonly bottom: number; readonly isNarrow: IsNarrow },
): { rows: RowBand[]; ruled: boolean } {
  const own = phrases.filter((phrase) => middleY(phrase) > top && middleY(phrase) < bottom);
  const left = Math.min(edges[1] ?? 0, ...own.map((each) => each.left));
  const right = Math.max(edges.at(-2) ?? 0, ...own.map((each) => each.right));
  const lines = rulesIn(edgesAcross(shapes), left, right, 0.4).filter((at) => at > top - 2 && at < bottom + 2);
  if (lines.length < 3) return { rows: byText(own, edges, isNarrow), ruled: false };
  const places = [top, ...lines.filter((at) => at > top + 2), bottom];
  const rows: RowBand[] = [];
  let isRuled = true;
  for (const [at, from] of places.entries()) {
    const to = places[at + 1];
    if (to === undefined) break;
    const inRow = own.filter((phrase) => middleY(phrase) >= from && middleY(phrase) < to);
    if (inRow.length === 0) continue;
    const isLast = at === places.length - 2;
    if (isLast || holdsSeveral(inRow, edges, isNarrow)) {
      // Below the table's last line stand notes, or rows that have none.
      isRuled &&= isLast;
      rows.push(...byText(inRow, edges, isNarrow));
    } else rows.push({ top: from, bottom: to, phrases: inRow });
  }
  return { rows, ruled: isRuled };
}

export const isInColumn = (phrase: Phrase, edges: Edges, column: number): boolean =>
  middleX(phrase) >= (edges[column] ?? -Infinity) && middleX(phrase) < (edges[column + 1] ?? Infinity);

export { columnOf };
