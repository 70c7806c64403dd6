import { pixelOf, type Box } from './map-grid.ts';

/** Holds restaurants that are shown as one mark. */
export interface Cluster {
  readonly lat: number;
  readonly lng: number;
  readonly restaurants: number;
  /** Is the town of most of them. */
  readonly town: string;
  readonly bounds: Box;
  /** Is the id of one of them. */
  readonly id: number;
}

/** Marks closer than this would overlap; a tag is wider than high. This is in pixels. */
const apart = { x: 46, y: 38 };

function join(one: Cluster, other: Cluster): Cluster {
  const restaurants = one.restaurants + other.restaurants;
  const share = other.restaurants / restaurants;
  return {
    lat: one.lat + (other.lat - one.lat) * share,
    lng: one.lng + (other.lng - one.lng) * share,
    restaurants,
    town: one.town,
    id: Math.min(one.id, other.id),
    bounds: {
      north: Math.max(one.bounds.north, other.bounds.north),
      south: Math.min(one.bounds.south, other.bounds.south),
      west: Math.min(one.bounds.west, other.bounds.west),
      east: Math.max(one.bounds.east, other.bounds.east),
    },
  };
}

/** Each cluster joins the first that is larger and too close. The result doesn't depend on the clusters' order. */
function joinClose(clusters: readonly Cluster[], zoom: number, factor: number): Cluster[] {
  const place = (cluster: Cluster) => ({ cluster, at: pixelOf(cluster, zoom) });
  const kept: ReturnType<typeof place>[] = [];
  const largest = clusters.toSorted((one, other) => other.restaurants - one.restaurants || one.id - other.id);
  for (const next of largest.map(place)) {
    const near = kept.findIndex(
      ({ at }) => Math.abs(at.x - next.at.x) < apart.x * factor && Math.abs(at.y - next.at.y) < apart.y * factor,
    );
    const there = kept[near];
    if (there) kept[near] = place(join(there.cluster, next.cluster));
    else kept.push(next);
  }
  return kept.map(({ cluster }) => cluster);
}

/** Joins marks that would overlap, and more until at most this many are left. Every restaurant stays counted. */
export function mergeMarks(clusters: readonly Cluster[], zoom: number, most: number): Cluster[] {
  let merged: readonly Cluster[] = clusters;
  let factor = 1;
  // A joined mark has moved, perhaps towards another one.
  for (let before = Infinity; merged.length < before || merged.length > most;) {
    before = merged.length;
    merged = joinClose(merged, zoom, factor);
    if (merged.length > most && merged.length === before) factor *= 1.5;
  }
  return [...merged];
}
