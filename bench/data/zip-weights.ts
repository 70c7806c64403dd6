import { loadZipPlaces, type ZipPlace } from '../../server/src/features/catalogue/us-zip-places.ts';
import { weighted, type Chance } from './chance.ts';
import { inhabitants, readMetros, type Metro } from './metros.ts';

const milesPerDegree = 69.1;
/** A metropolitan area ends at this many times its length from the centre. */
const reach = 3;

function milesBetween(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  const width = (b.lng - a.lng) * Math.cos(((a.lat + b.lat) / 2) * (Math.PI / 180));
  return milesPerDegree * Math.hypot(b.lat - a.lat, width);
}

function addMetro(weights: number[], zips: readonly ZipPlace[], metro: Metro): void {
  const near = zips.flatMap((zip, index) => {
    const miles = milesBetween(zip, metro);
    return miles < reach * metro.miles ? [{ index, share: Math.exp(-miles / metro.miles) }] : [];
  });
  const total = near.reduce((sum, { share }) => sum + share, 0);
  for (const { index, share } of near) weights[index] = (weights[index] ?? 0) + (metro.inhabitants * share) / total;
}

export interface PopulatedZips {
  readonly zips: readonly ZipPlace[];
  /** Picks a zip code with a probability proportional to its assumed population. */
  readonly draw: (chance: Chance) => ZipPlace;
}

/**
 * No package has populations by zip code. Those of the forty largest metropolitan areas are distributed over their zip
 * codes by distance from the centre; everybody else evenly over all zip codes.
 */
export function populatedZips(): PopulatedZips {
  const zips = loadZipPlaces().filter(({ lat, lng }) => lat !== 0 || lng !== 0);
  const metros = readMetros();
  const elsewhere = inhabitants - metros.reduce((sum, metro) => sum + metro.inhabitants, 0);
  const weights = zips.map(() => elsewhere / zips.length);
  for (const metro of metros) addMetro(weights, zips, metro);
  const drawIndex = weighted(weights);
  return {
    zips,
    draw(chance) {
      const zip = zips[drawIndex(chance)];
      if (zip === undefined) throw new Error('no zip code was drawn');
      return zip;
    },
  };
}
