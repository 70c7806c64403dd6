import type { DraftDish } from '../draft.ts';
import type { Cell } from './grid.ts';

type Row = readonly Cell[];

/** "according to our suppliers" below a note continues it. No dish's name begins so. */
export function goesOn(row: Row, nameAt: number): boolean {
  const said = row.filter(({ text, covered }) => covered === undefined && text.trim() !== '');
  return said.length === 1 && said[0] === row[nameAt] && /^\s*\p{Ll}{2}/u.test(said[0]?.text ?? '');
}

/** Says by how many points a part of a row is indented below it on a page. */
const setIn = 6;

/** Returns whether a row is a part of the one above: "- Bun", or a name that is set in. */
export function isPart(row: Row | undefined, above: Row, nameAt: number): boolean {
  const [name, over] = [row?.[nameAt], above[nameAt]];
  if (!name || !over || name.text.trim() === '') return false;
  const isMarked = (text: string) => /^\s*[-–—•·▪◦‣›»>+→]\s*\p{L}/u.test(text);
  const depthOf = (text: string) => /^[\s\u00A0]*/.exec(text)?.[0].length ?? 0;
  if (isMarked(name.text)) return !isMarked(over.text);
  if (depthOf(name.text) > depthOf(over.text) + 1) return true;
  const [left, before] = [name.where.box?.[0], over.where.box?.[0]];
  return left !== undefined && before !== undefined && name.where.page === over.where.page && left > before + setIn;
}

/** Returns a dish without any claims, with the reason. */
export const withoutClaims = (dish: DraftDish, says: string): DraftDish =>
  dish.claims.length === 0
    ? dish
    : { ...dish, claims: [], doubts: [...dish.doubts, { about: 'claim', says, where: dish.where }] };

/** A dish without a mark, whose parts below it have theirs, denies nothing. */
export const withParts = (dish: DraftDish): DraftDish =>
  withoutClaims(dish, 'The rows below it may be its parts, and it has no mark of its own: it denies nothing.');
