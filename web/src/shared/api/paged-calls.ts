import type { Api, CallName } from '@clearplate/contract/api';

export type PagedCall = {
  [Name in CallName]: Api[Name] extends { readonly paged: true } ? Name : never;
}[CallName];

/** Complete by its type: a call that pages and is missing here does not compile. */
const pagedCalls: Readonly<Record<PagedCall, true>> = {
  listRestaurants: true,
  listRestaurantsByPincode: true,
  listDishes: true,
  listRecipes: true,
  searchRestaurants: true,
  searchRestaurantsByPincode: true,
  searchDishes: true,
  searchDishesByPincode: true,
};

export const isPaged = (name: string): name is PagedCall => Object.hasOwn(pagedCalls, name);
