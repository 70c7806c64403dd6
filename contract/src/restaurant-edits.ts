import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { ById, Id, Line, OptionalLine, OptionalParagraphs, WebUrl, Zip } from './fields.ts';
import { mostPictureBytes } from './pictures.ts';
import { RestaurantDetail } from './restaurants.ts';

/** The empty text and null take a link away. */
const Link = z.union([z.literal('').transform(() => null), z.null(), WebUrl]);

/** Basic details. What isn't named stays; state and place follow from `pin`, the zip code. */
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
  /** The delivery service's page. */
  restaurant_url: Link.optional(),
  /** The restaurant's own site. */
  url: Link.optional(),
});
export type RestaurantEdit = z.output<typeof RestaurantEdit>;

export const restaurantEditCalls = defineContract({
  updateRestaurant: {
    method: 'PUT',
    path: '/api/restaurant/:id',
    summary: 'Changes the basic details of a restaurant, and answers it as it is then',
    access: 'owner',
    params: ById,
    body: RestaurantEdit,
    response: RestaurantDetail,
    errors: ['unauthenticated', 'forbidden', 'not_found'],
  },
  setRestaurantImage: {
    method: 'PUT',
    path: '/api/restaurant/image/:restaurantId',
    summary: 'Takes a JPEG or PNG of at most 5 MB and 40 megapixels as the picture of a restaurant',
    access: 'owner',
    params: z.object({ restaurantId: Id }),
    upload: { field: 'image', mostBytes: mostPictureBytes },
    response: z.object({ image_url: z.string() }),
    errors: ['unauthenticated', 'forbidden', 'not_found', 'too_large', 'unsupported_media_type', 'rate_limited'],
  },
});
