import { z } from 'zod';
import { Address } from './addresses.ts';
import { defineContract } from './define-contract.ts';
import { Done } from './done.ts';
import { EaterAllergen } from './eaters.ts';
import { Instant } from './facts.ts';
import { OrderPerson } from './kitchen-orders.ts';
import { Password } from './new-password.ts';
import { PreferenceKind } from './preferences.ts';

const OwnPreference = z.object({
  name: z.string(),
  kind: PreferenceKind,
  is_on: z.boolean(),
  ingredients: z.array(z.string()),
});

/**
 * Holds all data stored about a person, except the password's hash and the hashes of sessions. A list is read from the
 * table of its name unless the server says otherwise, so a new table about people needs its list here and nothing else.
 */
export const OwnData = z.object({
  exported_at: Instant,
  account: z.object({
    id: z.int(),
    username: z.string(),
    email: z.string(),
    email_confirmed_at: Instant.nullable(),
    role: z.string(),
    /** Mails are in this language. */
    language: z.string(),
    created_at: Instant,
    password_changed_at: Instant,
    /** Says when the household's avoidances or eaters were last saved. */
    avoiding_changed_at: Instant,
    /** The history of dishes names this person by this id. */
    actor_id: z.string(),
  }),
  picture: z.object({ url: z.string(), content_type: z.string(), base64: z.string() }).nullable(),
  eaters: z.array(
    z.object({
      name: z.string(),
      is_eating: z.boolean(),
      allergens: z.array(EaterAllergen),
      preferences: z.array(OwnPreference),
    }),
  ),
  addresses: z.array(Address),
  cart: z.array(
    z.object({
      dish_id: z.int(),
      dish_name: z.string(),
      /** Is the name of the way to make it; `null` for the dish as it comes. */
      variant: z.string().nullable(),
      quantity: z.int(),
      added_at: Instant,
      /** Says when the person last confirmed what changed, and the price at that time. */
      seen_at: Instant,
      seen_price_cents: z.int().nullable(),
    }),
  ),
  favourite_dishes: z.array(
    z.object({ dish_id: z.int(), dish_name: z.string(), is_watched: z.boolean(), added_at: Instant }),
  ),
  favourite_ways: z.array(
    z.object({ dish_id: z.int(), dish_name: z.string(), seen_name: z.string(), added_at: Instant }),
  ),
  favourite_restaurants: z.array(z.object({ restaurant_id: z.int(), restaurant_name: z.string(), added_at: Instant })),
  reports: z.array(
    z.object({
      dish_id: z.int(),
      dish_name: z.string(),
      kind: z.string(),
      state: z.string(),
      reported_at: Instant,
      settled_at: Instant.nullable(),
      allergens: z.array(z.object({ allergen_id: z.string(), reported_at: Instant })),
      words: z.string().nullable(),
    }),
  ),
  /** Lists the orders sent to kitchens that haven't expired, without what makes their links work. */
  kitchen_orders: z.array(
    z.object({
      restaurant_id: z.int().nullable(),
      language: z.string(),
      place: z.string(),
      people: z.array(OrderPerson),
      lines: z.array(
        z.object({
          dish_name: z.string().nullable(),
          variant: z.string().nullable(),
          for: z.array(z.int()),
          warned: z.array(z.object({ person: z.int(), food: z.int() })),
        }),
      ),
      sent_at: Instant,
      expires_at: Instant,
    }),
  ),
  /** Says when the person was last mailed about watched dishes. */
  watch_mails: z.array(z.object({ left_at: Instant })),
  sessions: z.array(z.object({ device: z.string(), created_at: Instant, last_used_at: Instant, expires_at: Instant })),
  mailed_links: z.array(
    z.object({
      purpose: z.string(),
      email: z.string(),
      created_at: Instant,
      expires_at: Instant,
      used_at: Instant.nullable(),
    }),
  ),
  restaurants: z.array(z.object({ id: z.int(), name: z.string() })),
  /** Lists the changes of dishes by this person, from the history. */
  dish_edits: z.array(z.object({ dish_id: z.int(), at: Instant })),
  component_edits: z.array(z.object({ component_id: z.int(), at: Instant })),
  /** Lists messages sent through the contact forms with the account's e-mail address, once that is confirmed. */
  enquiries: z.array(
    z.object({
      kind: z.string(),
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      message: z.string().nullable(),
      restaurant_name: z.string().nullable(),
      restaurant_address: z.string().nullable(),
      zipcode: z.string().nullable(),
      website: z.string().nullable(),
      language: z.string(),
      created_at: Instant,
      /** Is the listed restaurant that the sender claimed to own. */
      restaurant_id: z.int().nullable(),
      answered_at: Instant.nullable(),
      answer: z.string().nullable(),
    }),
  ),
  /** Lists the changes of restaurants' details by this person. */
  restaurant_edits: z.array(z.object({ restaurant_id: z.int(), at: Instant })),
  /** This person did these as a site admin. */
  admin_acts: z.array(z.object({ action: z.string(), at: Instant })),
});
export type OwnData = z.infer<typeof OwnData>;

export const ownDataCalls = defineContract({
  exportOwnData: {
    method: 'GET',
    path: '/api/user/export',
    summary: 'Everything that is kept of the signed-in person, as one file',
    access: 'user',
    response: OwnData,
    download: 'clearplate-my-data.json',
    errors: ['unauthenticated', 'rate_limited'],
  },
  deleteUser: {
    method: 'DELETE',
    path: '/api/user',
    summary: 'Deletes the account with everything of theirs; a wrong password is a bad request about `password`',
    access: 'user',
    body: z.object({ password: Password }),
    response: Done,
    errors: ['unauthenticated', 'rate_limited'],
  },
});
