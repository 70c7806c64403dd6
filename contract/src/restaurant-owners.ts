import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import {
  ById,
  Email,
  Id,
  Line,
  OptionalLine,
  OptionalParagraphs,
  PageQuery,
  SearchText,
  WebUrl,
  Zip,
} from './fields.ts';

const Owner = z.object({ id: z.int(), username: z.string(), email: z.string(), email_confirmed: z.boolean() });

/** This is a restaurant as site admins see it. */
export const OwnedRestaurant = z.object({
  id: z.int(),
  name: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  pin: z.string(),
  dish_count: z.int(),
  owner: Owner.nullable(),
});
export type OwnedRestaurant = z.infer<typeof OwnedRestaurant>;

/** City, state, location and time zone follow from the zip code. */
export const NewRestaurant = z.object({
  name: Line(200),
  description: OptionalParagraphs(4000),
  cuisine: OptionalLine(100),
  address: Line(300),
  zip: Zip,
  phone: OptionalLine(40),
  restaurant_url: WebUrl.nullish(),
  url: WebUrl.nullish(),
});
export type NewRestaurant = z.output<typeof NewRestaurant>;

export const restaurantOwnerCalls = defineContract({
  listOwnedRestaurants: {
    method: 'GET',
    path: '/api/admin/restaurant',
    summary: 'Restaurants with their owners: the newest first, or those that fit `q`, a zip code or words',
    access: 'admin',
    query: PageQuery.extend({ q: SearchText.optional() }),
    response: z.array(OwnedRestaurant),
    paged: true,
    errors: ['unauthenticated', 'forbidden'],
  },
  createRestaurant: {
    method: 'POST',
    path: '/api/restaurant',
    summary: 'Lists a new restaurant, without owner and menu; `conflict` when it is listed already',
    access: 'admin',
    body: NewRestaurant,
    response: OwnedRestaurant,
    idempotencyKey: true,
    errors: ['unauthenticated', 'forbidden', 'conflict'],
  },
  appointOwner: {
    method: 'PUT',
    path: '/api/restaurant/:id/owner',
    summary:
      'Gives a restaurant without owner to the account with this e-mail; `issues` says what stands against it, `conflict` that it has an owner',
    access: 'admin',
    params: ById,
    body: z.object({ email: Email, accept_unconfirmed: z.boolean().default(false) }),
    response: OwnedRestaurant,
    errors: ['unauthenticated', 'forbidden', 'not_found', 'conflict'],
  },
  removeOwner: {
    method: 'DELETE',
    path: '/api/restaurant/:id/owner/:ownerId',
    summary: 'Takes a restaurant from its owner; whoever has none left is a user again',
    access: 'admin',
    params: z.object({ id: Id, ownerId: Id }),
    response: OwnedRestaurant,
    errors: ['unauthenticated', 'forbidden', 'not_found', 'conflict'],
  },
});
