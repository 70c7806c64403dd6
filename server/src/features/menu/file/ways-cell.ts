import { fillMessage, messageOfIssue, type Fault, type Message } from '@clearplate/contract/errors';
import { VariantEdits } from '@clearplate/contract/variants';
import { denies as isDenied, type Dish, type DishVariant } from '@clearplate/domain/facts/dish';
import type { StandingContext } from '@clearplate/domain/facts/statement-standing';
import { idOfWay } from '@clearplate/domain/facts/variant';
import { usedNames } from '@clearplate/domain/facts/way-components';
import { findSameWays } from '@clearplate/domain/menu/same-way';
import {
  editVariants,
  faultInVariants,
  type VariantEdit,
  type VariantFault,
} from '@clearplate/domain/menu/variant-edits';
import { normalise } from '@clearplate/domain/reading/normalise';
import { splitIngredients } from '@clearplate/domain/reading/split-ingredients';
import { labelOf, type Column } from './columns.ts';
import { asPlanned } from './statement-cell.ts';
import { LineReader, readLine, short, type ReadLine } from './way-line.ts';
import { heldOf, labelOfPart, type Confirmed, type Held } from './way-parts.ts';
import { isEmptied } from './written-values.ts';

const escape = (text: string): string => text.replaceAll(/[\\|]/g, String.raw`\$&`);

/** Returns what a file says about the ways to make a dish, as of now. */
export function waysCell(dish: Dish, context: StandingContext, confirmed: Confirmed): string {
  return dish.variants
    .map((way) => {
      const parts = [...heldOf(dish, way, context, confirmed)].map(([part, text]) => `${labelOfPart(part)}: ${text}`);
      return [way.name, ...parts].map(escape).join(' | ');
    })
    .join('\n');
}

const faultWords: Readonly<Record<VariantFault, string>> = {
  'changes nothing': '“{words}”: say what is left out or added',
  'leaves out everything': '“{words}” leaves nothing of the dish',
  'is there twice': '“{words}”: another one has this name',
  'is sent twice': '“{words}”: another one has this name',
  'has no list to confirm': '“{words}”: there are no ingredients to confirm',
};

function refusalsOf(ways: readonly VariantEdit[], dish: Dish): Message[] {
  const parsed = VariantEdits.safeParse(ways);
  if (!parsed.success) return parsed.error.issues.map(messageOfIssue);
  const found = faultInVariants(dish, ways);
  return found ? [fillMessage(faultWords[found.fault], short(ways[found.at]?.name ?? ''))] : [];
}

/** The dish before its row, and as the rest of the row makes it. */
export interface RowSides {
  readonly before: Dish;
  readonly after: Dish;
}

/** What a cell of ways changes about what clears, such as "Without peanuts: Peanuts". */
export interface WayNotes {
  /** Carried over to a new name, and not stated. */
  readonly unconfirmed: readonly string[];
  /** Erased, and thus taken back. */
  readonly takenBack: readonly string[];
}

interface ReadWays {
  readonly ways?: readonly VariantEdit[];
  readonly notes?: WayNotes;
  readonly faults: readonly Fault[];
}

const isChangedAlike = (line: ReadLine, held: Held): boolean =>
  (['without', 'with'] as const).every((part) => (line.parts.get(part) ?? '') === (held.get(part) ?? ''));

/**
 * Returns the ways as text, to compare them. A way from before ways had ids is identified by its first name, whoever
 * edits it.
 */
const withIds = (variants: readonly DishVariant[]): string =>
  JSON.stringify(variants.map(({ id, ...way }) => [id ?? idOfWay(way), way]));

const componentsOf = (way: DishVariant): string => usedNames(way).join(', ');

/** A file names the components that a way adds and can't change them, as it names those of a dish. */
function faultOfComponents({ parts }: ReadLine, way: DishVariant | undefined): Message[] {
  const text = parts.get('components');
  if (text === undefined || text === (way ? componentsOf(way) : '')) return [];
  return [
    fillMessage(
      '“{words}” is not what the menu says: leave it as it was or blank, and change components in the menu',
      short(text),
    ),
  ];
}

/** Returns for each line the way that it certainly renames, if there is one. */
function findRenamed(lines: readonly ReadLine[], { variants }: Dish): (DishVariant | undefined)[] {
  const byName = new Map(variants.map((one) => [normalise(one.name), one]));
  const listOf = ({ parts }: ReadLine, part: 'without' | 'with', known: readonly string[] = []) => {
    const text = parts.get(part);
    return text === undefined ? known : isEmptied(text) ? [] : splitIngredients(text);
  };
  const now = lines.map((line) => {
    const known = byName.get(normalise(line.name));
    const leaves_out = listOf(line, 'without', known?.leaves_out);
    const named = line.parts.get('components');
    const way = known ?? (named && variants.find((one) => componentsOf(one) === named));
    return { name: line.name, leaves_out, adds: listOf(line, 'with', known?.adds), ...(way && { uses: way.uses }) };
  });
  return findSameWays(variants, now).map((one, index) =>
    byName.has(normalise(lines[index]?.name ?? '')) ? undefined : one,
  );
}

/**
 * Combines a line about a new way with the way that it renames. Nothing that clears passes to the new name without
 * being said.
 */
function renameWay(edit: VariantEdit, was: DishVariant | undefined): VariantEdit {
  if (!was) return edit;
  const stated = edit.statements ?? [];
  // "None but may contain" still warns, but no longer denies.
  const traces = was.statements
    .filter((one) => one.level === 'may_contain' && isDenied(one))
    .filter(({ allergen }) => !stated.some((one) => one.allergen === allergen))
    .map(({ allergen, level, reason }) => ({ allergen, level, reason }));
  return {
    ...edit,
    id: idOfWay(was),
    keeps: was.statements.filter((one) => !isDenied(one)).map(({ allergen }) => allergen),
    statements: [...stated, ...traces],
    ingredients_complete: edit.ingredients_complete ?? false,
    cross_contact_stated: edit.cross_contact_stated ?? false,
  };
}

/**
 * What a cell makes of the ways to make a dish; `ways` is missing where that is nothing. One without a line is gone. What stood
 * there before, also before this row changed the dish, is not stated anew by standing there still, nor by standing there under
 * another name: what clears counts as carried along where it was said of one that is gone or is made alike. The one way that is gone
 * and is made alike is the line's own, renamed: it keeps its id and what it warns of.
 */
export function readWays(
  cell: string,
  { before, after }: RowSides,
  context: StandingContext,
  confirmed: Confirmed,
): ReadWays {
  if (cell === waysCell(before, context, confirmed).trim()) return { faults: [] };
  const faults: Message[] = [];
  const texts = isEmptied(cell) ? [] : cell.split(/\r?\n/).filter((line) => line.trim() !== '');
  const lines = texts.map(readLine);
  const names = new Set(lines.map(({ name }) => normalise(name)));
  const sides = [after, before].map((dish) =>
    dish.variants.map((way) => ({ way, key: normalise(way.name), held: heldOf(dish, way, context, confirmed) })),
  );
  const read = lines.map((line) => {
    const own = sides.map((side) => side.find(({ key }) => key === normalise(line.name)));
    const isNew = own.every((one) => one === undefined);
    const others = isNew ? sides.flat() : [];
    const carried = others.filter(({ key, held }) => !names.has(key) || isChangedAlike(line, held));
    return new LineReader(line, {
      known: own[0]?.way,
      held: own.flatMap((one) => one?.held ?? []),
      carried: carried.map(({ held }) => held),
    });
  });
  const renamed = findRenamed(lines, after);
  const ways = read.map((reader, index) => renameWay(reader.read(), renamed[index]));
  faults.push(...read.flatMap((reader) => reader.faults));
  const byName = new Map(after.variants.map((one) => [normalise(one.name), one]));
  for (const [index, line] of lines.entries())
    faults.push(...faultOfComponents(line, byName.get(normalise(line.name)) ?? renamed[index]));
  if (faults.length === 0) faults.push(...refusalsOf(ways, after));
  const column = labelOf('variants' satisfies Column);
  if (faults.length > 0) return { faults: faults.map((message) => ({ column, ...message })) };
  const made = editVariants(after, ways, asPlanned(context)).variants;
  const unconfirmed = read.flatMap((reader) => reader.unconfirmed);
  const takenBack = read.flatMap((reader) => reader.takenBack);
  return withIds(made) === withIds(after.variants)
    ? { faults: [] }
    : { ways, notes: { unconfirmed, takenBack }, faults: [] };
}
