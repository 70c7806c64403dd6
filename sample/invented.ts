import { chance } from './chance.ts';
import type { Place, TableRestaurant } from './tables/read-places.ts';

/** "Basil & Brine" becomes "basil-and-brine". */
export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** From the numbers that are kept for invention: 555-0100 to 555-0199. */
export function phoneOf(place: Place, index: number): string {
  const last = 100 + ((Number(place.zip) * 7 + index * 13) % 100);
  return `(${place.areaCode}) 555-0${last}`;
}

/** Somewhere within a kilometre of the zip code's middle, the restaurants in a loose ring. */
export function placeOnMap(place: Place, index: number, id: string): { lat: number; lng: number } {
  const angle = (index / place.restaurants.length + chance(id, 'angle') / 8) * 2 * Math.PI;
  const km = 0.25 + 0.55 * chance(id, 'km');
  const kmPerDegree = 111.2;
  const lat = place.lat + (Math.sin(angle) * km) / kmPerDegree;
  const lng = place.lng + (Math.cos(angle) * km) / (kmPerDegree * Math.cos((place.lat * Math.PI) / 180));
  return { lat: Number(lat.toFixed(5)), lng: Number(lng.toFixed(5)) };
}

const delivery: Record<string, (slug: string) => string> = {
  doordash: (slug) => `https://www.doordash.com/store/${slug}-sample/`,
  ubereats: (slug) => `https://www.ubereats.com/store/${slug}-sample`,
  grubhub: (slug) => `https://www.grubhub.com/restaurant/${slug}-sample`,
  courier: (slug) => `https://www.tablecourier.example/${slug}`,
};

/** The delivery service's page, and the restaurant's own site, where the table names them. */
export function linksOf(row: TableRestaurant, place: Place): { restaurant_url?: string; url?: string } {
  const slug = slugOf(row.name);
  const service = row.links.find((link) => link !== 'site');
  const page = service === undefined ? undefined : delivery[service];
  if (service !== undefined && page === undefined)
    throw new Error(`${row.name}: unknown delivery service "${service}"`);
  return {
    ...(page && { restaurant_url: page(`${slug}-${slugOf(place.city)}`) }),
    ...(row.links.includes('site') && { url: `https://${slug}.example/` }),
  };
}
