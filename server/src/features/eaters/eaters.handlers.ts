import { fillMessage } from '@clearplate/contract/errors';
import { type Profile, type eaterCalls, mostEaters } from '@clearplate/contract/eaters';
import { ensureFirstEater } from '../../db/first-eater.ts';
import { AppError, badField, notFound } from '../../http/app-error.ts';
import type { Handlers } from '../../http/handlers.ts';
import { type AvoidedRow, findAvoided, findEater, findEaters, findOwnAllergens } from './eaters.queries.ts';
import { addEater, chooseEating, removeEater, renameEater, saveEaterAllergens, saveOwnAllergens } from './household.ts';
import type { Avoidance } from '@clearplate/domain/verdict/eater';
import { lexiconVersion } from '@clearplate/domain/lexicon/lexicon';
import { distinctNames } from '@clearplate/domain/verdict/eater-names';
import { onceEach } from '@clearplate/domain/verdict/once-each';
import { resolveAvoidances } from '@clearplate/domain/verdict/resolve-avoidance';

interface Named {
  readonly name: string;
  readonly avoids: Avoidance[];
  dislikes?: Avoidance[];
}

/** If only one person eats, no name is shown. */
const withoutName = ({ avoids, dislikes }: Named) => ({ avoids, ...(dislikes && { dislikes }) });

/**
 * Returns the people who eat and what they avoid, resolved with the lexicon. Unknown names are kept. What several names of somebody's
 * allergens and lists stand for is in it once, as strictly as the strictest of them.
 */
function profileOf(rows: readonly AvoidedRow[]): Profile {
  const eaters = new Map<number, Named>();
  for (const row of rows) {
    const eater: Named = eaters.get(row.eaterId) ?? { name: row.eater, avoids: [] };
    eaters.set(row.eaterId, eater);
    if (row.name === null) continue;
    const meant = resolveAvoidances(row.name, row.strictness ?? undefined);
    if (row.isDisliked) eater.dislikes = [...(eater.dislikes ?? []), ...meant];
    else eater.avoids.push(...meant);
  }
  const given = [...eaters.values()];
  const names = distinctNames(given.map(({ name }) => name));
  const all = given.map((eater, index) => ({
    ...eater,
    avoids: onceEach(eater.avoids),
    name: names[index] ?? eater.name,
  }));
  return {
    eaters: all.length === 1 ? all.map(withoutName) : all,
    lexicon_version: lexiconVersion,
  };
}

const namesOf = (allergens: readonly { readonly name: string }[]) => allergens.map(({ name }) => name);

/** Returns the found eater, or throws 404. Another person's eater looks like one that doesn't exist. */
function found<T>(eater: T | undefined): T {
  if (eater === undefined) throw notFound('Eater');
  return eater;
}

/** People are identified by their names, so two of one name would be checked as one. */
function newName<T>(eater: T | 'taken'): T {
  if (eater === 'taken') throw new AppError('bad_request', 'Somebody in your household has that name already');
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
    if (eater === 'full')
      throw new AppError('bad_request', fillMessage('A household has at most {number} eaters', { number: mostEaters }));
    return newName(eater);
  },

  async setEating({ body }, { context: { db }, actor }) {
    return found(await chooseEating(db, actor.userId, body.ids));
  },

  async renameEater({ params, body }, { context: { db }, actor }) {
    return found(newName(await renameEater(db, actor.userId, params.id, body.name)));
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
