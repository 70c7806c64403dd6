import type { AllergenId } from '@clearplate/domain/facts/allergens';
import { dayMs } from '@clearplate/domain/facts/instants';
import type { Db } from '../../db/db.ts';
import { findOwnedRestaurant } from '../../db/restaurant-lock.ts';
import { badField, notFound } from '../../http/app-error.ts';
import { limitTries, type Limit } from '../../http/rate-limit.ts';
import { findOnMenu } from './guest-answers.queries.ts';

/** A table asks some questions, and a café has one address for all its tables. */
const sentOfAddress: Limit = { name: 'guest answers', hits: 30, seconds: 3600 };

/** Nobody reads more, and no crowd of addresses may bury what was asked in earnest. */
const sentToRestaurant: Limit = { name: 'guest answers of a restaurant', hits: 200, seconds: 86_400 };

/** A note is at most twelve hours old when it is sent, and days begin elsewhere earlier or later than here. */
const isOfToday = (day: string, now: Date): boolean =>
  Math.abs(Date.parse(day) + dayMs / 2 - now.getTime()) <= 2 * dayMs;

interface Sending {
  readonly restaurantId: number;
  /** Is the guest's own day; `dayField` is the field that names it. */
  readonly day: string;
  readonly dayField: string;
  readonly allergens: readonly AllergenId[];
  readonly dishes: readonly number[];
  readonly ip: string;
  readonly at: Date;
}

/**
 * Refuses what a guest sends too often, on another day, or of dishes that aren't on the menu. Returns what it is about, each
 * once and in order.
 */
export async function admitSending(
  db: Db,
  { restaurantId, day, dayField, ip, at, ...about }: Sending,
): Promise<{ readonly allergens: AllergenId[]; readonly dishes: number[] }> {
  await limitTries(db, sentOfAddress, ip, at);
  if (!(await findOwnedRestaurant(db, restaurantId))) throw notFound('Restaurant');
  if (!isOfToday(day, at)) throw badField(dayField, 'must be today');
  const dishes = [...new Set(about.dishes)].toSorted((one, other) => one - other);
  const onMenu = await findOnMenu(db, restaurantId, dishes);
  if (onMenu.size < dishes.length) throw badField('dishes', 'is no longer on the menu');
  await limitTries(db, sentToRestaurant, `restaurant ${restaurantId}`, at);
  return { allergens: [...new Set(about.allergens)].toSorted(), dishes };
}
