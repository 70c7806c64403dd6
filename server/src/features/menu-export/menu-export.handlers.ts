import type { MenuExport, menuExportCalls } from '@clearplate/contract/menu-export';
import { lexiconVersion } from '@clearplate/domain/lexicon/lexicon';
import { notFound } from '../../http/app-error.ts';
import type { Handlers } from '../../http/handlers.ts';
import { type Allergen, type AllergenId, allergens, findAllergen } from '@clearplate/domain/facts/allergens';
import { answeredAllergens } from '@clearplate/domain/facts/answered-allergens';
import type { DishFacts } from '@clearplate/domain/facts/dish-facts';
import { gs1Codes } from '@clearplate/domain/facts/gs1-codes';
import {
  type StatedLevel,
  coversTraces,
  freeFromSince,
  isStatedItself,
  statedLevel,
} from '@clearplate/domain/facts/stated-level';
import type { AssessContext } from '@clearplate/domain/verdict/verdict';
import { findExportedDishes, findExportedRestaurant } from './menu-export.queries.ts';

type Item = MenuExport['items'][number];
type CodedAllergen = Item['allergens'][number];

/** The laws that the codes refer to. */
const specifications = [
  {
    allergenSpecificationAgency: 'FDA',
    allergenSpecificationName: 'Federal Food, Drug, and Cosmetic Act, section 201(qq), with the FASTER Act of 2021',
  },
  { allergenSpecificationAgency: 'EU', allergenSpecificationName: 'Regulation (EU) No 1169/2011, Annex II' },
];

/** The nine and their members are the FDA's; what the EU adds, and its members, the EU's. */
function agencyOf({ group, parents }: Allergen): CodedAllergen['allergenSpecificationAgency'] {
  const isFdas = group === 'us9' || parents.some((parent) => findAllergen(parent)?.group === 'us9');
  return isFdas ? 'FDA' : 'EU';
}

type Coded = Pick<CodedAllergen, 'levelOfContainmentCode' | 'stated_at'>;

/** Level of an allergen that GS1 has a word for. "Free from" is said without reserve, so nothing may be open. */
function gs1Level(level: StatedLevel, freeSince: string | undefined): Coded | undefined {
  if (level === 'contains') return { levelOfContainmentCode: 'CONTAINS' };
  if (level === 'may_contain') return { levelOfContainmentCode: 'MAY_CONTAIN' };
  return level === 'none' && freeSince !== undefined
    ? { levelOfContainmentCode: 'FREE_FROM', stated_at: freeSince }
    : undefined;
}

/**
 * What is stated of a dish in GS1's codes. Whatever has no code, or is not known well enough for one, is
 * named beside them: left out it could be read as absent.
 */
function gs1Allergens(facts: DishFacts, answered: readonly AllergenId[], context: AssessContext) {
  const levels = new Map(allergens.map(({ id }) => [id, statedLevel(facts, id, context)]));
  const isCoded = (id: AllergenId) => gs1Codes[id] !== undefined;
  const at = (level: StatedLevel) => allergens.map(({ id }) => id).filter((id) => levels.get(id) === level);
  const listed = allergens.flatMap((allergen): CodedAllergen[] => {
    const { id } = allergen;
    const coded = gs1Level(levels.get(id) ?? 'not_stated', freeFromSince(facts, id, context));
    const code = gs1Codes[id];
    if (coded === undefined || code === undefined) return [];
    return [{ allergenTypeCode: code, ...coded, allergenSpecificationAgency: agencyOf(allergen) }];
  });
  return {
    allergens: listed,
    stated_absent_without_traces: at('none').filter((id) => !coversTraces(facts, id, context)),
    stated_absent_with_questions: at('none').filter(
      (id) => coversTraces(facts, id, context) && freeFromSince(facts, id, context) === undefined,
    ),
    contains_without_code: at('contains').filter((id) => !isCoded(id)),
    may_contain_without_code: at('may_contain').filter((id) => !isCoded(id)),
    not_stated: answered.filter((id) => levels.get(id) === 'not_stated'),
  } satisfies Partial<Item>;
}

const about =
  'What the restaurant states, in the codes of GS1 (GDSN code lists AllergenTypeCode and LevelOfContainmentCode). ' +
  'An allergen that is not listed for an item is not stated, and not absent. Ask the restaurant before ordering.';

export const menuExportHandlers: Handlers<typeof menuExportCalls> = {
  async exportMenuAllergens({ params: { id } }, { context: { db, settings, now } }) {
    const exported = await findExportedRestaurant(db, id);
    if (!exported) throw notFound('Restaurant');
    const { also_answers_for: chosen, ...restaurant } = exported;
    const at = now().toISOString();
    const context = { now: at, statementDays: settings.statementDays, lexiconVersion };
    const dishes = await findExportedDishes(db, id);
    const stated = dishes.flatMap(({ facts }) => facts.allergens.filter(isStatedItself));
    const answered = answeredAllergens(chosen, new Set(stated.map(({ allergen }) => allergen)));
    return {
      about,
      exported_at: at,
      restaurant,
      allergenSpecifications: specifications,
      items: dishes.map(({ facts, ...dish }) => ({ ...dish, ...gs1Allergens(facts, answered, context) })),
    };
  },
};
