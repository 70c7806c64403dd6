import type { openingHoursCalls } from '@clearplate/contract/opening-hours';
import { notFound } from '../../http/app-error.ts';
import { authorize } from '../../http/authorize.ts';
import type { Handlers } from '../../http/handlers.ts';
import { replaceWeek } from './opening-hours.queries.ts';
import { findRestaurant } from './restaurants.queries.ts';

export const openingHoursHandlers: Handlers<typeof openingHoursCalls> = {
  setOpeningHours: ({ params: { id }, body }, { context, actor }) =>
    context.db.transaction(async (db) => {
      const restaurant = await authorize(db, actor, id);
      await replaceWeek(db, restaurant, body.opening_hours, context.now());
      const shown = await findRestaurant(db, id);
      if (!shown) throw notFound('Restaurant');
      return shown;
    }),
};
