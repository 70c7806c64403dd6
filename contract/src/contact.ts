import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { Email, IdInBody, Line, Paragraphs, Phone, WebUrl, Zip } from './fields.ts';

export const GeneralEnquiry = z.object({
  name: Line(200),
  email: Email,
  phoneno: Phone,
  message: Paragraphs(5000),
});

export const RestaurantEnquiry = z
  .object({
    c_name: Line(200),
    c_email: Email,
    c_phoneno: Phone,
    restaurant_name: Line(200),
    restaurant_address: Line(300),
    zipcode: Zip,
    /** Is required unless the sender claims a listed restaurant. */
    website: WebUrl.optional(),
    /** Is the listed restaurant that the sender claims to own. One that no longer exists counts as none. */
    restaurant_id: IdInBody.optional(),
  })
  .refine(({ website, restaurant_id }) => website !== undefined || restaurant_id !== undefined, {
    path: ['website'],
    message: 'must be an http or https address without a user name',
  });

const Received = z.object({
  ok: z.literal(true),
  /**
   * Most claims were recently settled within this many days. It is missing for other messages, and if there were too
   * few claims.
   */
  usual_days: z.int().positive().optional(),
});

export const contactCalls = defineContract({
  sendGeneralEnquiry: {
    method: 'POST',
    path: '/api/contact',
    summary: 'A question to Clearplate',
    access: 'public',
    body: GeneralEnquiry,
    response: Received,
    idempotencyKey: true,
    errors: ['rate_limited'],
  },
  sendRestaurantEnquiry: {
    method: 'POST',
    path: '/api/contact/forRestro',
    summary: 'A restaurant that wants to be listed',
    access: 'public',
    body: RestaurantEnquiry,
    response: Received,
    idempotencyKey: true,
    errors: ['rate_limited'],
  },
});
