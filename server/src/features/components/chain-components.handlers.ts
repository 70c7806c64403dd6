import type { chainComponentCalls, ChainComponents } from '@clearplate/contract/chain-components';
import type { ComponentEdit } from '@clearplate/contract/components';
import { asRecord } from '@clearplate/domain/facts/component';
import { deriveFacts } from '@clearplate/domain/facts/derive-facts';
import type { Context } from '../../context.ts';
import {
  countNaming,
  countWaysAdding,
  deleteComponents,
  findChainComponents,
  insertComponent,
  versionOfComponents,
  type ChangedComponent,
  type StoredComponent,
} from '../../db/components.ts';
import type { Db } from '../../db/db.ts';
import { momentOf, type Author } from '../../db/dish-history.ts';
import { lockPlacesOfMenu } from '../../db/restaurant-lock.ts';
import { changeComponents } from '../../dish-changes/change-components.ts';
import { mapInSlices } from '../../dish-changes/map-in-slices.ts';
import { notFound } from '../../http/app-error.ts';
import { authorOf } from '../../http/authorize.ts';
import type { Handlers } from '../../http/handlers.ts';
import { demandVersion } from '../../http/preconditions.ts';
import { type Limit, limitTries } from '../../http/rate-limit.ts';
import { showHistory } from './component-history.ts';
import { findChainOfMenu, findPlacesUsing } from './components.queries.ts';
import { planComponents, type ComponentPlan } from './plan-components.ts';
import { previewPlan } from './preview-components.ts';

const idsOf = (stored: readonly StoredComponent[]): number[] => stored.map(({ id }) => id);

async function showChain(
  db: Db,
  { settings, now }: Pick<Context, 'settings' | 'now'>,
  menu: string,
): Promise<ChainComponents> {
  const chain = await findChainOfMenu(db, menu);
  if (!chain) throw notFound('Menu');
  const stored = await findChainComponents(db, menu);
  const all = stored.map(({ component }) => component);
  const places = await findPlacesUsing(db, idsOf(stored));
  const components = await mapInSlices(stored, ({ id, key, component }) => ({
    ...component,
    id,
    key,
    places: places.get(id) ?? [],
    facts: deriveFacts(asRecord(component, all)),
  }));
  return {
    version: versionOfComponents(stored),
    now: now().toISOString(),
    statement_days: settings.statementDays,
    chain,
    components: components as ChainComponents['components'],
  };
}

/** What is to be made of a chain's components. Throws what is wrong with it. Each place names them in its own dishes. */
async function planChain(
  db: Db,
  edits: readonly ComponentEdit[],
  stored: readonly StoredComponent[],
  author: Author,
): Promise<ComponentPlan> {
  const known = {
    // Within a chain all are its own.
    stored: stored.map((one) => ({ ...one, isShared: false })),
    naming: new Map<number, readonly number[]>(),
    menu: new Set<number>(),
    everywhere: await countNaming(db, idsOf(stored)),
    inWays: await countWaysAdding(db, idsOf(stored)),
    isAdmin: true,
  };
  return planComponents(edits, known, momentOf(author));
}

async function saveChain(
  db: Db,
  menu: string,
  { edits, ifMatch }: { readonly edits: readonly ComponentEdit[]; readonly ifMatch: readonly string[] },
  authorNow: () => Author,
): Promise<void> {
  if ((await lockPlacesOfMenu(db, menu)) === 0) throw notFound('Menu');
  // Later than whatever held that lock.
  const author = authorNow();
  const stored = await findChainComponents(db, menu);
  demandVersion(versionOfComponents(stored), ifMatch);
  const plan = await planChain(db, edits, stored, author);
  const made: ChangedComponent[] = [];
  for (const { id: _, key, component } of plan.created) {
    const id = await insertComponent(db, { place: { menu }, key });
    made.push({ id, before: null, after: { ...component, id } });
  }
  await changeComponents(db, [...plan.changed, ...made], author, plan.removed);
  if (plan.removed.length > 0) await deleteComponents(db, plan.removed);
}

// Each derives the dishes of many places.
const saves: Limit = { name: 'chain component saves', hits: 60, seconds: 300 };
const previews: Limit = { name: 'chain component previews', hits: 120, seconds: 300 };

export const chainComponentHandlers: Handlers<typeof chainComponentCalls> = {
  getChainComponents: ({ params: { menu } }, { context }) => showChain(context.db, context, menu),

  async saveChainComponents({ params: { menu }, body: { components: edits }, ifMatch }, request) {
    const { context, actor } = request;
    await limitTries(context.db, saves, `user ${actor.userId}`, context.now());
    return context.db.transaction(async (db) => {
      await saveChain(db, menu, { edits, ifMatch }, () => authorOf(request));
      return showChain(db, context, menu);
    });
  },

  async previewChainComponents({ params: { menu }, body: { components: edits } }, request) {
    const { context, actor } = request;
    const { db } = context;
    if (!(await findChainOfMenu(db, menu))) throw notFound('Menu');
    await limitTries(db, previews, `user ${actor.userId}`, context.now());
    const plan = await planChain(db, edits, await findChainComponents(db, menu), authorOf(request));
    return previewPlan(db, plan, new Map(), context.now());
  },

  async getChainComponentHistory({ params: { menu, componentId }, query }, { context: { db } }) {
    if (!(await findChainComponents(db, menu)).some((one) => one.id === componentId)) throw notFound('Component');
    return showHistory(db, componentId, query);
  },
};
