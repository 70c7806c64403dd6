import type { menuExportCalls } from '@clearplate/contract/menu-export';
import { lexiconVersion } from '@clearplate/domain/lexicon/lexicon';
import { notFound } from '../../http/app-error.ts';
import type { Handlers } from '../../http/handlers.ts';
import { gs1Allergens, specifications } from './gs1-allergens.ts';
import { findExportedDishes, findExportedRestaurant } from './menu-export.queries.ts';

const about =
  'What the restaurant states, in the codes of GS1 (GDSN code lists AllergenTypeCode and LevelOfContainmentCode). ' +
  'An allergen that is not listed for an item is not stated, and not absent. Ask the restaurant before ordering.';

export const menuExportHandlers: Handlers<typeof menuExportCalls> = {
  async exportMenuAllergens({ params: { id } }, { context: { db, settings, now } }) {
    const restaurant = await findExportedRestaurant(db, id);
    if (!restaurant) throw notFound('Restaurant');
    const at = now().toISOString();
    const context = { now: at, statementDays: settings.statementDays, lexiconVersion };
    const dishes = await findExportedDishes(db, id);
    return {
      about,
      exported_at: at,
      restaurant,
      allergenSpecifications: specifications,
      items: dishes.map(({ facts, ...dish }) => ({ ...dish, ...gs1Allergens(facts, context) })),
    };
  },
};
