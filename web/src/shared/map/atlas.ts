import countiesAddress from 'us-atlas/counties-10m.json?url';
import statesAddress from 'us-atlas/states-10m.json?url';
import { feature, mesh } from 'topojson-client';
import type { FeatureCollection, MultiLineString, MultiPolygon, Polygon, Position } from 'geojson';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { onSheet } from './map-view.ts';

type Areas = GeometryCollection<{ readonly name: string }>;
export type NamedAreas = FeatureCollection<Polygon | MultiPolygon, { readonly name: string }>;

/** Holds the outlines of areas, each line once, and the areas with their names. */
export interface Atlas {
  readonly borders: MultiLineString;
  readonly coast: MultiLineString;
  readonly areas: NamedAreas;
}

/** Moves the points onto the sheet. A shared point may be moved twice, which changes nothing. */
function movePoints(arcs: readonly Position[][]): void {
  for (const arc of arcs) {
    for (const point of arc) point[0] = onSheet(point[0] ?? 0);
  }
}

function readAtlas(topology: Topology, name: 'states' | 'counties'): Atlas {
  const object = topology.objects[name] as Areas;
  const borders = mesh(topology, object, (one, other) => one !== other);
  const coast = mesh(topology, object, (one, other) => one === other);
  const areas = feature(topology, object) as NamedAreas;
  movePoints(borders.coordinates);
  movePoints(coast.coordinates);
  for (const { geometry } of areas.features)
    movePoints(geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat());
  return { borders, coast, areas };
}

const addresses = { states: statesAddress, counties: countiesAddress };

/** Loads the Census Bureau's outlines from the package us-atlas. */
export async function loadAtlas(name: keyof typeof addresses, signal: AbortSignal): Promise<Atlas> {
  const response = await fetch(addresses[name], { signal });
  if (!response.ok) throw new Error(`The lines of ${name} could not be loaded`);
  return readAtlas((await response.json()) as Topology, name);
}
