import { z } from 'zod';
import { defineContract, refusals } from './define-contract.ts';
import { AllergenId, Instant, StatementLevel } from './facts.ts';
import { Line, OptionalLine, PageQuery, SearchText, WebUrl } from './fields.ts';
import { MenuDraft } from './menu-draft.ts';
import { mostDraftFile } from './menu-file-fields.ts';

/**
 * A chart as JSON has at most this many bytes: enough for some 5,000 dishes with everything that may be said of them.
 */
const mostBytes = 6 * 1024 * 1024;

/** This is the key of a menu that the places of a chain share. */
const ByMenu = z.object({ menu: Line(200) });

const ChartStatement = z
  .object({
    allergen: AllergenId,
    level: StatementLevel,
    /** Says why; only with `may_contain`. */
    reason: Line(200).nullable().default(null),
    /** Says that it is no ingredient; only with `may_contain`. */
    ingredient: z.literal('absent').nullable().default(null),
  })
  .refine(({ level, reason, ingredient }) => level === 'may_contain' || (reason === null && ingredient === null), {
    message: 'goes with may_contain only',
  });

const isOneEach = (statements: readonly { readonly allergen: string }[]): boolean =>
  new Set(statements.map(({ allergen }) => allergen)).size === statements.length;

export const ChartRow = z.object({
  /** The document gives the dish this name. */
  name: Line(200),
  section: OptionalLine(100),
  /** Lists the names of dishes on the menu that somebody confirmed to be this one. */
  also: z.array(Line(200)).max(50).default([]),
  statements: z.array(ChartStatement).max(60).refine(isOneEach, 'name an allergen twice'),
});
export type ChartRow = z.infer<typeof ChartRow>;

export const ChartAddress = WebUrl.refine((address) => /^https:/i.test(address), 'must be an https address');

export const ChartDocument = z.object({
  title: Line(200),
  /** Says where the document is published. */
  address: ChartAddress,
  /** Is the date of the document. The chart clears until it is too old. */
  dated: z.iso.date('must be a day as YYYY-MM-DD'),
  rows: z
    .array(ChartRow)
    .min(1, 'must not be empty')
    .max(5000, 'must have at most {number} rows')
    .refine((rows) => rows.some(({ statements }) => statements.length > 0), 'say nothing about any allergen'),
});
export type ChartDocument = z.infer<typeof ChartDocument>;

/** Puts a row beside the dishes of the chain's menu that it may be about. */
const MatchedRow = ChartRow.extend({
  /** The row is about these dishes. */
  found: z.array(z.string()),
  /** These dishes have similar names: somebody has to say whether they are the same. */
  near: z.array(z.string()),
});

const Chain = z.object({ menu: z.string(), name: z.string(), places: z.int(), dishes: z.int() });

/** Says what the chain states of a dish before and after; `null` means nothing. */
const ChartChange = z.object({
  allergen: AllergenId,
  before: StatementLevel.nullable(),
  after: StatementLevel.nullable(),
  /** The chart denies the allergen but that clears nothing, because the dish changed after the chart's date. */
  is_unsettled: z.boolean(),
});
export type ChartChange = z.infer<typeof ChartChange>;

/**
 * Says what recording a chart would do. It counts statements about the dishes of the menu, each dish once for all
 * places.
 */
export const ChartPlan = z.object({
  version: z.string(),
  rows: z.array(MatchedRow),
  /** The chart doesn't mention these dishes of the menu. */
  not_in_chart: z.array(z.string()),
  /** The chain's statements about these dishes would change. */
  changes: z.array(z.object({ dish: z.string(), changes: z.array(ChartChange) })),
  warnings_added: z.int(),
  warnings_ended: z.int(),
  denials_added: z.int(),
  denials_ended: z.int(),
  /** Says how many denials clear nothing, because the dish changed after the chart's date. */
  denials_unsettled: z.int(),
  /** The chart's date is so long ago that it clears nothing. */
  is_too_old: z.boolean(),
});
export type ChartPlan = z.infer<typeof ChartPlan>;

export const ChartPage = z.object({
  /** Changes as soon as somebody records another chart or takes one back. */
  version: z.string(),
  chain: Chain,
  chart: z
    .object({
      title: z.string(),
      address: z.string(),
      dated: z.string(),
      recorded_at: Instant,
      /** Is `null` for an import, and for a person whose account is gone. */
      recorded_by: z.string().nullable(),
      /** The dishes of all places are still being written, or the chart's denials are still being taken away. */
      pending: z.enum(['recording', 'taking_back']).nullable(),
      /** The chart clears until this day, inclusive. */
      clears_until: z.string(),
      is_too_old: z.boolean(),
      rows: z.array(MatchedRow.omit({ near: true })),
      not_in_chart: z.array(z.string()),
    })
    .nullable(),
});
export type ChartPage = z.infer<typeof ChartPage>;

export const ChainWithChart = Chain.omit({ dishes: true }).extend({
  chart: z
    .object({ title: z.string(), dated: z.string(), clears_until: z.string(), is_too_old: z.boolean() })
    .nullable(),
});
export type ChainWithChart = z.infer<typeof ChainWithChart>;

export const chartCalls = defineContract({
  listChains: {
    method: 'GET',
    path: '/api/admin/charts',
    summary: 'Menus that several restaurants share, with the chain’s published allergen chart',
    access: 'admin',
    query: PageQuery.extend({ q: SearchText.optional() }),
    response: z.array(ChainWithChart),
    paged: true,
    errors: ['unauthenticated', 'forbidden'],
  },
  getChart: {
    method: 'GET',
    path: '/api/admin/chart/:menu',
    summary: 'A chain’s published chart, and which dishes it mentions',
    access: 'admin',
    params: ByMenu,
    response: ChartPage,
    etag: true,
    errors: [...refusals],
  },
  readChartFile: {
    method: 'POST',
    path: '/api/admin/chart/:menu/file',
    summary:
      'What a chart says that a device can’t read itself, a photograph first of all: read and forgotten, nothing is stored, ' +
      'run or fetched. 400 says what is wrong with the file and what to do',
    access: 'admin',
    params: ByMenu,
    reads: true,
    upload: { field: 'file', mostBytes: mostDraftFile },
    response: MenuDraft,
    errors: [...refusals, 'too_large', 'unsupported_media_type', 'rate_limited'],
  },
  previewChart: {
    method: 'POST',
    path: '/api/admin/chart/:menu/preview',
    summary: 'What recording a chart would change for diners; writes nothing',
    access: 'admin',
    reads: true,
    params: ByMenu,
    body: ChartDocument,
    mostBytes,
    response: ChartPlan,
    errors: [...refusals, 'conflict', 'too_large', 'rate_limited'],
  },
  recordChart: {
    method: 'PUT',
    path: '/api/admin/chart/:menu',
    summary:
      'Makes a published chart the chain’s: statements about the dishes of all its places, all or none. What an older one ' +
      'denied and this one doesn’t is gone; what it warned of stays unless this one denies it',
    access: 'admin',
    params: ByMenu,
    body: ChartDocument,
    mostBytes,
    ifMatch: true,
    response: ChartPage,
    errors: [...refusals, 'conflict', 'too_large', 'precondition_failed', 'precondition_required', 'rate_limited'],
  },
  withdrawChart: {
    method: 'POST',
    path: '/api/admin/chart/:menu/withdraw',
    summary: 'Takes back what a chain’s chart denies and, where it was recorded by mistake, what it warns of',
    access: 'admin',
    params: ByMenu,
    body: z.object({ by_mistake: z.boolean() }),
    ifMatch: true,
    response: ChartPage,
    errors: [...refusals, 'conflict', 'precondition_failed', 'precondition_required', 'rate_limited'],
  },
});
