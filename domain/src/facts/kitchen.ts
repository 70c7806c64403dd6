import { allergens, ancestorsOf, descendantsOf, type AllergenId } from './allergens.ts';
import { beginningOf } from '../menu/beginning-of.ts';
import type { AllergenFact, DishFacts, Evidence } from './dish-facts.ts';
import { isOfKitchen, type Dish, type Instant, type Statement } from './dish.ts';
import { timeOf } from './instants.ts';
import { sameDish } from './stock-reasons.ts';

export type EquipmentKind = 'fryer' | 'grill' | 'surface' | 'other';

/** Several dishes share this equipment. */
export interface Equipment {
  readonly kind: EquipmentKind;
  readonly name: string;
  readonly dishIds: readonly number[];
}

/**
 * Holds a dish in the kitchen with the allergens that it brings, made in whichever way, and those that are surely in
 * it, without groups whose members are named.
 */
export interface KitchenDish {
  readonly id: number;
  readonly name: string;
  readonly archived: boolean;
  readonly brings: readonly AllergenId[];
  /** Only some ways to make the dish bring these, so it leaves traces of them for the others. */
  readonly bringsAtTimes: ReadonlySet<AllergenId>;
  readonly has: ReadonlySet<AllergenId>;
}

/** Returns whether it is surely in the dish itself: declared or named. A reaction report is about one plate. */
function isSurelyIn(evidence: Evidence): boolean {
  if (evidence.via !== undefined) return false;
  if (evidence.kind === 'declared') return evidence.level === 'contains';
  return 'sure' in evidence && evidence.sure === true;
}

/**
 * Tells whether it is usual in something that the texts name, as wheat is in breading. A guess from the kind of dish
 * isn't enough.
 */
function isUsual(evidence: Evidence): boolean {
  return evidence.via === undefined && 'sure' in evidence && !evidence.sure;
}

/**
 * Returns whether a dish brings an allergen along. A usual one counts unless a statement covers it; traces don't count.
 */
function isBrought({ coveredAt, evidence }: AllergenFact): boolean {
  return evidence.some(isSurelyIn) || (coveredAt === null && evidence.some(isUsual));
}

/** `facts` must be derived without the statements that follow from the kitchen. */
export function inKitchen(
  dish: Pick<KitchenDish, 'id' | 'name' | 'archived'>,
  facts: DishFacts,
  variants: readonly DishFacts[] = [],
): KitchenDish {
  const idsOf = (those: readonly AllergenFact[]) => those.map(({ allergen }) => allergen);
  const has = facts.allergens.filter(({ evidence }) => evidence.some(isSurelyIn));
  // A dish made another way brings what that way adds, and may lack what the dish has, so others may leave traces in
  // it.
  const byWay = [facts, ...variants].map(({ allergens: all }) => new Set(idsOf(all.filter(isBrought))));
  const brings = new Set(byWay.flatMap((brought) => [...brought]));
  return {
    ...dish,
    brings: [...brings],
    bringsAtTimes: new Set([...brings].filter((allergen) => !byWay.every((brought) => brought.has(allergen)))),
    has: new Set(variants.length > 0 ? [] : idsOf(has)),
  };
}

const kindWords: Readonly<Record<Exclude<EquipmentKind, 'other'>, string>> = {
  fryer: 'fryer',
  grill: 'grill',
  surface: 'prep surface',
};

/** The reason of a statement has at most this many characters. */
const longestReason = 200;
const longestName = 60;
const namesSaid = 3;

const cut = (text: string, length: number): string =>
  text.length <= length ? text : `${beginningOf(text, length - 1).trimEnd()}…`;

function describeNames(names: readonly string[]): string {
  const said = names.slice(0, namesSaid).map((name) => cut(name, longestName));
  return names.length > namesSaid ? `${said.join(', ')} and ${names.length - namesSaid} more` : said.join(', ');
}

/** Returns e.g. "shared fryer: Fish tacos, Calamari; shared grill: Salmon". */
function describeReason(mates: ReadonlyMap<string, readonly string[]>): string {
  return cut([...mates].map(([what, names]) => `shared ${what}: ${describeNames(names)}`).join('; '), longestReason);
}

const whatIsShared = ({ kind, name }: Equipment): string => (kind === 'other' ? name : kindWords[kind]);

const places = new Map<string, number>(allergens.map(({ id }, index) => [id, index]));
const byPlace = (one: string, other: string) => (places.get(one) ?? 0) - (places.get(other) ?? 0);

type Brought = ReadonlyMap<AllergenId, readonly KitchenDish[]>;

/** Returns the dishes that bring each allergen to a piece of equipment. */
function broughtTo({ dishIds }: Equipment, dishes: ReadonlyMap<number, KitchenDish>): Brought {
  const brought = new Map<AllergenId, KitchenDish[]>();
  for (const dish of dishIds.flatMap((id) => dishes.get(id) ?? []).filter(({ archived }) => !archived))
    for (const allergen of dish.brings) brought.set(allergen, [...(brought.get(allergen) ?? []), dish]);
  return brought;
}

type Shared = readonly { readonly equipment: Equipment; readonly brought: Brought }[];

/** Returns for each allergen the names of the dishes that bring it, by the equipment they share. */
function matesOf({ id, has }: KitchenDish, shared: Shared): Map<AllergenId, Map<string, string[]>> {
  const mates = new Map<AllergenId, Map<string, string[]>>();
  for (const { equipment, brought } of shared.filter((one) => one.equipment.dishIds.includes(id)))
    for (const [allergen, dishes] of brought) {
      const isItself = (one: KitchenDish) => one.id === id;
      const names = [
        ...dishes.filter((one) => isItself(one) && one.bringsAtTimes.has(allergen)).map(() => sameDish),
        ...dishes.filter((one) => !isItself(one)).map(({ name }) => name),
      ];
      if (names.length === 0 || has.has(allergen)) continue;
      const known = mates.get(allergen) ?? new Map<string, string[]>();
      const what = whatIsShared(equipment);
      mates.set(allergen, known.set(what, [...new Set([...(known.get(what) ?? []), ...names])]));
    }
  return mates;
}

/**
 * Returns by dish id what each dish may contain because of shared equipment: the allergens of its neighbours, and of its
 * own other ways, unless they are surely in it anyway, one statement per allergen. The statements have no date, so they warn and never clear.
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
      return [id, mates.map(([allergen, names]) => ({ allergen, ...said, reason: describeReason(names) }))];
    }),
  );
}

/**
 * Replaces the kitchen's statements and leaves the restaurant's in place. Where a warning ends, earlier absences of
 * that allergen and its relatives stop clearing, so that removing a warning never leads straight to "No X declared".
 * The restaurant's absence loses its date. An import of the same file would restore the date of an imported one, so in
 * that case the dish counts as changed instead.
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
