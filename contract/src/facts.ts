import { allergens, type AllergenId as DomainAllergenId } from '@clearplate/domain/facts/allergens';
import type { DishFacts as DomainFacts } from '@clearplate/domain/facts/dish-facts';
import { statementSources } from '@clearplate/domain/facts/dish';
import { packFacts, unpackFacts, type PackedFacts as DomainPacked } from '@clearplate/domain/facts/pack-facts';
import { z } from 'zod';

const allergenIds = allergens.map((allergen) => allergen.id) as [DomainAllergenId, ...DomainAllergenId[]];

export const AllergenId = z.enum(allergenIds);

/** Times are in UTC, as ISO 8601. */
export const Instant = z.iso.datetime();

export const StatementLevel = z.enum(['contains', 'may_contain', 'absent']);

/** Is an allergen that is or may be in the dish. */
export const Warning = z.object({ allergen: AllergenId, level: StatementLevel.exclude(['absent']) });

export const StatementSource = z.enum(statementSources);

const via = AllergenId.optional();
/** Names the dish's component that brings it. */
const within = z.string().optional();

/** Says where a piece of knowledge comes from: words, or a statement. */
export const Evidence = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('declared'),
    level: StatementLevel,
    source: StatementSource,
    at: Instant.nullable(),
    reason: z.string().optional(),
    address: z.string().optional(),
    in: within,
    via,
  }),
  z.object({
    kind: z.enum(['ingredient', 'name', 'description']),
    words: z.string(),
    sure: z.boolean().nullable(),
    in: within,
    via,
  }),
  z.object({ kind: z.literal('estimate'), words: z.string(), probability: z.number(), via }),
  z.object({ kind: z.literal('report'), at: Instant, told: z.literal(true).optional(), via }),
]);

/** The domain derives these facts from a dish. They are enough to assess it in the browser without the lexicon. */
export const DishFacts = z.object({
  lexiconVersion: z.string(),
  allergens: z.array(
    z.object({
      allergen: AllergenId,
      presence: z.enum(['none', 'estimated', 'possible', 'reported', 'present']),
      coveredAt: Instant.nullable(),
      evidence: z.array(Evidence),
    }),
  ),
  terms: z.array(z.string()),
  texts: z.array(z.string()),
  opaque: z.array(z.string()),
  ingredientsCompleteAt: Instant.nullable(),
  crossContactStatedAt: Instant.nullable(),
  unexplained: z.array(Instant).optional(),
}) satisfies z.ZodType<DomainFacts>;

/** This is an index into `dates`; -1 means no date. */
const DateAt = z.int();

const PackedEvidence = z.union([
  z.tuple([
    z.literal('declared'),
    StatementLevel,
    StatementSource,
    DateAt,
    z.string().nullable(),
    z.string().nullish(),
    z.string().optional(),
  ]),
  z.tuple([z.enum(['ingredient', 'name', 'description']), z.string(), z.boolean().nullable(), z.string().optional()]),
  z.tuple([z.literal('estimate'), z.string(), z.number()]),
  z.tuple([z.literal('report'), DateAt, z.literal(true).optional()]),
]);

const Packed = z.object({
  lexicon: z.string(),
  dates: z.array(Instant),
  evidence: z.array(PackedEvidence),
  known: z.array(z.tuple([AllergenId, z.int(), DateAt, z.array(z.union([z.int(), AllergenId, z.literal('')]))])),
  words: z.object({ terms: z.array(z.string()), texts: z.array(z.string()), opaque: z.array(z.string()) }),
  complete: DateAt,
  crossContact: DateAt,
  unexplained: z.array(DateAt).optional(),
}) satisfies z.ZodType<DomainPacked>;

/** Packs the same facts to a third of their length for transport. */
export const PackedFacts = z.codec(Packed, DishFacts, {
  decode: (packed) => unpackFacts(packed) as z.input<typeof DishFacts>,
  encode: (facts) => packFacts(facts) as z.output<typeof Packed>,
});
