import type { Profile } from '@clearplate/contract/eaters';
import type { VerdictCounts } from '@clearplate/contract/eaters-body';
import { allergenAvoidance } from '@clearplate/domain/verdict/allergen-avoidance';
import type { Responses } from './fake-api.ts';

/** This is a table of three: Ana avoids milk, Ben avoids eggs, and Cy nothing. */
export const family: Profile = {
  lexicon_version: 'test',
  eaters: [
    { name: 'Ana', avoids: [allergenAvoidance('milk')] },
    { name: 'Ben', avoids: [allergenAvoidance('eggs')] },
    { name: 'Cy', avoids: [] },
  ],
};

/** Counts 14 dishes said to be without milk, 5 without eggs, and otherwise what is given. */
export const countForFamily =
  (counts: VerdictCounts): NonNullable<Responses['countRestaurantVerdicts']> =>
  ({ body }) =>
    body.restaurants.map((restaurant_id) => ({
      restaurant_id,
      ...counts,
      none_declared: JSON.stringify(body.eaters).includes('milk') ? 14 : 5,
    }));
