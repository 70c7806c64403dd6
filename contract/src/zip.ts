import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { Zip } from './fields.ts';

/** Locates a zip code in the shape of zippopotam.us. Coordinates are decimal degrees as text. */
export const ZipPlace = z.object({
  'post code': z.string(),
  country: z.string(),
  'country abbreviation': z.string(),
  places: z.array(
    z.object({
      'place name': z.string(),
      state: z.string(),
      'state abbreviation': z.string(),
      latitude: z.string(),
      longitude: z.string(),
    }),
  ),
});
export type ZipPlace = z.infer<typeof ZipPlace>;

export const zipCalls = defineContract({
  getZip: {
    method: 'GET',
    path: '/api/zip/:zip',
    summary: 'City, state and coordinates of a zip code',
    access: 'public',
    params: z.object({ zip: Zip }),
    response: ZipPlace,
    errors: ['not_found', 'rate_limited'],
  },
});
