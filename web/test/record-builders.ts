import type { VerdictCounts } from '@clearplate/contract/eaters-body';
import type { Recipe } from '@clearplate/contract/recipes';
import type { RestaurantDetail } from '@clearplate/contract/restaurants';
import { buildFacts } from './build-facts.ts';
import { buildRestaurant } from './builders.ts';

export function buildRestaurantDetail(given: Partial<RestaurantDetail> = {}): RestaurantDetail {
  return {
    ...buildRestaurant({ id: 1, name: 'Lemongrass Lane' }),
    version: '1',
    opening_hours: [{ weekday: 1, opens: '11:30', closes: '21:00' }],
    time_zone: 'America/New_York',
    dish_count: 3,
    also_answers_for: null,
    embed_hosts: [],
    ...given,
  };
}

export function buildRecipe(given: Partial<Recipe> = {}): Recipe {
  return {
    id: 5,
    name: 'Green Curry',
    description: 'Coconut, basil and green chilies.',
    image_url: null,
    ingredients: [{ name: 'coconut milk', probability: 1 }],
    estimated: false,
    restaurant_id: 1,
    restaurant_name: 'Lemongrass Lane',
    facts: buildFacts({}),
    ...given,
  };
}

/** Builds the response of `countVerdicts` for a list that was counted in full. */
export function buildCounts(given: Partial<VerdictCounts> = {}) {
  const none = { none_declared: 0, cross_contact: 0, not_verified: 0, avoid: 0, unchecked: 0, disliked: 0 };
  return { ...none, ...given, capped: false };
}
