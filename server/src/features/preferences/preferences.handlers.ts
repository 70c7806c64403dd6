import { fillMessage } from '@clearplate/contract/errors';
import type { Preference, PreferenceKind, preferenceCalls } from '@clearplate/contract/preferences';
import { AppError, badField, notFound } from '../../http/app-error.ts';
import type { Handlers } from '../../http/handlers.ts';
import {
  countPreferences,
  deletePreferenceRow,
  findPreference,
  findPreferences,
  insertPreference,
  isEaterOf,
  replaceIngredients,
  updateIsOn,
  updatePreferenceRow,
} from './preferences.queries.ts';
import { withoutRepeats } from '@clearplate/domain/reading/name-meaning';
import type { Db } from '../../db/db.ts';
import { ensureFirstEater, lockHousehold, noteAvoidingChanged } from '../../db/first-eater.ts';

const most = 100;

interface PreferenceFields {
  readonly name: string;
  readonly ingredients?: readonly string[] | undefined;
  readonly eater_id?: number | undefined;
  readonly kind: PreferenceKind;
}

async function eaterFor(db: Db, userId: number, eaterId: number | undefined): Promise<number> {
  if (eaterId === undefined) return ensureFirstEater(db, userId);
  if (!(await isEaterOf(db, userId, eaterId))) throw badField('eater_id', 'is nobody in this household');
  return eaterId;
}

async function read(db: Db, userId: number, id: number): Promise<Preference> {
  const preference = await findPreference(db, userId, id);
  if (!preference) throw notFound('Preference');
  return preference;
}

/** Adds a preference, for the first eater by default. Ingredients with one meaning become one. */
function addPreference(db: Db, userId: number, fields: PreferenceFields): Promise<Preference> {
  return db.transaction(async (transaction) => {
    await lockHousehold(transaction, userId);
    if ((await countPreferences(transaction, userId)) >= most) {
      throw new AppError('bad_request', fillMessage('You can save at most {number} preferences', { number: most }));
    }
    const eaterId = await eaterFor(transaction, userId, fields.eater_id);
    const id = await insertPreference(transaction, { name: fields.name, kind: fields.kind, eaterId });
    await replaceIngredients(transaction, id, withoutRepeats(fields.ingredients ?? []));
    await noteAvoidingChanged(transaction, userId);
    return read(transaction, userId, id);
  });
}

/** Changes a preference. A missing field stays, so that no list is emptied by leaving it out. */
function changePreference(db: Db, userId: number, id: number, fields: PreferenceFields): Promise<Preference> {
  return db.transaction(async (transaction) => {
    await lockHousehold(transaction, userId);
    const before = await read(transaction, userId, id);
    const eaterId = await eaterFor(transaction, userId, fields.eater_id ?? before.eater_id);
    await updatePreferenceRow(transaction, id, { name: fields.name, kind: fields.kind, eaterId });
    if (fields.ingredients) await replaceIngredients(transaction, id, withoutRepeats(fields.ingredients));
    await noteAvoidingChanged(transaction, userId);
    return read(transaction, userId, id);
  });
}

/** Switches a preference on or off. */
function switchPreferenceTo(db: Db, userId: number, id: number, isOn: boolean): Promise<Preference> {
  return db.transaction(async (transaction) => {
    await lockHousehold(transaction, userId);
    const before = await read(transaction, userId, id);
    await updateIsOn(transaction, userId, id, isOn);
    await noteAvoidingChanged(transaction, userId);
    return { ...before, is_on: isOn };
  });
}

/** Returns the found preference, or throws 404. Another person's preference looks like one that doesn't exist. */
function found<T>(preference: T | undefined): T {
  if (preference === undefined) throw notFound('Preference');
  return preference;
}

export const preferenceHandlers: Handlers<typeof preferenceCalls> = {
  listPreferences: (_, { context: { db }, actor }) => findPreferences(db, actor.userId),

  async getPreference({ params }, { context: { db }, actor }) {
    return [found(await findPreference(db, actor.userId, params.id))];
  },

  createPreference: ({ body }, { context: { db }, actor }) => addPreference(db, actor.userId, body),

  updatePreference: ({ params, body }, { context: { db }, actor }) =>
    changePreference(db, actor.userId, params.id, body),

  switchPreference: ({ params, body }, { context: { db }, actor }) =>
    switchPreferenceTo(db, actor.userId, params.id, body.is_on),

  async deletePreference({ params }, { context: { db }, actor }) {
    if (!(await deletePreferenceRow(db, actor.userId, params.id))) throw notFound('Preference');
    return { ok: true };
  },
};
