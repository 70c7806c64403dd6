import type { componentCalls, Components } from '@clearplate/contract/components';
import { asRecord } from '@clearplate/domain/facts/component';
import { deriveFacts } from '@clearplate/domain/facts/derive-facts';
import { suggestComponents } from '@clearplate/domain/menu/suggest-components';
import type { Context } from '../../context.ts';
import { findComponents, findDishesMadeWith } from '../../db/components.ts';
import type { Db } from '../../db/db.ts';
import { mapInSlices } from '../../dish-changes/map-in-slices.ts';
import { notFound } from '../../http/app-error.ts';
import { authorOf, authorize, authorizeReading } from '../../http/authorize.ts';
import type { Handlers } from '../../http/handlers.ts';
import { type Limit, limitTries } from '../../http/rate-limit.ts';
import { showHistory } from './component-history.ts';
import { findFactsOfMenu } from './components.queries.ts';
import { previewPlan } from './preview-components.ts';
import { loadComponents, lockPlacesOfSave, planSave, saveComponents, versionOf } from './save-components.ts';

/** The components as they are, with the version to save them by. */
async function showComponents(
  db: Db,
  { settings, now }: Pick<Context, 'settings' | 'now'>,
  restaurantId: number,
): Promise<Components> {
  const known = await loadComponents(db, restaurantId);
  const all = known.stored.map(({ component }) => component);
  const menu = await findFactsOfMenu(db, restaurantId);
  const madeWith = await findDishesMadeWith(db, restaurantId);
  const components = await mapInSlices(known.stored, ({ id, key, isShared, component }) => ({
    ...component,
    id,
    key,
    is_shared: isShared,
    dish_ids: [...(known.naming.get(id) ?? [])],
    made_with_dish_ids: [...(madeWith.get(id) ?? [])],
    facts: deriveFacts(asRecord(component, all)),
  }));
  return {
    version: versionOf(known),
    restaurant_id: restaurantId,
    now: now().toISOString(),
    statement_days: settings.statementDays,
    components: components as Components['components'],
    suggestions: suggestComponents(menu, all).map(({ name, dishIds }) => ({ name, dish_ids: [...dishIds] })),
  };
}

// A component that a whole menu uses derives all of it.
const saves: Limit = { name: 'component saves', hits: 60, seconds: 300 };
const previews: Limit = { name: 'component previews', hits: 120, seconds: 300 };

export const componentHandlers: Handlers<typeof componentCalls> = {
  async getComponents({ params: { id } }, { context, actor }) {
    await authorizeReading(context.db, actor, id);
    return showComponents(context.db, context, id);
  },

  async saveComponents({ params: { id }, body: { components: edits }, ifMatch }, request) {
    const { context, actor } = request;
    await limitTries(context.db, saves, `user ${actor.userId}`, context.now());
    return context.db.transaction(async (db) => {
      const save = { edits, ifMatch, isAdmin: actor.role === 'w_admin' };
      await lockPlacesOfSave(db, id, save);
      const restaurant = await authorize(db, actor, id);
      await saveComponents(db, restaurant, save, () => authorOf(request));
      return showComponents(db, context, id);
    });
  },

  async previewComponents({ params: { id }, body: { components: edits } }, request) {
    const { context, actor } = request;
    await authorizeReading(context.db, actor, id);
    await limitTries(context.db, previews, `user ${actor.userId}`, context.now());
    const known = await loadComponents(context.db, id);
    const menu = new Set((await findFactsOfMenu(context.db, id)).map((dish) => dish.id));
    const asked = { edits, known, menu, isAdmin: actor.role === 'w_admin' };
    const plan = await planSave(context.db, asked, authorOf(request));
    return previewPlan(context.db, plan, known.naming, context.now());
  },

  async getComponentHistory({ params: { id, componentId }, query }, { context: { db }, actor }) {
    await authorizeReading(db, actor, id);
    if (!(await findComponents(db, id)).some((one) => one.id === componentId)) throw notFound('Component');
    return showHistory(db, componentId, query, id);
  },
};
