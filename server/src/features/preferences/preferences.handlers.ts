import type { preferenceCalls } from '@clearplate/contract/preferences';
import { notFound } from '../../http/app-error.ts';
import type { Handlers } from '../../http/handlers.ts';
import { deletePreferenceRow, findPreference, findPreferences } from './preferences.queries.ts';
import { addPreference, changePreference, switchPreferenceTo } from './save-preference.ts';

/** What was found, or 404: another person's preference isn't told from one that doesn't exist. */
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
