import { ancestorsOf, descendantsOf, type AllergenId } from '../facts/allergens.ts';
import type { DishFacts } from '../facts/dish-facts.ts';
import { isOfKitchen, levelWeight, type Instant, type Statement, type StatementLevel } from '../facts/dish.ts';
import { timeOf } from '../facts/instants.ts';
import type { ToldKind } from '../verdict/told.ts';

/** Says what a guest was told, as the menu's editors see it. */
export interface ToldOfMenu {
  readonly kind: ToldKind;
  readonly answer: 'yes' | 'no';
  readonly allergens: readonly AllergenId[];
  /** The date where the guest is, as YYYY-MM-DD. */
  readonly told_on: string;
}

/** This is a dish as the menu's editors see it. */
export interface DishToState {
  readonly archived: boolean;
  /** When its content, its name or its description last changed. */
  readonly ingredients_changed_at: Instant | null;
  readonly statements: readonly Pick<Statement, 'allergen' | 'level' | 'source' | 'ingredient'>[];
  readonly facts: Pick<DishFacts, 'allergens'>;
}

/**
 * Says what one press can make of an answer: a statement about each allergen, or that the dish's cross-contact is fully
 * stated. `undefined` means nothing, because one press can't deny a warning of traces.
 */
export type Statable =
  | { readonly about: 'allergens'; readonly level: StatementLevel }
  | { readonly about: 'cross_contact' }
  | undefined;

export function statableOf({ kind, answer }: ToldOfMenu): Statable {
  if (kind === 'whether') return { about: 'allergens', level: answer === 'yes' ? 'contains' : 'absent' };
  if (kind === 'shared_equipment')
    return answer === 'yes' ? { about: 'allergens', level: 'may_contain' } : { about: 'cross_contact' };
  return answer === 'no' ? { about: 'allergens', level: 'may_contain' } : undefined;
}

/**
 * Says what the press does to one dish.
 * - `states`: it makes the statement.
 * - `often`: such dishes often have it, so somebody has to look.
 * - `changed`: the dish has changed since the denial.
 * - `warned`: the menu warns of it, or of a group or a member of it. A press on somebody's answer takes no warning
 *   away.
 * - `said`: the menu already says as much.
 */
export type Fate =
  | { readonly fate: 'states'; readonly often: boolean; readonly changed: boolean }
  | { readonly fate: 'warned' | 'said' | 'off_menu' };

/** A guest's day begins up to 14 hours before that of UTC. */
const dayAhead = 14 * 3_600_000;

/** Tells whether a dish may have changed after somebody was told something about it. */
function isChangedSince({ told_on }: ToldOfMenu, { ingredients_changed_at: at }: DishToState): boolean {
  return at !== null && timeOf(at) >= Date.parse(told_on) - dayAhead;
}

function fateOfDenied(told: ToldOfMenu, id: AllergenId, dish: DishToState): Fate {
  const { statements, facts } = dish;
  const kin = new Set<AllergenId>([id, ...ancestorsOf(id), ...descendantsOf(id)]);
  const presence = facts.allergens.find(({ allergen }) => allergen === id)?.presence ?? 'none';
  const isWarned = statements.some((one) => one.level !== 'absent' && kin.has(one.allergen));
  const isThere = facts.allergens.some(
    (one) => kin.has(one.allergen) && ['possible', 'reported', 'present'].includes(one.presence),
  );
  if (isWarned || isThere) return { fate: 'warned' };
  return { fate: 'states', often: presence === 'estimated', changed: isChangedSince(told, dish) };
}

function fateOfWarning(id: AllergenId, level: StatementLevel, { statements }: DishToState): Fate {
  const isAsMuch = (one: DishToState['statements'][number]) =>
    one.allergen === id &&
    !isOfKitchen(one) &&
    levelWeight[one.level] >= levelWeight[level] &&
    (one.level === 'contains' || one.ingredient !== 'absent');
  return statements.some(isAsMuch) ? { fate: 'said' } : { fate: 'states', often: false, changed: false };
}

/** Returns what the press would do to a dish about one allergen. */
function fateOf(told: ToldOfMenu, id: AllergenId, dish: DishToState): Fate {
  const statable = statableOf(told);
  if (dish.archived || statable === undefined) return { fate: 'off_menu' };
  if (statable.about === 'cross_contact' || statable.level === 'absent') return fateOfDenied(told, id, dish);
  return fateOfWarning(id, statable.level, dish);
}

/** Edits a dish, as `saveMenu` takes it. */
export interface ToldEdit {
  readonly id: number;
  readonly statements?: { readonly allergen: AllergenId; readonly level: StatementLevel }[];
  readonly cross_contact_stated?: true;
}

/** Holds a dish with what the press would do to it. */
export interface ToldFate {
  readonly fate: Fate;
  readonly edit: ToldEdit | undefined;
}

/**
 * Returns what one press on an answer would do to a dish. A denial about several allergens is made whole or not at all:
 * half of an answer is another answer. A warning is made of everything that isn't stated yet.
 */
export function stateTold(
  told: ToldOfMenu,
  chosen: readonly AllergenId[],
  id: number,
  dish: DishToState | undefined,
): ToldFate {
  const statable = statableOf(told);
  if (!dish || dish.archived || statable === undefined || chosen.length === 0)
    return { fate: { fate: 'off_menu' }, edit: undefined };
  const fates = chosen.map((allergen) => ({ allergen, fate: fateOf(told, allergen, dish) }));
  const warned = fates.find(({ fate }) => fate.fate === 'warned');
  if (warned) return { fate: warned.fate, edit: undefined };
  const stated = fates.filter(({ fate }) => fate.fate === 'states');
  if (stated.length === 0) return { fate: { fate: 'said' }, edit: undefined };
  const often = stated.some(({ fate }) => fate.fate === 'states' && fate.often);
  const changed = stated.some(({ fate }) => fate.fate === 'states' && fate.changed);
  if (statable.about === 'cross_contact')
    return { fate: { fate: 'states', often, changed }, edit: { id, cross_contact_stated: true } };
  const { level } = statable;
  const statements = stated.map(({ allergen }) => ({ allergen, level }));
  return { fate: { fate: 'states', often, changed }, edit: { id, statements } };
}
