import type { zipCalls } from '@clearplate/contract/zip';
import { notFound } from '../../http/app-error.ts';
import type { Handlers } from '../../http/handlers.ts';
import { findZip } from './zip.queries.ts';

export const zipHandlers: Handlers<typeof zipCalls> = {
  async getZip({ params: { zip } }, { context: { db } }) {
    const row = await findZip(db, zip);
    if (!row) throw notFound('Zip code');
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
  },
};
