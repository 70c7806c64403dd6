import { cellToLatLng, getHexagonEdgeLengthAvg, gridDisk, latLngToCell, UNITS } from 'h3-js';
import { type CellRange, type CellRanges, joinRanges, ordinalOf } from './cell-ranges.ts';

/** Is a box in degrees of latitude and longitude. It doesn't cross the date line. */
export interface Box {
  readonly north: number;
  readonly south: number;
  readonly west: number;
  readonly east: number;
}

const stored = 6;
const coarsest = 2;
/** Says how many cells are examined, which takes less than a millisecond. */
const mostRings = 11;
const kmADegree = 111.2;
// These are in edges of a resolution's average cell, measured over the whole earth: the least distance of two middles,
// how far a cell extends from its middle, and how far its cells of the stored resolution extend beyond it.
const closest = 1.1;
const reach = 1.3;
const overhang = 1;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Returns half of a box's diagonal, rounded up. */
function halfWay({ north, south, west, east }: Box): number {
  const flattest = north >= 0 && south <= 0 ? 0 : Math.min(Math.abs(north), Math.abs(south));
  return (Math.hypot(north - south, (east - west) * Math.cos(radians(flattest))) * kmADegree) / 2;
}

/** Returns cells that may overlap a box, in rings around its middle. */
function ringsAt(level: number, box: Box): { margin: number; rings: number } {
  const edge = getHexagonEdgeLengthAvg(level, UNITS.km);
  const margin = edge * (level === stored ? reach : reach + overhang);
  return { margin, rings: Math.ceil((halfWay(box) + margin) / (edge * closest * (Math.sqrt(3) / 2))) };
}

function isNear({ north, south, west, east }: Box, margin: number) {
  const high = margin / kmADegree;
  const steepest = Math.min(89, Math.max(Math.abs(north), Math.abs(south)) + high);
  const wide = high / Math.cos(radians(steepest));
  return (cell: string) => {
    const [lat, lng] = cellToLatLng(cell);
    const past = Math.max(0, Math.abs(((lng - (west + east) / 2 + 540) % 360) - 180) - (east - west) / 2);
    return lat <= north + high && lat >= south - high && past <= wide;
  };
}

/** Returns the first and the last cell of the stored resolution within a coarser one. */
function childrenOf(cell: string, level: number): CellRange {
  let from = (BigInt(`0x${cell}`) & ~(15n << 52n)) | (BigInt(stored) << 52n);
  let to = from;
  for (let digit = level + 1; digit <= stored; digit += 1) {
    const shift = BigInt(45 - 3 * digit);
    from &= ~(7n << shift);
    to = (to & ~(7n << shift)) | (6n << shift);
  }
  return { from: String(from), to: String(to), first: ordinalOf(from), last: ordinalOf(to) };
}

/**
 * Returns ranges of cells that contain everything within a box, and some more; `undefined` if the box covers a large
 * share of the country.
 */
export function cellRangesIn(box: Box): CellRanges | undefined {
  for (let level = stored; level >= coarsest; level -= 1) {
    const { margin, rings } = ringsAt(level, box);
    if (rings > mostRings) continue;
    const middle = latLngToCell((box.north + box.south) / 2, (box.west + box.east) / 2, level);
    const cells = gridDisk(middle, rings).filter(isNear(box, margin));
    const ranges = cells.map((cell) => childrenOf(cell, level));
    return joinRanges(ranges.toSorted((one, other) => one.first - other.first));
  }
  return undefined;
}
