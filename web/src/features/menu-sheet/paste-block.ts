import type { MenuDish } from '@clearplate/contract/menu';
import type { AllergenId } from '@clearplate/domain/facts/allergens';
import { wholeAllergenNamed } from '@clearplate/domain/reading/whole-names';
import { readWord } from './pasted-words.ts';
import type { CellChange } from './sheet-state.ts';

/** Reads what a spreadsheet puts on the clipboard: cells between tabs, quoted where they have line breaks. */
export function parseBlock(text: string): string[][] {
  const rows: string[][] = [[]];
  const cell = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/gy;
  for (let match = cell.exec(text); match; match = cell.exec(text)) {
    const [whole, quoted, plain, end] = match;
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain ?? '').trim());
    if (end === '' || whole === '') break;
    if (end !== '\t' && cell.lastIndex < text.length) rows.push([]);
    else if (end !== '\t') break;
  }
  return rows;
}

export interface PastedBlock {
  readonly changes: readonly CellChange[];
  /** We don't know these words. Their cells stay as they are. */
  readonly unknownWords: readonly string[];
  readonly unknownDishes: readonly string[];
  readonly unknownColumns: readonly string[];
  /** Counts cells beyond the last dish or column. */
  readonly outside: number;
}

/** Says why nothing of a block is taken. */
export type PasteRefusal = 'first_row' | 'first_column' | 'empty';

export interface Sheet {
  readonly dishes: readonly MenuDish[];
  readonly columns: readonly AllergenId[];
}

const fold = (name: string) => name.normalize('NFKC').trim().toLowerCase();

/** Finds dishes by name; two with the same name can't be told apart. */
function dishesByName(dishes: readonly MenuDish[]): ReadonlyMap<string, MenuDish | undefined> {
  const byName = new Map<string, MenuDish | undefined>();
  for (const dish of dishes) byName.set(fold(dish.name), byName.has(fold(dish.name)) ? undefined : dish);
  return byName;
}

const isUnknown = (cell: string): boolean => cell !== '' && readWord(cell) === undefined;
const isStrange = (cells: readonly string[]): boolean => cells.some(isUnknown) && !cells.some((cell) => readWord(cell));

/** The first cell of a range, by row and column. */
export type Start = readonly [row: number, column: number];

/**
 * Puts a pasted block into the sheet. Names of dishes in its first column, and of allergens in its first row, say where
 * its cells belong; without them they belong where it is pasted. A row or column of words that are neither is refused,
 * since everything beside it would be one cell off.
 */
export function placeBlock(text: string, { dishes, columns }: Sheet, [row, column]: Start): PastedBlock | PasteRefusal {
  const block = parseBlock(text);
  if (block.every((cells) => cells.every((cell) => cell === ''))) return 'empty';
  const [head = [], ...rest] = block;
  const headed = head.map((cell) => wholeAllergenNamed(cell));
  // "C" and "no" are no names, whatever else they mean.
  const hasHeadings = head.some((cell, index) => headed[index] !== undefined && readWord(cell) === undefined);
  const body = hasHeadings ? rest : block;
  const byName = dishesByName(dishes);
  const hasNames = body.some(([name = '']) => byName.has(fold(name)) && readWord(name) === undefined);
  const width = Math.max(...block.map(({ length }) => length));
  if (!hasHeadings && body.length > 1 && isStrange((body[0] ?? []).slice(hasNames ? 1 : 0))) return 'first_row';
  if (!hasNames && !hasHeadings && width > 1 && isStrange(body.map(([first = '']) => first))) return 'first_column';
  if (!hasNames && hasHeadings && headed[0] === undefined && isStrange(body.map(([first = '']) => first)))
    return 'first_column';

  const found = { changes: [] as CellChange[], words: new Set<string>(), dishes: new Set<string>(), outside: 0 };
  const shift = hasNames ? 1 : 0;
  for (const [index, cells] of body.entries()) {
    const [name = ''] = cells;
    const dish = hasNames ? byName.get(fold(name)) : dishes[row + index];
    if (!dish && hasNames && name !== '') found.dishes.add(name);
    for (const [at, cell] of cells.entries()) {
      if (at < shift || cell === '') continue;
      const allergen = hasHeadings ? headed[at] : columns[column + at - shift];
      // A heading that names no allergen is reported as a whole.
      if (hasHeadings && allergen === undefined) continue;
      const value = readWord(cell);
      if (!dish || allergen === undefined) found.outside += dish || !hasNames ? 1 : 0;
      else if (value) found.changes.push({ dishId: dish.id, allergen, value });
      else found.words.add(cell);
    }
  }
  const strange = hasHeadings ? head.filter((cell, at) => at >= shift && cell !== '' && headed[at] === undefined) : [];
  return {
    changes: found.changes,
    unknownWords: [...found.words],
    unknownDishes: [...found.dishes],
    unknownColumns: strange,
    outside: found.outside,
  };
}
