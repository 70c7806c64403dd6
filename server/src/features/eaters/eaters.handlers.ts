import { mostEaters, type eaterCalls } from '@clearplate/contract/eaters';
import { ensureFirstEater } from '../../db/first-eater.ts';
import { AppError, badField, notFound } from '../../http/app-error.ts';
import type { Handlers } from '../../http/handlers.ts';
import { findAvoided, findEater, findEaters, findOwnAllergens, updateEaterName } from './eaters.queries.ts';
import { addEater, chooseEating, removeEater, saveEaterAllergens, saveOwnAllergens } from './household.ts';
import { profileOf } from './profile.ts';

const namesOf = (allergens: readonly { readonly name: string }[]) => allergens.map(({ name }) => name);

/** What was found, or 404: another person's eater isn't told from one that doesn't exist. */
function found<T>(eater: T | undefined): T {
  if (eater === undefined) throw notFound('Eater');
  return eater;
}

export const eaterHandlers: Handlers<typeof eaterCalls> = {
  async getProfile(_, { context: { db }, actor }) {
    return profileOf(await findAvoided(db, actor.userId));
  },

  async listMyAllergens(_, { context: { db }, actor }) {
    return namesOf(await findOwnAllergens(db, actor.userId));
  },

  async setMyAllergens({ body }, { context: { db }, actor }) {
    return namesOf(await saveOwnAllergens(db, actor.userId, body));
  },

  async listEaters(_, { context: { db }, actor }) {
    await ensureFirstEater(db, actor.userId);
    return findEaters(db, actor.userId);
  },

  async createEater({ body }, { context: { db }, actor }) {
    const eater = await addEater(db, actor.userId, body.name);
    if (!eater) throw new AppError('bad_request', `A household has at most ${mostEaters} eaters`);
    return eater;
  },

  async setEating({ body }, { context: { db }, actor }) {
    return found(await chooseEating(db, actor.userId, body.ids));
  },

  async renameEater({ params, body }, { context: { db }, actor }) {
    await updateEaterName(db, actor.userId, params.id, body.name);
    return found(await findEater(db, actor.userId, params.id));
  },

  async deleteEater({ params }, { context: { db }, actor }) {
    const outcome = await removeEater(db, actor.userId, params.id);
    if (outcome === 'first') throw badField('id', 'the first eater is the account’s own and stays');
    found(outcome === 'unknown' ? undefined : outcome);
    return { ok: true };
  },

  async listEaterAllergens({ params }, { context: { db }, actor }) {
    return found(await findEater(db, actor.userId, params.id)).allergens;
  },

  async setEaterAllergens({ params, body }, { context: { db }, actor }) {
    return found(await saveEaterAllergens(db, actor.userId, params.id, body));
  },
};
