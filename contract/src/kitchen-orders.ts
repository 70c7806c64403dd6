import { changesAtMost } from '@clearplate/domain/facts/variant';
import { usesOfWayAtMost } from '@clearplate/domain/facts/way-components';
import { z } from 'zod';
import { mostCartLines, mostQuantity } from './cart-limits.ts';
import { defineContract } from './define-contract.ts';
import { Done } from './done.ts';
import { AllergenId, Instant } from './facts.ts';
import { IdInBody, Line, OptionalUnturnedLine, UnturnedLine } from './fields.ts';

/** A kitchen's link works for this many hours. */
export const kitchenOrderHours = 4;

/** A kitchen can be written to in these languages. */
const KitchenLanguage = z.enum(['en', 'es', 'fr', 'it', 'zh', 'ja', 'ko', 'th', 'vi']);

/** Says how strictly a food has to be kept away; `leaveOut` is for ingredients whose traces don't matter. */
const Need = z.enum(['dangerous', 'ask', 'fine', 'leaveOut']);

const AllergenToAvoid = z.object({ need: Need, allergen: AllergenId });
/** Takes a name as it was typed. */
const WordsToAvoid = z.object({ need: Need, written: z.string() });
export type OrderFood = z.infer<typeof AllergenToAvoid> | z.infer<typeof WordsToAvoid>;

/** Describes somebody who eats. They have a number, their place in the list, and no name. */
export const OrderPerson = z.object({ foods: z.array(z.union([AllergenToAvoid, WordsToAvoid])) });
export type OrderPerson = z.infer<typeof OrderPerson>;

const PersonInBody = z.object({
  foods: z
    .array(z.union([AllergenToAvoid, WordsToAvoid.extend({ written: Line(100) })]))
    .min(1, 'must not be empty')
    .max(100, 'must have at most {number}'),
});

/** Says what a way to make a dish leaves out, or adds. */
const Changes = z.array(Line(200)).max(changesAtMost, 'must have at most {number}');

const howMany = `must be 1 to ${mostQuantity}`;
const ofThisOrder = 'must name people of this order';
const ofItsPeople = 'must name foods of who eats it';

/** Is a person's food, by its place among theirs. */
const Warning = z.object({ person: z.int().min(0, ofThisOrder), food: z.int().min(0, ofItsPeople) });
export type OrderWarning = z.infer<typeof Warning>;

/**
 * Says what the kitchen ticked. `seen`: the cook has read it; `separate`: it is made in a separate pan; `traces`:
 * traces of what must not be in it are possible; `cannot`: the kitchen can't make it that way.
 */
export const TickMark = z.enum(['seen', 'separate', 'traces', 'cannot']);
export type TickMark = z.infer<typeof TickMark>;

const Tick = z.object({ mark: TickMark, initials: z.string(), at: Instant });

/** The kitchen ticks one line: a dish, or, where no dish was named, everything for one person. */
const OrderLine = z.object({
  /** Is `null` where no dish was named. Names are those from when the order was sent. */
  dish: z
    .object({
      name: z.string(),
      quantity: z.int(),
      /** Says how it is to be made, in the restaurant's words; `null` for the dish as it comes. */
      variant: z
        .object({
          name: z.string(),
          leaves_out: z.array(z.string()),
          adds: z.array(z.string()),
          /** Names the components that it adds. It is left out where there are none. */
          used: z.array(z.string()).optional(),
        })
        .nullable(),
    })
    .nullable(),
  /** These are indexes into `people`. */
  for: z.array(z.int()),
  /** Says what has become of the dish, and of the way to make it, on the menu since the order was sent. */
  since: z.enum(['same', 'changed', 'removed']),
  /**
   * Holds the foods of `people` for which the dish was to be avoided when it was sent. It is left out where there are
   * none.
   */
  warned: z.array(Warning).optional(),
  ticks: z.array(Tick),
});
export type OrderLine = z.infer<typeof OrderLine>;

/** This is an order as its kitchen and its diner see it: nothing in it says who the diner is. */
export const KitchenOrder = z.object({
  restaurant_name: z.string().nullable(),
  language: KitchenLanguage,
  /** Was typed by the diner so that the kitchen knows where the food goes, such as "Table 7"; it may be empty. */
  place: z.string(),
  people: z.array(OrderPerson),
  lines: z.array(OrderLine),
  sent_at: Instant,
  expires_at: Instant,
});
export type KitchenOrder = z.infer<typeof KitchenOrder>;

/** Any wrong token gets the same answer, so that a forged link looks like one that has expired. */
const Token = z.string().max(200, 'is too long');

export const kitchenOrderCalls = defineContract({
  sendKitchenOrder: {
    method: 'POST',
    path: '/api/kitchen-order',
    summary:
      'Sends a kitchen what somebody avoids, by a link that works for four hours. Health data: nothing is sent without `agreed`. `conflict` where a way to make a dish isn’t what its diner saw',
    access: 'public',
    body: z
      .object({
        agreed: z.literal(true, 'must be true: nothing is sent without'),
        restaurant_id: IdInBody.nullable(),
        language: KitchenLanguage,
        place: OptionalUnturnedLine(40),
        people: z.array(PersonInBody).min(1, 'must not be empty').max(20, 'must have at most {number}'),
        dishes: z
          .array(
            z.object({
              dish_id: IdInBody,
              /**
               * Is the way to make it as its diner saw it, left out for the dish as it comes. The server stores what
               * the menu says, and only if it is the same.
               */
              variant: z
                .object({
                  id: Line(200),
                  name: Line(200),
                  leaves_out: Changes,
                  adds: Changes,
                  /** Lists ids of the components that it adds. */
                  uses: z.array(z.int().positive()).max(usesOfWayAtMost).optional(),
                })
                .optional(),
              quantity: z.int('must be a whole number').min(1, howMany).max(mostQuantity, howMany),
              for: z
                .array(z.int().min(0, ofThisOrder))
                .min(1, 'must not be empty')
                .max(20, 'must have at most {number}'),
              /**
               * Says which foods its diner was warned of in it, as their device assessed it. It says nothing that
               * `people` doesn't.
               */
              warned: z.array(Warning).max(2000, 'must have at most {number}').optional(),
            }),
          )
          .max(mostCartLines, 'must have at most {number}'),
      })
      .refine(({ dishes, people: all }) => dishes.every((one) => one.for.every((index) => index < all.length)), {
        message: ofThisOrder,
        path: ['dishes'],
      })
      .refine(
        ({ dishes, people: all }) =>
          dishes.every(({ for: whom, warned = [] }) =>
            warned.every(({ person, food }) => whom.includes(person) && food < (all[person]?.foods.length ?? 0)),
          ),
        { message: ofItsPeople, path: ['dishes'] },
      )
      .refine(({ restaurant_id, dishes }) => restaurant_id !== null || dishes.length === 0, {
        message: 'must be empty without a restaurant',
        path: ['dishes'],
      }),
    response: z.object({
      /** Opens the order for its kitchen. It isn't stored and can't be given out again. */
      kitchen_token: z.string(),
      /** Reads the order and withdraws it. */
      diner_token: z.string(),
      expires_at: Instant,
    }),
    errors: ['not_found', 'conflict', 'rate_limited'],
  },
  readKitchenOrder: {
    method: 'POST',
    path: '/api/kitchen-order/read',
    summary: 'An order with what its kitchen has ticked, by the kitchen’s token or the diner’s',
    access: 'public',
    body: z.object({ token: Token }),
    response: KitchenOrder,
    errors: ['gone', 'rate_limited'],
  },
  tickKitchenOrder: {
    method: 'PUT',
    path: '/api/kitchen-order/tick',
    summary:
      'The kitchen ticks a line. Of two who tick the same, the first stands. With `taken_back`, the tick of that time is removed',
    access: 'public',
    body: z.object({
      token: Token,
      line: z
        .int('must be a whole number')
        .min(0, 'is no line of this order')
        .max(mostCartLines, 'is no line of this order'),
      mark: TickMark,
      initials: UnturnedLine(6),
      taken_back: Instant.optional(),
    }),
    response: KitchenOrder,
    errors: ['gone', 'rate_limited'],
  },
  withdrawKitchenOrder: {
    method: 'POST',
    path: '/api/kitchen-order/withdraw',
    summary: 'Deletes an order at once, by the diner’s token; its link opens nothing from then on',
    access: 'public',
    body: z.object({ token: Token }),
    response: Done,
    errors: ['gone', 'rate_limited'],
  },
});
