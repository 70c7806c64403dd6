import { dayMs } from '@clearplate/domain/facts/instants';
import type { Limit } from '../../http/rate-limit.ts';

/** A table asks some questions, and a café has one address for all its tables. */
export const sentOfAddress: Limit = { name: 'guest answers', hits: 30, seconds: 3600 };

/** Nobody reads more, and no crowd of addresses may bury what was asked in earnest. */
export const sentToRestaurant: Limit = { name: 'guest answers of a restaurant', hits: 200, seconds: 86_400 };

/** A note is at most twelve hours old when it is sent, and days begin elsewhere earlier or later than here. */
export const isOfToday = (day: string, now: Date): boolean =>
  Math.abs(Date.parse(day) + dayMs / 2 - now.getTime()) <= 2 * dayMs;

export const ascending = (ids: readonly number[]) => [...new Set(ids)].toSorted((one, other) => one - other);
