import type { zipCalls, ZipPlace } from '@clearplate/contract/zip';
import { notFound } from '../../http/app-error.ts';
import type { Handlers } from '../../http/handlers.ts';
import { limitTries, type Limit } from '../../http/rate-limit.ts';
import { findZipElsewhere } from './external-zip.ts';
import { findZip, type ZipRow } from './zip.queries.ts';

// The limit keeps people from wearing out the other service through us.
const askedElsewhere: Limit = { name: 'zip codes asked elsewhere', hits: 30, seconds: 60 };

function toPlace(row: ZipRow): ZipPlace {
  return {
    'post code': row.zip,
    country: 'United States',
    'country abbreviation': 'US',
    places: [
      {
        'place name': row.city,
        state: row.state_name,
        'state abbreviation': row.state,
        latitude: String(row.lat),
        longitude: String(row.lng),
      },
    ],
  };
}

export const zipHandlers: Handlers<typeof zipCalls> = {
  async getZip({ params: { zip } }, { context: { db, settings, now }, ip }) {
    const row = await findZip(db, zip);
    if (row) return toPlace(row);
    if (settings.zipLookupUrl === undefined) throw notFound('Zip code');
    await limitTries(db, askedElsewhere, ip, now());
    const place = await findZipElsewhere(settings.zipLookupUrl, zip);
    if (!place) throw notFound('Zip code');
    return place;
  },
};
