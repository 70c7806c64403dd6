import type { catalogueCalls } from '@clearplate/contract/catalogue';
import { lexiconVersion } from '@clearplate/domain/lexicon/lexicon';
import type { Handlers } from '../../http/handlers.ts';
import { findAllergens, findIngredients } from './catalogue.queries.ts';

export const catalogueHandlers: Handlers<typeof catalogueCalls> = {
  listAllergens: (_, { context: { db } }) => findAllergens(db),
  listIngredients: (_, { context: { db } }) => findIngredients(db),
  getAssessSettings: async (_, { context: { settings, now } }) => ({
    statementDays: settings.statementDays,
    lexiconVersion,
    now: now().toISOString(),
  }),
};
