import type { EditableMenu, MenuDish, MenuDishEdit } from '@clearplate/contract/menu';
import { allergens, descendantsOf, us9, type AllergenId } from '@clearplate/domain/facts/allergens';
import { standingOf, type StandingContext } from '@clearplate/domain/facts/statement-standing';
import { describeWithin } from '@clearplate/domain/wording/describe-evidence';
import { t } from '../../translations/t.ts';

/** Says what a cell states. `traces`: it is no ingredient, and traces are possible. */
export type CellLevel = 'contains' | 'may_contain' | 'traces' | 'absent' | 'not_stated';

export interface CellValue {
  readonly level: CellLevel;
  /** Says why it may be in the dish; empty if nobody says so, and with other levels. */
  readonly reason: string;
}

export const notStated: CellValue = { level: 'not_stated', reason: '' };

/** Holds the edited cells of one dish. */
export type RowEdits = ReadonlyMap<AllergenId, CellValue>;

export const isSameValue = (one: CellValue, other: CellValue): boolean =>
  one.level === other.level && one.reason === other.reason;

export const takesReason = ({ level }: CellValue): boolean => level === 'may_contain' || level === 'traces';

const denies = ({ level }: CellValue): boolean => level === 'absent' || level === 'traces';

/** Holds what is stored of a cell. */
export interface SavedCell {
  readonly value: CellValue;
  /** It says "no" but no longer counts: it is too old, about other ingredients, or vouched for by nobody. */
  readonly isStale: boolean;
  /** It still counts for a while, so saying the same again would only change its date. */
  readonly isCurrent: boolean;
}

type OwnStatement = MenuDish['statements'][number];

function levelOf({ level, ingredient }: OwnStatement): CellLevel {
  return level === 'may_contain' && ingredient === 'absent' ? 'traces' : level;
}

const gravity: Readonly<Record<CellLevel, number>> = {
  not_stated: 0,
  absent: 1,
  traces: 2,
  may_contain: 3,
  contains: 4,
};

const nothingSaved: SavedCell = { value: notStated, isStale: false, isCurrent: false };

/** Reads what the restaurant states about an allergen, the gravest if there are several statements. */
export function savedCell(dish: MenuDish, allergen: AllergenId, context: StandingContext): SavedCell {
  const own = dish.statements.filter((one) => one.allergen === allergen && one.source !== 'kitchen');
  const gravest = own.reduce<OwnStatement | undefined>(
    (worst, one) => (worst && gravity[levelOf(worst)] >= gravity[levelOf(one)] ? worst : one),
    undefined,
  );
  if (!gravest) return nothingSaved;
  const standing = standingOf(gravest.stated_at, dish.ingredients_changed_at, context);
  const value = { level: levelOf(gravest), reason: gravest.reason ?? '' };
  const counts = gravest.source !== 'claimed' && (standing === 'current' || standing === 'expiring');
  return {
    value,
    isStale: denies(value) && !counts,
    isCurrent: gravest.source === 'restaurant' && standing === 'current',
  };
}

/**
 * Returns the words of a dish that surely mean an allergen, as written, with the component that contains them; a
 * component that is said to contain it counts by its name.
 */
export function wordsNaming({ facts }: MenuDish, allergen: AllergenId): readonly string[] {
  const evidence = facts.allergens.find((fact) => fact.allergen === allergen)?.evidence ?? [];
  const words = evidence.flatMap((one) => {
    if ('sure' in one) return one.sure ? [one.in === undefined ? one.words : describeWithin(one.words, one.in, t)] : [];
    return one.kind === 'declared' && one.level === 'contains' && one.via === undefined ? (one.in ?? []) : [];
  });
  return [...new Set(words)];
}

/** Returns the components that may bring an allergen. */
function componentsNaming({ facts }: MenuDish, allergen: AllergenId): readonly string[] {
  const evidence = facts.allergens.find((fact) => fact.allergen === allergen)?.evidence ?? [];
  const names = evidence.flatMap((one) => {
    if (!('in' in one) || one.in === undefined || one.via !== undefined) return [];
    return one.kind === 'declared' && one.level === 'absent' ? [] : one.in;
  });
  return [...new Set(names)];
}

export interface Cell extends SavedCell {
  readonly isEdited: boolean;
  /** Its dish's words mean that it is in there. */
  readonly words: readonly string[];
  /** Components of the dish that bring it, or may. */
  readonly within: readonly string[];
  /** Kinds of it that the dish is stated to contain, which contradicts its "no". */
  readonly members: readonly AllergenId[];
}

/** Reads a cell with what was typed over it. */
export function readCell(
  dish: MenuDish,
  edits: RowEdits | undefined,
  allergen: AllergenId,
  context: StandingContext,
): Cell {
  const saved = savedCell(dish, allergen, context);
  const edit = edits?.get(allergen);
  const value = edit ?? saved.value;
  const contains = (id: AllergenId) => (edits?.get(id) ?? savedCell(dish, id, context).value).level === 'contains';
  return {
    value,
    isStale: edit === undefined && saved.isStale,
    isCurrent: saved.isCurrent,
    isEdited: edit !== undefined,
    words: wordsNaming(dish, allergen),
    within: componentsNaming(dish, allergen),
    members: denies(value) ? descendantsOf(allergen).filter(contains) : [],
  };
}

/**
 * Returns whether a cell says "no" although its dish says otherwise: diners are told to avoid it, and the owner has
 * work to do.
 */
export const isContradiction = ({ value, words, members }: Cell): boolean =>
  denies(value) && words.length + members.length > 0;

/** Returns whether this "no" would contradict the dish's own words. */
export const wouldContradict = (dish: MenuDish, allergen: AllergenId, value: CellValue): boolean =>
  denies(value) && wordsNaming(dish, allergen).length > 0;

/** Returns the nine, gluten, and everything else that is stated about a dish on the menu. */
export function firstColumns({ dishes }: EditableMenu): readonly AllergenId[] {
  const stated = new Set<AllergenId>(
    dishes.filter(({ archived }) => !archived).flatMap(({ statements }) => statements.map(({ allergen }) => allergen)),
  );
  const always = new Set<AllergenId>([...us9, 'gluten']);
  return allergens.map(({ id }) => id).filter((id) => always.has(id) || stated.has(id));
}

export interface SheetSection {
  /** Empty for dishes without a section. */
  readonly name: string;
  readonly dishes: readonly MenuDish[];
}

/** Returns what is on the menu, in sections in the order in which it first names them. */
export function sectionsOf({ dishes }: EditableMenu): readonly SheetSection[] {
  const sections = Map.groupBy(
    dishes.filter(({ archived }) => !archived),
    ({ section }) => section,
  );
  return [...sections].map(([name, some]) => ({ name, dishes: some }));
}

/** Returns the edits of one dish as `saveMenu` takes them: withdrawals first, since a later statement could need them. */
export function statementsOf(edits: RowEdits): NonNullable<MenuDishEdit['statements']> {
  const statements = [...edits].map(([allergen, { level, reason }]) => ({
    allergen,
    level: level === 'traces' ? ('may_contain' as const) : level,
    ...(reason.trim() !== '' && { reason: reason.trim() }),
    ...(level === 'traces' && { ingredient: 'absent' as const }),
  }));
  return statements.toSorted((one, other) => Number(other.level === 'not_stated') - Number(one.level === 'not_stated'));
}
