import { cellToLatLng, greatCircleDistance, gridDisk, latLngToCell } from 'h3-js';

/** Cells of the grid's resolution 6 between two numbers, both included. As text: they are beyond what a number holds. */
export interface CellRanges {
  readonly from: readonly string[];
  readonly to: readonly string[];
}

const resolution = 6;
const kmPerMile = 1.609344;
// Measured over the whole earth: no cell reaches further from its middle, no two middles are closer (km).
const cellReach = 4.2;
const cellSpacing = 4.45;
// Each range is a descent of an index; so few cells between two ranges cost less than that.
const mostBetween = 2;

/** The numbers of the first and the last cell of a range, and the places of both. */
export interface CellRange {
  readonly from: string;
  readonly to: string;
  readonly first: number;
  readonly last: number;
}

/** Few ranges that have all of these, which come in the order of their places. */
export function joinRanges(ranges: readonly CellRange[]): CellRanges {
  const joined = { from: [] as string[], to: [] as string[] };
  let last = Number.NEGATIVE_INFINITY;
  for (const range of ranges) {
    if (range.first - last <= mostBetween + 1) joined.to[joined.to.length - 1] = range.to;
    else {
      joined.from.push(range.from);
      joined.to.push(range.to);
    }
    last = range.last;
  }
  return joined;
}

/**
 * The place of a cell among all of its resolution: its base cell and its digits to base 7. Neighbours in this count are
 * neighbours in the order of the cells' numbers: nothing lies between them.
 */
export function ordinalOf(index: bigint): number {
  let ordinal = Number((index >> 45n) & 127n);
  for (let level = 1; level <= resolution; level += 1)
    ordinal = ordinal * 7 + Number((index >> BigInt(45 - 3 * level)) & 7n);
  return ordinal;
}

/** Cells around a place, as ranges and as the places of each, which PostgreSQL reads as an array. */
export interface NearCells extends CellRanges {
  readonly places: string;
}

/** A range of one cell, and its middle. */
interface Cell extends CellRange {
  readonly middle: [lat: number, lng: number];
}

/** Those that may lie so many kilometres around something in a cell, by their places. */
function cellsAroundCell(cell: string, km: number): readonly Cell[] {
  const rings = Math.ceil((km + cellReach) / ((cellSpacing * Math.sqrt(3)) / 2));
  const cells = gridDisk(cell, rings).map((each) => {
    const index = BigInt(`0x${each}`);
    const [number, place] = [index.toString(), ordinalOf(index)];
    return { from: number, to: number, first: place, last: place, middle: cellToLatLng(each) };
  });
  return cells.toSorted((one, other) => one.first - other.first);
}

const known = new Map<string, readonly Cell[]>();
const mostKnown = 200;

function knownAroundCell(cell: string, km: number): readonly Cell[] {
  const key = `${cell} ${km}`;
  const found = known.get(key) ?? cellsAroundCell(cell, km);
  known.delete(key);
  known.set(key, found);
  if (known.size > mostKnown) known.delete(known.keys().next().value ?? '');
  return found;
}

/** The cells that may have something within so many miles of a place, and few more. */
export function cellsAround(lat: number, lng: number, miles: number): NearCells {
  const km = miles * kmPerMile + cellReach;
  const cells = knownAroundCell(latLngToCell(lat, lng, resolution), km).filter(
    ({ middle }) => greatCircleDistance([lat, lng], middle, 'km') <= km,
  );
  return { ...joinRanges(cells), places: `{${cells.map(({ first }) => first).join()}}` };
}
