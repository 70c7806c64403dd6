import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { AllergenId, Instant } from './facts.ts';
import { ById, Id, Line, OptionalLine, OptionalParagraphs, PageQuery, WebUrl, Zip } from './fields.ts';
import { mostPictureBytes } from './pictures.ts';
import { RestaurantDetail } from './restaurants.ts';
import { webHost } from './web-host.ts';

/** A restaurant's history records these fields. */
export const toldFields = [
  'name',
  'description',
  'cuisine',
  'address',
  'city',
  'state',
  'pin',
  'phone',
  'restaurant_url',
  'url',
  'image_url',
  'opening_hours',
  'also_answers_for',
  'embed_hosts',
] as const;

/** An empty text or null removes a link. */
const Link = z.union([z.literal('').transform(() => null), z.null(), WebUrl]);

const WebHost = z
  .string()
  .trim()
  .toLowerCase()
  .regex(webHost, 'must be the name of a website, such as www.example.com');

/** Edits the basic details. Missing fields stay as they are; state and location follow from `pin`, the zip code. */
export const RestaurantEdit = z.object({
  name: Line(200).optional(),
  description: OptionalParagraphs(4000).unwrap().optional(),
  cuisine: OptionalLine(100).unwrap().optional(),
  address: OptionalLine(300).unwrap().optional(),
  city: OptionalLine(100).unwrap().optional(),
  pin: Zip.optional(),
  phone: OptionalLine(40)
    .unwrap()
    .regex(/^[0-9+()./x -]*$/i, 'must be a telephone number')
    .optional(),
  /** Links to the delivery service's page. */
  restaurant_url: Link.optional(),
  /** Links to the restaurant's own site. */
  url: Link.optional(),
  /** Lists the allergens beside the nine that it answers for. The nine always count, named or not. */
  also_answers_for: z.array(AllergenId).max(AllergenId.options.length).optional(),
  /** These websites may show its menu in a frame. */
  embed_hosts: z
    .array(WebHost)
    .max(10, 'may name at most 10 websites')
    .transform((hosts) => [...new Set(hosts)])
    .optional(),
});
export type RestaurantEdit = z.output<typeof RestaurantEdit>;

/**
 * This is a value in the history. Opening hours read "Mon 11:00–14:30, Sat 17:00–02:00"; allergens are names with
 * commas.
 */
const Told = z.string().nullable();

/** Records one change of a restaurant's own details. */
const RestaurantChange = z.object({
  id: z.int(),
  at: Instant,
  by: z.enum(['restaurant', 'admin']),
  /** Is the person's current name; `null` if the account is gone, or for a site admin, whose name only admins see. */
  person: z.string().nullable(),
  changes: z.array(z.object({ field: z.enum(toldFields), before: Told, after: Told })),
});
export type RestaurantChange = z.infer<typeof RestaurantChange>;

export const restaurantEditCalls = defineContract({
  listRestaurantHistory: {
    method: 'GET',
    path: '/api/restaurant/:id/history',
    summary: 'Who changed what a restaurant says of itself, the latest first; for those who may change it',
    access: 'owner',
    params: ById,
    query: PageQuery,
    response: z.array(RestaurantChange),
    paged: true,
    errors: ['unauthenticated', 'forbidden', 'not_found'],
  },
  updateRestaurant: {
    method: 'PUT',
    path: '/api/restaurant/:id',
    summary:
      'Changes the basic details of a restaurant, and answers it as it is then. With a version in If-Match: 412 where it is another by now',
    access: 'owner',
    params: ById,
    body: RestaurantEdit,
    response: RestaurantDetail,
    etag: true,
    ifMatch: 'optional',
    errors: ['unauthenticated', 'forbidden', 'not_found', 'precondition_failed'],
  },
  setRestaurantImage: {
    method: 'PUT',
    path: '/api/restaurant/image/:restaurantId',
    summary: 'Takes a JPEG or PNG of at most 5 MB and 40 megapixels as the picture of a restaurant',
    access: 'owner',
    params: z.object({ restaurantId: Id }),
    upload: { field: 'image', mostBytes: mostPictureBytes },
    response: z.object({ image_url: z.string() }),
    ifMatch: 'optional',
    errors: [
      'unauthenticated',
      'forbidden',
      'not_found',
      'precondition_failed',
      'too_large',
      'unsupported_media_type',
      'rate_limited',
    ],
  },
});
