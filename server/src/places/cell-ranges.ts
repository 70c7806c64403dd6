import { cellToLatLng, greatCircleDistance, gridDisk, latLngToCell } from 'h3-js';

/**
 * Holds cells of the grid's resolution 6 between two numbers, both included. The numbers are text, because they exceed
 * what a number can hold.
 */
export interface CellRanges {
  readonly from: readonly string[];
  readonly to: readonly string[];
}

const resolution = 6;
const kmPerMile = 1.609344;
// These are measured over the whole earth: no cell extends further from its middle, and no two middles are closer (km).
const cellReach = 4.2;
const cellSpacing = 4.45;
// Each range is a search in an index. Reading this many cells between two ranges costs less than that.
const mostBetween = 2;

/** Holds the numbers of a range's first and last cell, and the positions of both. */
export interface CellRange {
  readonly from: string;
  readonly to: string;
  readonly first: number;
  readonly last: number;
}

/** Returns few ranges that contain all of these cells, which must be in the order of their positions. */
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
 * Returns the position of a cell among all of its resolution: its base cell and its digits to base 7. Neighbours in
 * this count are neighbours in the order of the cells' numbers, with nothing between them.
 */
export function ordinalOf(index: bigint): number {
  let ordinal = Number((index >> 45n) & 127n);
  for (let level = 1; level <= resolution; level += 1)
    ordinal = ordinal * 7 + Number((index >> BigInt(45 - 3 * level)) & 7n);
  return ordinal;
}

/** Holds cells around a place, as ranges and as the position of each, which PostgreSQL reads as an array. */
export interface NearCells extends CellRanges {
  readonly places: string;
}

/** Is a range of one cell, with its middle. */
interface Cell extends CellRange {
  readonly middle: [lat: number, lng: number];
}

/** Returns cells that may be this many kilometres around something in a cell, by their positions. */
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

/** Returns the cells that may contain something within this many miles of a place, and few others. */
export function cellsAround(lat: number, lng: number, miles: number): NearCells {
  const km = miles * kmPerMile + cellReach;
  const cells = knownAroundCell(latLngToCell(lat, lng, resolution), km).filter(
    ({ middle }) => greatCircleDistance([lat, lng], middle, 'km') <= km,
  );
  return { ...joinRanges(cells), places: `{${cells.map(({ first }) => first).join()}}` };
}
