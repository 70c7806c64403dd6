import { allergens, findAllergen, type Allergen, type AllergenId } from '@clearplate/domain/facts/allergens';
import { gs1Codes } from '@clearplate/domain/facts/gs1-codes';
import type { Instant } from '@clearplate/domain/facts/dish';
import type { OutgoingDish, OutgoingMenu, OutgoingWay, SaidOfAllergen } from './outgoing-menu.ts';

export const gs1Words: ReadonlyMap<AllergenId, string> = new Map(
  allergens.flatMap(({ id }) => {
    const code = gs1Codes[id];
    return code === undefined ? [] : [[id, code] as const];
  }),
);

interface CodedAllergen {
  allergenTypeCode: string;
  levelOfContainmentCode: 'CONTAINS' | 'MAY_CONTAIN' | 'FREE_FROM';
  stated_at?: Instant;
  allergenSpecificationAgency: 'FDA' | 'EU';
}

/** Lists the laws that the codes refer to. */
const specifications = [
  {
    allergenSpecificationAgency: 'FDA',
    allergenSpecificationName: 'Federal Food, Drug, and Cosmetic Act, section 201(qq), with the FASTER Act of 2021',
  },
  { allergenSpecificationAgency: 'EU', allergenSpecificationName: 'Regulation (EU) No 1169/2011, Annex II' },
];

/** The nine and their members belong to the FDA; what the EU adds, and its members, to the EU. */
function agencyOf({
  group,
  parents,
}: Pick<Allergen, 'group' | 'parents'>): CodedAllergen['allergenSpecificationAgency'] {
  const isFdas = group === 'us9' || parents.some((parent) => findAllergen(parent)?.group === 'us9');
  return isFdas ? 'FDA' : 'EU';
}

/** Returns GS1's level. "Free from" is unconditional, so nothing may be open. */
function levelOf({
  level,
  freeSince,
}: SaidOfAllergen): Pick<CodedAllergen, 'levelOfContainmentCode' | 'stated_at'> | undefined {
  if (level === 'contains') return { levelOfContainmentCode: 'CONTAINS' };
  if (level === 'may_contain') return { levelOfContainmentCode: 'MAY_CONTAIN' };
  return freeSince === undefined ? undefined : { levelOfContainmentCode: 'FREE_FROM', stated_at: freeSince };
}

/**
 * Returns what is stated about a dish, or about one way to make it, in GS1's codes. Anything without a code, or not
 * certain enough for one, is listed next to them, because its absence could be read as "free from".
 */
function codedSaid({ said, brought = [] }: Pick<OutgoingWay, 'said' | 'brought'>, answersFor: readonly AllergenId[]) {
  const ids = (chosen: readonly SaidOfAllergen[]) => chosen.map(({ allergen }) => allergen);
  const without = (level: SaidOfAllergen['level']) =>
    ids(said.filter((one) => one.level === level && !gs1Words.has(one.allergen)));
  const absent = said.filter(({ level }) => level === 'none');
  const known = new Set(ids(said));
  const listed = said.flatMap((one): CodedAllergen[] => {
    const level = levelOf(one);
    const code = gs1Words.get(one.allergen);
    const allergen = findAllergen(one.allergen);
    if (level === undefined || code === undefined || allergen === undefined) return [];
    return [{ allergenTypeCode: code, ...level, allergenSpecificationAgency: agencyOf(allergen) }];
  });
  return {
    allergens: listed,
    stated_absent_without_traces: ids(absent.filter((one) => !one.coversTraces)),
    stated_absent_with_questions: ids(absent.filter((one) => one.coversTraces && one.freeSince === undefined)),
    contains_without_code: without('contains'),
    may_contain_without_code: without('may_contain'),
    not_stated: answersFor.filter((id) => !known.has(id)),
    components: brought.map(({ component: name, contains, mayContain }) => ({
      name,
      contains: [...contains],
      may_contain: [...mayContain],
    })),
  };
}

function codedDish(dish: OutgoingDish, answersFor: readonly AllergenId[]) {
  return {
    dish_id: dish.id,
    name: dish.name,
    section: dish.section,
    price_cents: dish.priceCents,
    ...codedSaid(dish, answersFor),
    variants: dish.ways.map((way) => ({
      name: way.name,
      price_cents: way.priceCents ?? dish.priceCents,
      ...codedSaid(way, answersFor),
    })),
  };
}

const about =
  'What the restaurant states, in the codes of GS1 (GDSN code lists AllergenTypeCode and LevelOfContainmentCode). ' +
  'An allergen that is not listed for an item is not stated, and not absent. Ask the restaurant before ordering.';

/** Returns a menu's allergens in the codes of GS1. */
export function writeGs1({ restaurant, at, answersFor, dishes }: OutgoingMenu) {
  const { zipCode, ...place } = restaurant;
  return {
    about,
    exported_at: at,
    restaurant: { ...place, zip_code: zipCode },
    allergenSpecifications: specifications,
    items: dishes.map((dish) => codedDish(dish, answersFor)),
  };
}
