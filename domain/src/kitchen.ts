import { allergens, ancestorsOf, descendantsOf, type AllergenId } from './allergens.ts';
import type { AllergenFact, DishFacts, Evidence } from './dish-facts.ts';
import type { AllergenStatement, Instant } from './dish-record.ts';
import { timeOf } from './instants.ts';
import type { MenuDish } from './menu-dish.ts';

export type EquipmentKind = 'fryer' | 'grill' | 'surface' | 'other';

/** Something in a kitchen that several dishes touch. */
export interface Equipment {
  readonly kind: EquipmentKind;
  readonly name: string;
  readonly dishIds: readonly number[];
}

/** A dish in the kitchen. */
export interface KitchenDish {
  readonly id: number;
  readonly name: string;
  readonly archived: boolean;
  /** Derived of what is said of the dish itself, without what follows for it from the kitchen. */
  readonly facts: DishFacts;
}

/** What is surely in the dish itself: declared, or told by a text. A report of a reaction is about one plate. */
function isSurelyIn(evidence: Evidence): boolean {
  if (evidence.via !== undefined) return false;
  if (evidence.kind === 'declared') return evidence.level === 'contains';
  return 'sure' in evidence && evidence.sure;
}

/** Usual in something that the texts name: breading has wheat. What is guessed by the dish's kind alone is too little. */
function isUsual(evidence: Evidence): boolean {
  return evidence.via === undefined && 'sure' in evidence && !evidence.sure;
}

/** Whether a dish brings an allergen along. What is only usual counts unless a statement covers it; traces don't. */
function isBrought({ coveredAt, evidence }: AllergenFact): boolean {
  return evidence.some(isSurelyIn) || (coveredAt === null && evidence.some(isUsual));
}

function broughtBy({ facts }: KitchenDish): AllergenId[] {
  return facts.allergens.filter(isBrought).map(({ allergen }) => allergen);
}

const kindWords: Readonly<Record<Exclude<EquipmentKind, 'other'>, string>> = {
  fryer: 'fryer',
  grill: 'grill',
  surface: 'prep surface',
};

/** As long as the reason of a statement may be. */
const longestReason = 200;
const longestName = 60;
const namesSaid = 3;

const cut = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`;

function sayNames(names: readonly string[]): string {
  const said = names.slice(0, namesSaid).map((name) => cut(name, longestName));
  return names.length > namesSaid ? `${said.join(', ')} and ${names.length - namesSaid} more` : said.join(', ');
}

/** "shared fryer: Fish tacos, Calamari; shared grill: Salmon". */
function sayReason(mates: ReadonlyMap<string, readonly string[]>): string {
  return cut([...mates].map(([what, names]) => `shared ${what}: ${sayNames(names)}`).join('; '), longestReason);
}

const whatIsShared = ({ kind, name }: Equipment): string => (kind === 'other' ? name : kindWords[kind]);

const places = new Map<string, number>(allergens.map(({ id }, index) => [id, index]));
const byPlace = (one: string, other: string) => (places.get(one) ?? 0) - (places.get(other) ?? 0);

/**
 * What may be in a dish because of what it shares: all that is in the dishes beside it, unless it is surely in this one.
 * One statement an allergen. They have no date: they warn, and never clear what the restaurant hasn't stated.
 */
export function kitchenStatements(
  dish: KitchenDish,
  equipment: readonly Equipment[],
  dishes: ReadonlyMap<number, KitchenDish>,
): AllergenStatement[] {
  const own = new Set(
    dish.facts.allergens.filter(({ evidence }) => evidence.some(isSurelyIn)).map(({ allergen }) => allergen),
  );
  const found = new Map<AllergenId, Map<string, string[]>>();
  for (const shared of equipment.filter(({ dishIds }) => dishIds.includes(dish.id))) {
    const mates = shared.dishIds.flatMap((id) => (id === dish.id ? [] : (dishes.get(id) ?? [])));
    for (const mate of mates.filter(({ archived }) => !archived))
      for (const allergen of broughtBy(mate).filter((id) => !own.has(id))) {
        const by = found.get(allergen) ?? new Map<string, string[]>();
        const names = by.get(whatIsShared(shared)) ?? [];
        found.set(allergen, by.set(whatIsShared(shared), names.includes(mate.name) ? names : [...names, mate.name]));
      }
  }
  return [...found]
    .toSorted(([one], [other]) => byPlace(one, other))
    .map(([allergen, mates]) => ({
      allergen,
      level: 'may_contain',
      source: 'kitchen',
      statedAt: null,
      reason: sayReason(mates),
    }));
}

/**
 * Puts what follows from the kitchen in the place of what followed before. Nothing that the restaurant said goes; but
 * where a warning ends, "absent" about it or its kin from before `at` clears no longer: a warning that goes never leads
 * straight to "No X declared". The restaurant's own loses its date. An imported one would get it back by the next
 * import of the same file, so there the dish counts as changed.
 */
export function followKitchen(dish: MenuDish, kitchen: readonly AllergenStatement[], at: Instant): MenuDish {
  const warned = new Set(kitchen.map(({ allergen }) => allergen));
  const ended = dish.kitchen.map(({ allergen }) => allergen).filter((allergen) => !warned.has(allergen));
  const kin = new Set(ended.flatMap((allergen) => [allergen, ...ancestorsOf(allergen), ...descendantsOf(allergen)]));
  const isDoubtful = ({ allergen, level, statedAt }: AllergenStatement) =>
    level === 'absent' && kin.has(allergen) && timeOf(statedAt) !== timeOf(at);
  const { record } = dish;
  const isImported = record.statements.some((one) => isDoubtful(one) && one.source === 'import');
  const statements = record.statements.map((one) =>
    isDoubtful(one) && one.source !== 'import' ? { ...one, statedAt: null } : one,
  );
  const changedAt =
    isImported && !(timeOf(record.ingredientsChangedAt) > timeOf(at)) ? at : record.ingredientsChangedAt;
  return { ...dish, kitchen, record: { ...record, statements, ingredientsChangedAt: changedAt } };
}
