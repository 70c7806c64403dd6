import type { EditableMenu, MenuDish, MenuDishEdit } from '@clearplate/contract/menu';
import { allergens, findAllergen, type AllergenId } from '@clearplate/domain/facts/allergens';
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
import { fold, onlyOne, textFields, type TextField } from '../../../entities/menu-draft/read-file.ts';
import { confirmsOf, emptiedIn, openFaults, standingOf } from './table-rows.ts';
import { isChart, priceText, type JoinedDish, type TableSays } from './join-drafts.ts';

/** What a row takes an allergen for, and what of the files says so. */
export interface RowClaim {
  readonly allergen: AllergenId;
  readonly level: ClaimLevel;
  readonly read: ClaimLevel;
  readonly source: ReadClaim | undefined;
  /** The menu says so already, so that it isn't stated anew. */
  readonly isHeld: boolean;
  /** Whatever is stated is taken back. */
  readonly isWithdrawn: boolean;
}

export type RowProblem = 'no_name' | 'no_price' | 'which_dish' | 'same_dish' | 'faults';

/** What a row confirms beside its allergens, and other ways to make the dish. */
export type Confirmation = 'ingredients_complete' | 'cross_contact_stated' | 'ways_as_written';

/** Something that the menu says otherwise now. */
export interface RowChange {
  readonly about: TextField | AllergenId | Confirmation | 'archived';
  /** A text, a level, or "yes" and "no". */
  readonly before: string;
  readonly after: string;
}

export interface PlannedRow {
  readonly dish: JoinedDish;
  readonly correction: Correction;
  readonly texts: Readonly<Record<TextField, string>>;
  readonly claims: readonly RowClaim[];
  /** The dish of the menu that it is about; without one it is new. */
  readonly target: MenuDish | undefined;
  readonly problem: RowProblem | undefined;
  /** What can't be taken as it stands, and isn't settled. */
  readonly faults: TableSays['faults'];
  readonly changes: readonly RowChange[];
  /** Its texts, as far as the menu has others. */
  readonly fields: Omit<MenuDishEdit, 'id' | 'key'>;
  readonly confirms: Pick<MenuDishEdit, Confirmation>;
}

export const isAllergen = (about: RowChange['about']): about is AllergenId => findAllergen(about) !== undefined;

/** "12.50", "$12.5" and "12,50", in cents; `null` for none, `undefined` for what can't be read. */
function centsOf(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const match = /^\$?\s*(\d{1,5})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : undefined;
}

/** As the contract takes them. */
const listOf = (text: string): string[] =>
  splitIngredients(text)
    .map((each) => each.replaceAll(',', ' ').slice(0, 200).trim())
    .filter((each) => each !== '')
    .slice(0, 200);

type Found = { readonly target: MenuDish | undefined } | { readonly problem: RowProblem };

/** The dishes that a file may mean, by their folded names. */
const listByName = (menu: readonly MenuDish[]): ReadonlyMap<string, readonly MenuDish[]> =>
  Map.groupBy(
    menu.filter(({ archived }) => !archived),
    ({ name }) => fold(name),
  );

interface KnownMenu {
  readonly dishes: readonly MenuDish[];
  readonly byName: ReturnType<typeof listByName>;
}

function findTarget(
  { texts: { name, section }, correction, dish: { table } }: Pick<PlannedRow, 'texts' | 'correction' | 'dish'>,
  menu: KnownMenu,
): Found {
  if (correction.target === 'new') return { target: undefined };
  const byId = table?.by_id ? table.compared_with : undefined;
  const chosen = menu.dishes.find(({ id }) => id === (correction.target ?? byId));
  if (chosen) return { target: chosen };
  const named = menu.byName.get(fold(name)) ?? [];
  const target = onlyOne(named, section, (dish) => dish.section);
  return target || named.length === 0 ? { target } : { problem: 'which_dish' };
}

interface Beside {
  readonly found: Found;
  readonly isTaken: boolean;
  readonly faults: PlannedRow['faults'];
}

function problemOf({ name, price }: PlannedRow['texts'], { found, isTaken, faults }: Beside): RowProblem | undefined {
  if (fold(name) === '') return 'no_name';
  if (centsOf(price) === undefined) return 'no_price';
  if ('problem' in found) return found.problem;
  if (faults.length > 0) return 'faults';
  return isTaken ? 'same_dish' : undefined;
}

/** What the files say of a dish's texts, where the menu says something else. A blank says nothing. */
function fieldsOf(
  { texts, correction, dish }: Pick<PlannedRow, 'texts' | 'correction' | 'dish'>,
  target: MenuDish | undefined,
): PlannedRow['fields'] {
  const { isCompared, held } = standingOf({ dish, correction }, target);
  const emptied = target ? emptiedIn({ dish, texts }) : new Set<string>();
  const isTyped = (field: TextField) => correction.texts?.[field]?.read === dish.texts[field];
  const cents = centsOf(texts.price);
  const ingredients = listOf(texts.ingredients);
  const differs = (field: 'section' | 'description') =>
    texts[field] !== '' &&
    !held.has(field) &&
    (isTyped(field) || isCompared
      ? texts[field] !== target?.[field]
      : fold(texts[field]) !== fold(target?.[field] ?? ''));
  // A chart's sections are its own, and capitals are a matter of print.
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

function claimsOf(
  { dish, correction }: Pick<PlannedRow, 'dish' | 'correction'>,
  target: MenuDish | undefined,
  held: ReadonlySet<string>,
): RowClaim[] {
  const { withdrawn = [], faults = [] } = dish.table ?? {};
  const back = new Set(withdrawn.filter((id) => target && ownStatement(target.statements, id)));
  const ids = new Set<string>([
    ...dish.claims.map(({ allergen }) => allergen),
    ...back,
    ...faults.flatMap(({ about }) => about ?? []),
    ...(Object.keys(correction.claims ?? {}) as AllergenId[]),
  ]);
  return allergens.flatMap(({ id }) => {
    if (!ids.has(id)) return [];
    const source = dish.claims.find(({ allergen }) => allergen === id);
    const read = source?.level ?? 'not_stated';
    const level = levelOf(correction, id, read);
    const isHeld = held.has(id) && level === read && source !== undefined;
    return [{ allergen: id, read, level, source, isHeld, isWithdrawn: back.has(id) && level === 'not_stated' }];
  });
}

const spoken = (value: boolean | string | undefined): string =>
  value === true ? 'yes' : value === false ? 'no' : (value ?? '');

function changesOf({
  fields,
  claims,
  target,
  confirms,
  dish,
}: Pick<PlannedRow, 'fields' | 'claims' | 'target' | 'confirms' | 'dish'>): RowChange[] {
  const { name, section, description, price_cents, ingredients } = fields;
  const texts: [TextField, string, string | undefined][] = [
    ['name', target?.name ?? '', name],
    ['section', target?.section ?? '', section],
    ['price', priceText(target?.price_cents), price_cents === undefined ? undefined : priceText(price_cents)],
    ['description', target?.description ?? '', description],
    ['ingredients', target?.ingredients.join(', ') ?? '', ingredients?.join(', ')],
  ];
  const stated = claims.flatMap(({ allergen, level, isHeld, isWithdrawn }): RowChange[] => {
    const before = (target && ownStatement(target.statements, allergen)?.level) ?? 'not_stated';
    if (isHeld || level === before || (level === 'not_stated' && !isWithdrawn)) return [];
    return [{ about: allergen, before, after: level }];
  });
  const before: Readonly<Record<Confirmation, string>> = {
    ingredients_complete: target?.ingredients_complete_at == null ? '' : 'yes',
    cross_contact_stated: target?.cross_contact_stated_at == null ? '' : 'yes',
    ways_as_written: dish.table?.ways?.before ?? '',
  };
  const confirmed = Object.entries(confirms).map(([about, value]) => ({
    about: about as Confirmation,
    before: before[about as Confirmation],
    after: spoken(value),
  }));
  return [
    ...(fields.archived === false ? [{ about: 'archived' as const, before: 'no', after: 'yes' }] : []),
    ...texts.flatMap(([about, before, after]) => (after === undefined ? [] : [{ about, before, after }])),
    ...stated,
    ...confirmed,
  ];
}

/** The dish of the menu that a row is about, or the new one by its name. */
const meantBy = ({ target, texts }: Pick<PlannedRow, 'target' | 'texts'>): string =>
  target ? String(target.id) : `new ${fold(texts.section)}/${fold(texts.name)}`;

/** Whether one row of a name denies what another doesn't: a small and a large latte, of which nothing else is told. */
const denyDifferently = (rows: readonly Pick<PlannedRow, 'claims'>[]): boolean =>
  new Set(
    rows.map(({ claims }) =>
      claims
        .filter(({ level }) => level === 'absent')
        .map(({ allergen }) => allergen)
        .join(' '),
    ),
  ).size > 1;

export interface PlanOptions {
  /** States also what the menu says already, as of today. */
  readonly restates?: boolean;
}

/** Works out what each dish of the files would change about a menu. Pure. */
export function planRows(
  dishes: readonly JoinedDish[],
  corrections: Corrections,
  { dishes: onMenu }: Pick<EditableMenu, 'dishes'>,
  { restates = false }: PlanOptions = {},
): readonly PlannedRow[] {
  const menu = { dishes: onMenu, byName: listByName(onMenu) };
  const rows = dishes.map((dish) => {
    const correction = holdingFor(corrections[dish.key], dish.seen);
    const texts = Object.fromEntries(
      textFields.map((field) => [field, textOf(correction, field, dish.texts[field])]),
    ) as PlannedRow['texts'];
    const found = findTarget({ texts, correction, dish }, menu);
    const target = 'target' in found ? found.target : undefined;
    const { isCompared, held } = standingOf({ dish, correction }, target);
    const standing = { isCompared, held: restates ? new Set<string>() : held };
    const claims = claimsOf({ dish, correction }, target, standing.held);
    const confirms = confirmsOf({ dish }, standing);
    return { dish, correction, texts, claims, confirms, found, target, faults: openFaults(dish, correction) };
  });
  const ofDish = Map.groupBy(
    rows.filter(({ correction }) => !correction.isLeftOut),
    meantBy,
  );
  return rows.map(({ found, ...row }) => {
    const others = row.correction.isLeftOut ? [] : (ofDish.get(meantBy(row)) ?? []);
    const isTaken = others.length > 1 && (row.target !== undefined || denyDifferently(others));
    const problem = problemOf(row.texts, { found, isTaken, faults: row.faults });
    const fields = fieldsOf(row, row.target);
    return { ...row, problem, fields, changes: changesOf({ ...row, fields }) };
  });
}
