import { allergens, ancestorsOf, descendantsOf, type AllergenId } from './allergens.ts';
import { beginningOf } from '../menu/beginning-of.ts';
import type { AllergenFact, DishFacts, Evidence } from './dish-facts.ts';
import { isOfKitchen, type Dish, type Instant, type Statement } from './dish.ts';
import { timeOf } from './instants.ts';

export type EquipmentKind = 'fryer' | 'grill' | 'surface' | 'other';

/** Something in a kitchen that several dishes touch. */
export interface Equipment {
  readonly kind: EquipmentKind;
  readonly name: string;
  readonly dishIds: readonly number[];
}

/** A dish in the kitchen, with what it brings along and what is surely in it, groups left out where members are named. */
export interface KitchenDish {
  readonly id: number;
  readonly name: string;
  readonly archived: boolean;
  readonly brings: readonly AllergenId[];
  readonly has: ReadonlySet<AllergenId>;
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

/** `facts` are derived of what is said of the dish itself, without what follows for it from the kitchen. */
export function inKitchen(dish: Pick<KitchenDish, 'id' | 'name' | 'archived'>, facts: DishFacts): KitchenDish {
  const idsOf = (those: readonly AllergenFact[]) => those.map(({ allergen }) => allergen);
  const has = facts.allergens.filter(({ evidence }) => evidence.some(isSurelyIn));
  return { ...dish, brings: idsOf(facts.allergens.filter(isBrought)), has: new Set(idsOf(has)) };
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
  text.length <= length ? text : `${beginningOf(text, length - 1).trimEnd()}…`;

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

type Brought = ReadonlyMap<AllergenId, readonly KitchenDish[]>;

/** Which dishes bring each allergen to a piece of equipment. */
function broughtTo({ dishIds }: Equipment, dishes: ReadonlyMap<number, KitchenDish>): Brought {
  const brought = new Map<AllergenId, KitchenDish[]>();
  for (const dish of dishIds.flatMap((id) => dishes.get(id) ?? []).filter(({ archived }) => !archived))
    for (const allergen of dish.brings) brought.set(allergen, [...(brought.get(allergen) ?? []), dish]);
  return brought;
}

type Shared = readonly { readonly equipment: Equipment; readonly brought: Brought }[];

/** For each allergen the names of the dishes that bring it, by what is shared with them. */
function matesOf({ id, has }: KitchenDish, shared: Shared): Map<AllergenId, Map<string, string[]>> {
  const mates = new Map<AllergenId, Map<string, string[]>>();
  for (const { equipment, brought } of shared.filter((one) => one.equipment.dishIds.includes(id)))
    for (const [allergen, dishes] of brought) {
      const names = dishes.filter((one) => one.id !== id).map(({ name }) => name);
      if (names.length === 0 || has.has(allergen)) continue;
      const known = mates.get(allergen) ?? new Map<string, string[]>();
      const what = whatIsShared(equipment);
      mates.set(allergen, known.set(what, [...new Set([...(known.get(what) ?? []), ...names])]));
    }
  return mates;
}

/**
 * What may be in dishes because of what they share, by the dish's id: all that is in the dishes beside, unless it is
 * surely in the dish itself. One statement an allergen. They have no date: they warn, and never clear what the
 * restaurant hasn't stated.
 */
export function kitchenStatements(
  equipment: readonly Equipment[],
  dishes: ReadonlyMap<number, KitchenDish>,
): Map<number, Statement[]> {
  const shared = equipment.map((one) => ({ equipment: one, brought: broughtTo(one, dishes) }));
  return new Map(
    [...dishes].map(([id, dish]) => {
      const mates = [...matesOf(dish, shared)].toSorted(([one], [other]) => byPlace(one, other));
      const said = { level: 'may_contain', source: 'kitchen', stated_at: null } as const;
      return [id, mates.map(([allergen, names]) => ({ allergen, ...said, reason: sayReason(names) }))];
    }),
  );
}

/**
 * Puts what follows from the kitchen in the place of what followed before. Nothing that the restaurant said goes; but
 * where a warning ends, "absent" about it or its kin from before `at` clears no longer: a warning that goes never leads
 * straight to "No X declared". The restaurant's own loses its date. An imported one would get it back by the next
 * import of the same file, so there the dish counts as changed.
 */
export function followKitchen(dish: Dish, kitchen: readonly Statement[], at: Instant): Dish {
  const warned = new Set(kitchen.map(({ allergen }) => allergen));
  const before = dish.statements.filter(isOfKitchen).map(({ allergen }) => allergen);
  const ended = before.filter((allergen) => !warned.has(allergen));
  const kin = new Set(ended.flatMap((allergen) => [allergen, ...ancestorsOf(allergen), ...descendantsOf(allergen)]));
  const isDoubtful = ({ allergen, level, ingredient, stated_at }: Statement) =>
    (level === 'absent' || ingredient === 'absent') && kin.has(allergen) && timeOf(stated_at) !== timeOf(at);
  const own = dish.statements.filter((one) => !isOfKitchen(one));
  const isImported = own.some((one) => isDoubtful(one) && one.source !== 'restaurant');
  const statements = own.map((one) =>
    isDoubtful(one) && one.source === 'restaurant' ? { ...one, stated_at: null } : one,
  );
  const changedAt =
    isImported && !(timeOf(dish.ingredients_changed_at) > timeOf(at)) ? at : dish.ingredients_changed_at;
  return { ...dish, statements: [...statements, ...kitchen], ingredients_changed_at: changedAt };
}
