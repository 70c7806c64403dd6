import { ChartAddress } from '@clearplate/contract/charts';
import { WebUrl, Zip } from '@clearplate/contract/fields';
import { changesAtMost, variantsAtMost } from '@clearplate/domain/facts/variant';
import { usesOfWayAtMost } from '@clearplate/domain/facts/way-components';
import { z } from 'zod';

const Text = (max: number) =>
  z
    .string()
    .trim()
    .max(max, 'must have at most {number} characters')
    .regex(/^[\P{Cc}\n\r\t]*$/u, 'must not contain control characters');
const Label = (max: number) =>
  z
    .string()
    .trim()
    .max(max, 'must have at most {number} characters')
    .regex(/^\P{Cc}*$/u, 'must not contain control characters');
const Name = (max: number) => Label(max).min(1, 'must not be empty');
const Day = z.iso.date('must be a day as YYYY-MM-DD');
const number = 'must be a number';
const Time = z.string().regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/, 'must be HH:MM');
/** Takes any address. A picture of another site is left out of the record, and reported. */
const Picture = Label(2000);

function isTimeZone(name: string): boolean {
  try {
    // The constructor throws for an invalid one.
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
    return timeZone.includes('/') && name.includes('/');
  } catch {
    return false;
  }
}

const OpeningHours = z
  .array(z.strictObject({ weekday: z.int().min(0).max(6), opens: Time, closes: Time }))
  .max(21)
  .refine((hours) => new Set(hours.map(({ weekday, opens }) => `${weekday} ${opens}`)).size === hours.length, {
    message: 'two entries open at the same time',
  });

/**
 * Describes one restaurant of an import file. `id` is the source's own key: a second import with the same key updates
 * the same row. `menu` names a menu that several restaurants share (a chain's).
 */
export const RestaurantRecord = z
  .strictObject({
    type: z.literal('restaurant'),
    id: Name(200),
    name: Name(200),
    description: Text(4000).default(''),
    cuisine: Label(100).default(''),
    address: Label(300).default(''),
    city: Name(100).optional(),
    state: Name(100).optional(),
    zip: Zip,
    phone: Label(40).default(''),
    image_url: Picture.optional(),
    restaurant_url: WebUrl.optional(),
    url: WebUrl.optional(),
    lat: z.number(number).min(-90).max(90).optional(),
    lng: z.number(number).min(-180).max(180).optional(),
    time_zone: z.string().refine(isTimeZone, 'must be a time zone such as America/New_York').optional(),
    opening_hours: OpeningHours.default([]),
    menu: Name(200).optional(),
  })
  .refine((restaurant) => (restaurant.lat === undefined) === (restaurant.lng === undefined), {
    path: ['lat'],
    message: 'give both lat and lng, or neither',
  });
export type RestaurantRecord = z.output<typeof RestaurantRecord>;

const Statement = z
  .strictObject({
    /** Is a name or synonym of an allergen of the catalogue: "Milk", "dairy", "tree_nut". */
    allergen: Name(100),
    level: z.enum(['contains', 'may_contain', 'absent']),
    /** Says why it may be there: "shared fryer". */
    reason: Name(200).optional(),
    /** Says that it is no ingredient, but traces are possible. Only `may_contain` has it. */
    ingredient: z.literal('absent', 'must be "absent"').optional(),
    /** Is the day of the statement. Without one it warns and never clears. */
    date: Day.optional(),
  })
  .refine((statement) => statement.ingredient === undefined || statement.level === 'may_contain', {
    path: ['ingredient'],
    message: 'goes with may_contain only',
  })
  .refine((statement) => statement.reason === undefined || statement.level === 'may_contain', {
    path: ['reason'],
    message: 'goes with may_contain only',
  });

/** Says who vouches for a record. If nobody does, its denials stay claims. */
const Source = z
  .strictObject({
    kind: z.enum(
      ['restaurant', 'published', 'claim'],
      'must be restaurant (you vouch for it as the restaurant\u2019s statement), published (a chart of the chain) or claim',
    ),
    /** Says where the chart is published. */
    address: WebUrl.optional(),
  })
  .refine(({ kind, address }) => address === undefined || kind === 'published', {
    path: ['address'],
    message: 'goes with published only',
  });

/** Describes another way to make the dish. Statements about the dish aren't about the way, and vice versa. */
const Variant = z.strictObject({
  name: Name(100),
  leaves_out: z.array(Name(200)).max(changesAtMost).default([]),
  adds: z.array(Name(200)).max(changesAtMost).default([]),
  /** Names the components that it adds by their keys, of the restaurant or of the chain. Import those first. */
  uses: z.array(Name(200)).max(usesOfWayAtMost).default([]),
  price: z.number(number).min(0).max(100_000).multipleOf(0.01, 'must have at most two decimals').optional(),
  statements: z.array(Statement).max(60).default([]),
  /** The remaining list, with what is added, is complete. */
  ingredients_complete: z.boolean().default(false),
  cross_contact_stated: z.boolean().default(false),
  /** Without one, the dish's price counts. */
  stated_on: Day.optional(),
});

/**
 * Describes one dish, of one restaurant (`restaurant`) or of every restaurant with a shared menu (`menu`). Whatever
 * isn't said stays unknown: nothing is cleared without a dated statement.
 */
export const DishRecord = z
  .strictObject({
    type: z.literal('dish'),
    id: Name(200),
    restaurant: Name(200).optional(),
    menu: Name(200).optional(),
    name: Name(200),
    description: Text(4000).default(''),
    section: Label(100).default(''),
    /** Is in US dollars with at most two decimals. */
    price: z.number(number).min(0).max(100_000).multipleOf(0.01, 'must have at most two decimals').optional(),
    image_url: Picture.optional(),
    /** Is a list, or one text as on a label. */
    ingredients: z.union([z.array(Text(500)).max(300), Text(20_000)]).default([]),
    ingredients_complete: z.boolean().default(false),
    /** Names the components that it uses by their keys, of the restaurant or of the chain. Import those first. */
    uses: z.array(Name(200)).max(20).default([]),
    /** Lists other ways to make it, in their order. */
    variants: z.array(Variant).max(variantsAtMost).default([]),
    statements: z.array(Statement).max(60).default([]),
    /** Says "None of the others of the nine", which covers exactly the US Big 9 not named in `statements`. */
    none_of_the_others: z.boolean().default(false),
    /** The restaurant stated all that there is about cross-contact, so the may-contain statements are complete. */
    cross_contact_stated: z.boolean().default(false),
    /** Is the day of `none_of_the_others`, `ingredients_complete`, `cross_contact_stated` and undated statements. */
    stated_on: Day.optional(),
    source: Source.optional(),
    estimates: z
      .array(
        z.strictObject({
          name: Name(200).regex(/^[^,]*$/, 'must not contain a comma'),
          probability: z.number(number).min(0).max(1),
        }),
      )
      .max(100)
      .default([]),
    /** Holds what `read-menu` adds for people: the position in the file, and what was doubtful. It is ignored. */
    read_from: z.unknown().optional(),
    doubts: z.unknown().optional(),
  })
  .refine((dish) => (dish.restaurant === undefined) !== (dish.menu === undefined), {
    path: ['restaurant'],
    message: 'give either restaurant or menu',
  })
  .refine(({ source, cross_contact_stated }) => source?.kind !== 'published' || !cross_contact_stated, {
    path: ['cross_contact_stated'],
    message: 'a published chart can’t confirm cross-contact: leave this out',
  })
  .refine(({ source, variants }) => source?.kind !== 'published' || variants.length === 0, {
    path: ['variants'],
    message: 'a published chart only covers dishes as they come: leave this out',
  });
export type DishRecord = z.output<typeof DishRecord>;

/**
 * Describes what a kitchen makes once and uses in many dishes, of one restaurant (`restaurant`) or of every restaurant
 * with a shared menu (`menu`). Its content is in each dish that uses it. Its denials clear none of them.
 */
export const ComponentRecord = z
  .strictObject({
    type: z.literal('component'),
    id: Name(200),
    restaurant: Name(200).optional(),
    menu: Name(200).optional(),
    name: Name(100),
    ingredients: z.union([z.array(Text(500)).max(100), Text(20_000)]).default([]),
    ingredients_complete: z.boolean().default(false),
    /** Names the components in it by their keys. They must come before it. */
    uses: z.array(Name(200)).max(20).default([]),
    statements: z.array(Statement).max(60).default([]),
    none_of_the_others: z.boolean().default(false),
    /** Only statements about the dish cover the pan and the oil that it meets. */
    cross_contact_stated: z
      .literal(false, 'is for dishes only: state the traces of a component as may_contain')
      .optional(),
    /** Is the day of `none_of_the_others`, `ingredients_complete` and undated statements. */
    stated_on: Day.optional(),
    source: Source.optional(),
  })
  .refine((component) => (component.restaurant === undefined) !== (component.menu === undefined), {
    path: ['restaurant'],
    message: 'give either restaurant or menu',
  })
  .refine(({ source }) => source?.kind !== 'published', {
    path: ['source'],
    message: 'a chart names dishes, and no components',
  });
export type ComponentRecord = z.output<typeof ComponentRecord>;

/**
 * Describes a chart that a chain publishes, for all places that share a menu. It states allergens of dishes, and
 * creates none.
 */
export const ChartRecord = z.strictObject({
  type: z.literal('chart'),
  menu: Name(200),
  title: Name(200),
  address: ChartAddress,
  /** Is the day of the document. */
  dated: Day,
  dishes: z
    .array(
      z.strictObject({
        name: Name(200),
        section: Label(100).default(''),
        /** Names dishes of the menu that are the same under other names. */
        also: z.array(Name(200)).max(50).default([]),
        statements: z
          .array(
            Statement.refine(({ date }) => date === undefined, {
              path: ['date'],
              message: 'a chart has one date, so leave this out',
            }),
          )
          .max(60)
          .default([]),
        /** Holds what `read-menu` adds for people. It is ignored. */
        read_from: z.unknown().optional(),
        doubts: z.unknown().optional(),
      }),
    )
    .min(1, 'must not be empty')
    .max(2000, 'must have at most {number} rows'),
});
export type ChartRecord = z.output<typeof ChartRecord>;

export const ImportRecord = z.discriminatedUnion('type', [RestaurantRecord, DishRecord, ComponentRecord, ChartRecord]);
export type ImportRecord = z.output<typeof ImportRecord>;
