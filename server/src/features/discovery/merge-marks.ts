import { pixelOf, type Box } from './map-grid.ts';

/** Restaurants that are shown as one. */
export interface Cluster {
  readonly lat: number;
  readonly lng: number;
  readonly restaurants: number;
  /** Where most of them are. */
  readonly town: string;
  readonly bounds: Box;
  /** Of one of them. */
  readonly id: number;
}

/** Closer than this, marks would lie upon each other: a tag is wider than high. In pixels. */
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

type Placed = Cluster & { readonly x: number; readonly y: number };

/** Each joins the first that is larger and too close. Gives the same for the same clusters, in any order. */
function joinClose(clusters: readonly Cluster[], zoom: number, factor: number): Cluster[] {
  const placed = (cluster: Cluster): Placed => ({ ...cluster, ...pixelOf(cluster, zoom) });
  const kept: Placed[] = [];
  const largest = clusters.toSorted((one, other) => other.restaurants - one.restaurants || one.id - other.id);
  for (const cluster of largest.map(placed)) {
    const near = kept.findIndex(
      ({ x, y }) => Math.abs(x - cluster.x) < apart.x * factor && Math.abs(y - cluster.y) < apart.y * factor,
    );
    const there = kept[near];
    if (there) kept[near] = placed(join(there, cluster));
    else kept.push(cluster);
  }
  return kept.map(({ x: _, y: __, ...cluster }) => cluster);
}

/** Joins what would cover each other, and more of it until at most so many are left; every restaurant stays counted. */
export function mergeMarks(clusters: readonly Cluster[], zoom: number, most: number): Cluster[] {
  let merged: readonly Cluster[] = clusters;
  let factor = 1;
  // A joined mark has moved, perhaps towards another.
  for (let before = Infinity; merged.length < before || merged.length > most;) {
    before = merged.length;
    merged = joinClose(merged, zoom, factor);
    if (merged.length > most && merged.length === before) factor *= 1.5;
  }
  return [...merged];
}
