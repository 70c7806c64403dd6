import type { EditableMenu, MenuDish, MenuDishEdit } from '@clearplate/contract/menu';
import { allergens, type AllergenId } from '@clearplate/domain/facts/allergens';
import { foldName as fold, NamedDishes } from '@clearplate/domain/menu/dish-names';
import { denies } from '@clearplate/domain/facts/dish';
import { ownStatement } from '@clearplate/domain/menu/chart-warnings';
import { splitIngredients } from '@clearplate/domain/reading/split-ingredients';
import {
  holdingFor,
  levelOf,
  textOf,
  type ClaimLevel,
  type Correction,
  type Corrections,
} from '../../../entities/menu-draft/corrections.ts';
import type { ReadClaim } from '../../../entities/menu-draft/read-claims.tsx';
import { textFields, type TextField } from '../../../entities/menu-draft/read-file.ts';
import { isChart, type JoinedDish, type TableSays } from './join-drafts.ts';
import { changesOf, type Confirmation, type RowChange } from './row-changes.ts';
import {
  confirmsOf,
  emptiedIn,
  isOutdated,
  openFaults,
  standingOf,
  untakenOf,
  type SavedSince,
  type Standing,
} from './table-rows.ts';

/** Says what a row takes an allergen for, and which words of the files say so. */
export interface RowClaim {
  readonly allergen: AllergenId;
  readonly level: ClaimLevel;
  readonly read: ClaimLevel;
  readonly source: ReadClaim | undefined;
  /** The file says that it is no ingredient; only with `may_contain`. */
  readonly ingredient: 'absent' | undefined;
  /** The menu already says so, so it isn't stated again. */
  readonly isHeld: boolean;
  /** Any existing statement is withdrawn. */
  readonly isWithdrawn: boolean;
}

export type RowProblem = 'no_name' | 'no_price' | 'which_dish' | 'same_dish' | 'faults';

/** Says why something in a table isn't taken: it is beside another file, or about another dish or another list. */
export type Untaken = 'beside' | 'other_dish' | 'other_list';

export interface PlannedRow {
  readonly dish: JoinedDish;
  readonly correction: Correction;
  readonly texts: Readonly<Record<TextField, string>>;
  readonly claims: readonly RowClaim[];
  /** The dish of the menu that it is about; without one it is new. */
  readonly target: MenuDish | undefined;
  readonly problem: RowProblem | undefined;
  /** These can't be taken as they are, and aren't settled. */
  readonly faults: TableSays['faults'];
  readonly changes: readonly RowChange[];
  readonly untaken: readonly Untaken[];
  /** Its tables have to be compared with the menu again before it is saved. */
  readonly isOutdated: boolean;
  /** Its texts, where they differ from the menu's. */
  readonly fields: Omit<MenuDishEdit, 'id' | 'key'>;
  readonly confirms: Pick<MenuDishEdit, Confirmation>;
}

/** Reads "12.50", "$12.5" and "12,50" as cents; `null` for none, `undefined` for what can't be read. */
function centsOf(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const match = /^\$?\s*(\d{1,5})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : undefined;
}

/** Splits a list as the contract takes it. */
const listOf = (text: string): string[] =>
  splitIngredients(text)
    .map((each) => each.replaceAll(',', ' ').slice(0, 200).trim())
    .filter((each) => each !== '')
    .slice(0, 200);

type Found = { readonly target: MenuDish | undefined } | { readonly problem: RowProblem };

interface KnownMenu {
  readonly dishes: readonly MenuDish[];
  /** A file may mean one of these by its names. */
  readonly named: NamedDishes<MenuDish>;
  readonly created: SavedHere['created'];
}

function findTarget(
  { texts: { name, section }, correction, dish }: Pick<PlannedRow, 'texts' | 'correction' | 'dish'>,
  menu: KnownMenu,
): Found {
  const withId = (wanted: number | undefined) => menu.dishes.find(({ id }) => id === wanted);
  const chosen =
    typeof correction.target === 'number' ? withId(correction.target) : withId(menu.created.get(readingOf(dish)));
  if (chosen ?? correction.target === 'new') return { target: chosen };
  const byId = dish.table?.by_id && dish.table.compared_with !== null ? withId(dish.table.compared_with) : undefined;
  if (byId) return { target: byId };
  const { one, isAmbiguous } = menu.named.find(name, section);
  return isAmbiguous ? { problem: 'which_dish' } : { target: one };
}

interface Settling {
  readonly found: Found;
  readonly isTaken: boolean;
  readonly faults: PlannedRow['faults'];
}

function problemOf({ name, price }: PlannedRow['texts'], { found, isTaken, faults }: Settling): RowProblem | undefined {
  if (fold(name) === '') return 'no_name';
  if (centsOf(price) === undefined) return 'no_price';
  if ('problem' in found) return found.problem;
  if (faults.length > 0) return 'faults';
  return isTaken ? 'same_dish' : undefined;
}

interface Beside {
  readonly target: MenuDish | undefined;
  readonly held: ReadonlySet<string>;
  readonly saidHere: ReadonlySet<string>;
}

/** Returns what the files say of a dish's texts, where the menu differs. A blank says nothing. */
function fieldsOf(
  { texts, correction, dish }: Pick<PlannedRow, 'texts' | 'correction' | 'dish'>,
  { isCompared, held, target, saidHere }: Standing & Omit<Beside, 'held'>,
): PlannedRow['fields'] {
  const emptied = target ? emptiedIn({ dish, texts, correction }, saidHere) : new Set<string>();
  const isTyped = (field: TextField) => correction.texts?.[field]?.read === dish.texts[field];
  const cents = centsOf(texts.price);
  const ingredients = listOf(texts.ingredients);
  const differs = (field: 'section' | 'description') =>
    texts[field] !== '' &&
    !held.has(field) &&
    (isTyped(field) || isCompared
      ? texts[field] !== target?.[field]
      : fold(texts[field]) !== fold(target?.[field] ?? ''));
  // A chart has its own sections, and capitals are a matter of typography.
  const isOnlyChart = dish.places.every(({ file }) => isChart(file));
  const isNamed =
    target !== undefined &&
    !isTyped('name') &&
    (held.has('name') || (!(isCompared && dish.table?.by_id) && fold(texts.name) === fold(target.name)));
  const isSameList =
    target &&
    !(isCompared && !held.has('ingredients')) &&
    JSON.stringify(ingredients.map(fold).toSorted()) === JSON.stringify(target.ingredients.map(fold).toSorted());
  return {
    ...(!isNamed && texts.name !== target?.name && { name: texts.name }),
    ...(differs('section') && (!target || !isOnlyChart || isTyped('section')) && { section: texts.section }),
    ...(differs('description') && { description: texts.description }),
    ...(emptied.has('section') && { section: '' }),
    ...(emptied.has('description') && { description: '' }),
    ...(emptied.has('price') && { price_cents: null }),
    ...(emptied.has('ingredients') && { ingredients: [] }),
    ...(cents != null && cents !== target?.price_cents && { price_cents: cents }),
    ...(ingredients.length > 0 && !isSameList && !held.has('ingredients') && { ingredients }),
    ...(target?.archived && { archived: false }),
  };
}

/**
 * Returns whether the dish already has what a claim says, depending on who counts as having said it: a table may be
 * older than the dish.
 */
function isPresent(
  { statements }: MenuDish,
  { allergen, level, ingredient }: Pick<RowClaim, 'allergen' | 'level' | 'ingredient'>,
): boolean {
  const said = statements.filter((one) => one.allergen === allergen && one.source !== 'claimed');
  if (ingredient === 'absent') return said.some(denies);
  if (level === 'absent') return said.some((one) => one.level === level);
  return said.some((one) => one.level === level && (one.source === 'restaurant' || one.source === 'import'));
}

function claimsOf(
  { dish, correction }: Pick<PlannedRow, 'dish' | 'correction'>,
  { target, held, saidHere }: Beside,
): RowClaim[] {
  const { withdrawn = [], faults = [] } = dish.table ?? {};
  const isStated = (id: AllergenId) => target !== undefined && ownStatement(target.statements, id) !== undefined;
  const setBack = (Object.keys(correction.claims ?? {}) as AllergenId[]).filter((id) => saidHere.has(id));
  const back = new Set([...withdrawn, ...setBack].filter(isStated));
  const ids = new Set<string>([
    ...dish.claims.map(({ allergen }) => allergen),
    ...back,
    ...faults.flatMap(({ about }) => about ?? []),
    ...(Object.keys(correction.claims ?? {}) as AllergenId[]),
  ]);
  return allergens.flatMap(({ id }) => {
    if (!ids.has(id)) return [];
    const source = dish.claims.find(({ allergen }) => allergen === id);
    const read: ClaimLevel = source?.level ?? 'not_stated';
    const level = levelOf(correction, id, read);
    const ingredient = level === 'may_contain' && source?.level === level ? source.ingredient : undefined;
    const claim = { allergen: id, read, level, source, ingredient };
    const isHeld = held.has(id) && level === read && source !== undefined && !!target && isPresent(target, claim);
    return [{ ...claim, isHeld, isWithdrawn: back.has(id) && level === 'not_stated' }];
  });
}

/** Returns the dish of the menu that a row is about, or the new one with its name. */
const meantBy = ({ target, texts }: Pick<PlannedRow, 'target' | 'texts'>): string =>
  target ? String(target.id) : `new ${fold(texts.section)}/${fold(texts.name)}`;

/**
 * Returns whether one row of a name denies what another doesn't: a small and a large latte, which nothing else tells
 * apart.
 */
const denyDifferently = (rows: readonly Pick<PlannedRow, 'claims'>[]): boolean =>
  new Set(
    rows.map(({ claims }) =>
      claims
        .filter(({ level }) => level === 'absent')
        .map(({ allergen }) => allergen)
        .join(' '),
    ),
  ).size > 1;

/** Holds what was saved in this review, which the files know nothing about. */
export interface SavedHere {
  /** The dishes that it created, by what was read of them. */
  readonly created: ReadonlyMap<string, number>;
  /** Texts and allergens that it stated about each dish: those that are set back to nothing are withdrawn. */
  readonly said: ReadonlyMap<number, ReadonlySet<string>>;
  readonly since: SavedSince;
}

const nothingSaved: SavedHere = { created: new Map(), said: new Map(), since: new Map() };

/** A dish with the same name in another file is a separate dish. */
export const readingOf = ({ key, seen }: Pick<JoinedDish, 'key' | 'seen'>): string => `${key} ${seen.sign}`;

export interface PlanOptions {
  /** Also states what the menu already says, as of today. */
  readonly restates?: boolean;
  readonly savedHere?: SavedHere;
}

/** Works out what each dish of the files would change about a menu. It is pure. */
export function planRows(
  dishes: readonly JoinedDish[],
  corrections: Corrections,
  { dishes: onMenu, version = '' }: Pick<EditableMenu, 'dishes'> & Partial<Pick<EditableMenu, 'version'>>,
  { restates = false, savedHere = nothingSaved }: PlanOptions = {},
): readonly PlannedRow[] {
  const named = new NamedDishes(
    onMenu.filter(({ archived }) => !archived),
    { nameOf: ({ name }) => name, sectionOf: ({ section }) => section },
  );
  const menu = { dishes: onMenu, named, created: savedHere.created };
  const rows = dishes.map((dish) => {
    const correction = holdingFor(corrections[dish.key], dish.seen);
    const texts = Object.fromEntries(
      textFields.map((field) => [field, textOf(correction, field, dish.texts[field])]),
    ) as PlannedRow['texts'];
    const found = findTarget({ texts, correction, dish }, menu);
    const target = 'target' in found ? found.target : undefined;
    const isOld = isOutdated(dish, target, { version, since: savedHere.since });
    const standing = standingOf({ dish, correction }, target, isOld);
    const held = restates ? new Set<string>() : standing.held;
    const saidHere = (target && savedHere.said.get(target.id)) ?? new Set<string>();
    const claims = claimsOf({ dish, correction }, { target, held, saidHere });
    const faults = openFaults(dish, correction);
    const fields = fieldsOf({ dish, correction, texts }, { ...standing, target, saidHere });
    const confirms = confirmsOf({ dish, texts }, { ...standing, held });
    const untaken = isOld ? [] : untakenOf({ dish, texts }, { ...standing, held });
    const row = {
      dish,
      correction,
      texts,
      claims,
      confirms,
      found,
      target,
      faults,
      fields,
      untaken,
      isOutdated: isOld,
    };
    return { ...row, changes: changesOf(row) };
  });
  const ofDish = Map.groupBy(
    rows.filter(({ correction }) => !correction.isLeftOut),
    meantBy,
  );
  return rows.map(({ found, ...row }) => {
    const others = row.correction.isLeftOut ? [] : (ofDish.get(meantBy(row)) ?? []);
    const isTaken = others.length > 1 && (row.target !== undefined || denyDifferently(others));
    return { ...row, problem: problemOf(row.texts, { found, isTaken, faults: row.faults }) };
  });
}
