import type { kitchenCalls } from '@clearplate/contract/kitchen';
import { authorize, authorizeReading, authorOf } from '../../http/authorize.ts';
import type { Handlers } from '../../http/handlers.ts';
import { limitTries, type Limit } from '../../http/rate-limit.ts';
import { saveKitchen, showKitchen } from './save-kitchen.ts';

// Where a whole menu shares one kitchen, a save derives all of it.
const limit: Limit = { name: 'kitchen saves', hits: 60, seconds: 300 };

export const kitchenHandlers: Handlers<typeof kitchenCalls> = {
  async getKitchen({ params: { id } }, { context: { db }, actor }) {
    await authorizeReading(db, actor, id);
    return showKitchen(db, id);
  },

  async saveKitchen({ params: { id }, body: { equipment }, ifMatch }, request) {
    const { context, actor } = request;
    await limitTries(context.db, limit, `user ${actor.userId}`, context.now());
    return context.db.transaction(async (db) => {
      const restaurant = await authorize(db, actor, id);
      await saveKitchen(db, restaurant, { equipment, ifMatch }, authorOf(request));
      return showKitchen(db, id);
    });
  },
};
