interface Point {
  readonly lat: number;
  readonly lng: number;
}

const earthRadius = 3958.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Returns the miles between two points in degrees, in a straight line (haversine). */
export function milesBetween(one: Point, other: Point): number {
  const [lat, lng] = [radians(other.lat - one.lat) / 2, radians(other.lng - one.lng) / 2];
  const part = Math.sin(lat) ** 2 + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * Math.sin(lng) ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(part)));
}
