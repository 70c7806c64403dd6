import type { openingHoursCalls } from '@clearplate/contract/opening-hours';
import type { Handlers } from '../../http/handlers.ts';
import { changeRestaurant } from './change-restaurant.ts';
import { replaceWeek } from './opening-hours.queries.ts';

export const openingHoursHandlers: Handlers<typeof openingHoursCalls> = {
  setOpeningHours: ({ params: { id }, body, ifMatch }, request) =>
    changeRestaurant(request, {
      id,
      ifMatch,
      work: (db, restaurant) => replaceWeek(db, restaurant, body.opening_hours, request.context.now()),
    }),
};
