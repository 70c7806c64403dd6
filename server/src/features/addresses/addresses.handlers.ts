import { fillMessage } from '@clearplate/contract/errors';
import type { addressCalls } from '@clearplate/contract/addresses';
import { AppError, notFound } from '../../http/app-error.ts';
import type { Handlers } from '../../http/handlers.ts';
import { deleteAddress, findAddress, findAddresses, insertAddress, updateAddress } from './addresses.queries.ts';

const most = 50;

/** Returns the found address, or throws 404. Another person's address looks like one that doesn't exist. */
function found<T>(address: T | undefined): T {
  if (address === undefined) throw notFound('Address');
  return address;
}

export const addressHandlers: Handlers<typeof addressCalls> = {
  listAddresses: (_, { context: { db }, actor }) => findAddresses(db, actor.userId),

  async getAddress({ params }, { context: { db }, actor }) {
    return [found(await findAddress(db, actor.userId, params.id))];
  },

  async createAddress({ body }, { context: { db }, actor }) {
    const address = await insertAddress(db, actor.userId, body, most);
    if (!address)
      throw new AppError('bad_request', fillMessage('You can save at most {number} addresses', { number: most }));
    return address;
  },

  async updateAddress({ params, body }, { context: { db }, actor }) {
    return found(await updateAddress(db, actor.userId, params.id, body));
  },

  async deleteAddress({ params }, { context: { db }, actor }) {
    if (!(await deleteAddress(db, actor.userId, params.id))) throw notFound('Address');
    return { ok: true };
  },
};
