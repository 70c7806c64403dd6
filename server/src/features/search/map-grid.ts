import type { MapBounds } from '@clearplate/contract/discovery';

/** Is a part of a map that doesn't cross the date line. */
export type Box = MapBounds;

/** Says how wide and high a map's squares are, in degrees. */
export interface Grid {
  readonly width: number;
  readonly height: number;
}

/** Is the size of a mark on the map in pixels. At zoom 0, the whole earth has 256. */
const markPixels = 56;
/** Whatever part is asked for at whatever zoom, it has no more squares than this on a side. */
const mostSquares = 48;

const degreesAPixel = (zoom: number): number => 360 / (256 * 2 ** zoom);

/** Returns two parts on the date line, otherwise one. */
export function boxesOf(bounds: MapBounds): Box[] {
  if (bounds.west <= bounds.east) return [bounds];
  return [
    { ...bounds, east: 180 },
    { ...bounds, west: -180 },
  ];
}

/**
 * Returns squares as large as a mark. A degree of latitude takes more pixels further from the equator; the middle's
 * size is used.
 */
export function gridOf(boxes: readonly Box[], zoom: number): Grid {
  const [{ north, south } = { north: 0, south: 0 }] = boxes;
  const wide = boxes.reduce((sum, { west, east }) => sum + east - west, 0);
  const middle = Math.min(85, Math.abs(north + south) / 2);
  const square = degreesAPixel(zoom) * markPixels;
  const tall = square * Math.cos((middle * Math.PI) / 180);
  return { width: Math.max(square, wide / mostSquares), height: Math.max(tall, (north - south) / mostSquares) };
}

/** Returns a place's position on the map in pixels. */
export function pixelOf({ lat, lng }: { lat: number; lng: number }, zoom: number): { x: number; y: number } {
  const clamped = Math.max(-85, Math.min(85, lat));
  const north = (Math.log(Math.tan(Math.PI / 4 + (clamped * Math.PI) / 360)) * 180) / Math.PI;
  return { x: lng / degreesAPixel(zoom), y: -north / degreesAPixel(zoom) };
}
