import { Id } from '@clearplate/contract/fields';
import type { Context } from '../context.ts';
import { findRestaurantData } from '../features/restaurants/restaurant-page-data.ts';
import type { Pages } from './pages.ts';

/** Returns which pages carry data for machines. */
export function pageData(context: Context): Pages['data'] {
  return {
    '/restaurant/:id': async ({ id }) => {
      const read = Id.safeParse(id);
      return read.success ? findRestaurantData(context, read.data) : undefined;
    },
  };
}
