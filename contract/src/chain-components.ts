import { z } from 'zod';
import { Component, ComponentEdit, ComponentEffect, ComponentHistoryEntry, mostComponents } from './components.ts';
import { defineContract } from './define-contract.ts';
import { Instant } from './facts.ts';
import { Id, Line, PageQuery } from './fields.ts';

/** Is a component of a chain, with the places whose dishes name it. */
const ChainComponent = Component.omit({ dish_ids: true, made_with_dish_ids: true, is_shared: true }).extend({
  places: z.array(z.object({ restaurant_id: z.int(), name: z.string(), address: z.string(), dishes: z.int() })),
});
export type ChainComponent = z.infer<typeof ChainComponent>;

export const ChainComponents = z.object({
  /** Changes whenever one of them changes; pass it to `saveChainComponents` as `ifMatch`. */
  version: z.string(),
  now: Instant,
  statement_days: z.number(),
  chain: z.object({ menu: z.string(), name: z.string(), places: z.int() }),
  components: z.array(ChainComponent),
});
export type ChainComponents = z.infer<typeof ChainComponents>;

/** This is the key of a menu that the places of a chain share. */
const ByMenu = z.object({ menu: Line(200) });

/** Each place names the chain's components in its own dishes. */
const Edit = ComponentEdit.refine(({ dish_ids: ids }) => ids === undefined, {
  path: ['dish_ids'],
  message: 'each place names its own dishes',
});
const Save = z.object({ components: z.array(Edit).max(mostComponents) });

const failures = ['unauthenticated', 'forbidden', 'not_found'] as const;

export const chainComponentCalls = defineContract({
  getChainComponents: {
    method: 'GET',
    path: '/api/admin/chain/:menu/components',
    summary: 'The components of a chain, and which places use them',
    access: 'admin',
    params: ByMenu,
    response: ChainComponents,
    etag: true,
    errors: [...failures],
  },
  saveChainComponents: {
    method: 'PUT',
    path: '/api/admin/chain/:menu/components',
    summary: 'Changes, creates and removes components of a chain, all or nothing, with the dishes of all its places',
    access: 'admin',
    params: ByMenu,
    body: Save,
    mostBytes: 3_000_000,
    response: ChainComponents,
    etag: true,
    ifMatch: true,
    errors: [...failures, 'conflict', 'precondition_failed', 'precondition_required', 'rate_limited'],
  },
  previewChainComponents: {
    method: 'POST',
    path: '/api/admin/chain/:menu/components/preview',
    summary: 'What `saveChainComponents` would do to how many dishes; nothing is changed',
    access: 'admin',
    params: ByMenu,
    body: Save,
    reads: true,
    mostBytes: 3_000_000,
    response: ComponentEffect,
    errors: [...failures, 'conflict', 'rate_limited'],
  },
  getChainComponentHistory: {
    method: 'GET',
    path: '/api/admin/chain/:menu/component/:componentId/history',
    summary: 'What changed about a chain’s component and which dishes that touched, newest first',
    access: 'admin',
    params: ByMenu.extend({ componentId: Id }),
    query: PageQuery,
    response: z.array(ComponentHistoryEntry),
    paged: true,
    errors: [...failures],
  },
});
