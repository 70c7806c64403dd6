import { findOverlap, mostSpans } from '@clearplate/domain/menu/opening-hours';
import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { ById } from './fields.ts';
import { OpeningHours, RestaurantDetail } from './restaurants.ts';

const Time = z.string().regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/, 'must be a time as HH:MM');

const Week = z
  .array(OpeningHours.extend({ opens: Time, closes: Time }))
  .max(mostSpans, 'must have at most {number} entries')
  .superRefine((spans, context) => {
    const overlap = findOverlap(spans);
    if (overlap) context.addIssue({ code: 'custom', path: [overlap[1]], message: 'overlaps another entry' });
  });

export const openingHoursCalls = defineContract({
  setOpeningHours: {
    method: 'PUT',
    path: '/api/restaurant/:id/hours',
    summary: 'The opening hours of a whole week in the restaurant’s own time; none: not given',
    access: 'owner',
    params: ById,
    body: z.object({ opening_hours: Week }),
    response: RestaurantDetail,
    etag: true,
    ifMatch: true,
    errors: ['unauthenticated', 'forbidden', 'not_found', 'precondition_failed', 'precondition_required'],
  },
});
