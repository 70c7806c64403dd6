import type { EditableMenu, MenuDish, MenuDishEdit } from '@clearplate/contract/menu';
import { allergens, type AllergenId } from '@clearplate/domain/facts/allergens';
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
import { fold, oneLine, onlyOne, textFields, type TextField } from '../../../entities/menu-draft/read-file.ts';
import { isChart, priceText, type JoinedDish } from './join-drafts.ts';

/** What a row takes an allergen for, and what of the files says so. */
export interface RowClaim {
  readonly allergen: AllergenId;
  readonly level: ClaimLevel;
  readonly read: ClaimLevel;
  readonly source: ReadClaim | undefined;
}

export type RowProblem = 'no_name' | 'no_price' | 'which_dish' | 'same_dish';

/** Something that the menu says otherwise now. */
export interface RowChange {
  readonly about: TextField | AllergenId;
  /** A text, or a level. */
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
  readonly changes: readonly RowChange[];
  /** Its texts, as far as the menu has others. */
  readonly fields: Omit<MenuDishEdit, 'id' | 'key'>;
}

export const isAllergen = (about: RowChange['about']): about is AllergenId =>
  !(textFields as readonly string[]).includes(about);

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

function findTarget({ name, section }: PlannedRow['texts'], correction: Correction, menu: KnownMenu): Found {
  if (correction.target === 'new') return { target: undefined };
  const chosen = menu.dishes.find(({ id }) => id === correction.target);
  if (chosen) return { target: chosen };
  const named = menu.byName.get(fold(name)) ?? [];
  const target = onlyOne(named, section, (dish) => dish.section);
  return target || named.length === 0 ? { target } : { problem: 'which_dish' };
}

function problemOf({ name, price }: PlannedRow['texts'], found: Found, isTaken: boolean): RowProblem | undefined {
  if (fold(name) === '') return 'no_name';
  if (centsOf(price) === undefined) return 'no_price';
  if ('problem' in found) return found.problem;
  return isTaken ? 'same_dish' : undefined;
}

/** What the files say of a dish's texts, where the menu says something else. A blank says nothing. */
function fieldsOf(
  { texts, correction, dish }: Pick<PlannedRow, 'texts' | 'correction' | 'dish'>,
  target: MenuDish | undefined,
): PlannedRow['fields'] {
  const isTyped = (field: TextField) => correction.texts?.[field]?.read === dish.texts[field];
  const cents = centsOf(texts.price);
  const ingredients = listOf(texts.ingredients);
  const differs = (field: 'section' | 'description') =>
    texts[field] !== '' &&
    (isTyped(field) ? texts[field] !== target?.[field] : fold(texts[field]) !== fold(target?.[field] ?? ''));
  // A chart's sections are its own, and capitals are a matter of print.
  const isOnlyChart = dish.places.every(({ file }) => isChart(file));
  const isNamed = target !== undefined && !isTyped('name') && fold(texts.name) === fold(target.name);
  const isSameList =
    target &&
    JSON.stringify(ingredients.map(fold).toSorted()) === JSON.stringify(target.ingredients.map(fold).toSorted());
  return {
    ...(!isNamed && texts.name !== target?.name && { name: texts.name }),
    ...(differs('section') && (!target || !isOnlyChart || isTyped('section')) && { section: texts.section }),
    ...(differs('description') && { description: texts.description }),
    ...(cents != null && cents !== target?.price_cents && { price_cents: cents }),
    ...(ingredients.length > 0 && !isSameList && { ingredients }),
    ...(target?.archived && { archived: false }),
  };
}

function claimsOf(dish: JoinedDish, correction: Correction): RowClaim[] {
  const ids = new Set<AllergenId>([
    ...dish.claims.map(({ allergen }) => allergen),
    ...(Object.keys(correction.claims ?? {}) as AllergenId[]),
  ]);
  return allergens.flatMap(({ id }) => {
    if (!ids.has(id)) return [];
    const source = dish.claims.find(({ allergen }) => allergen === id);
    const read = source?.level ?? 'not_stated';
    return [{ allergen: id, read, level: levelOf(correction, id, read), source }];
  });
}

function changesOf({ fields, claims, target }: Pick<PlannedRow, 'fields' | 'claims' | 'target'>): RowChange[] {
  const { name, section, description, price_cents, ingredients } = fields;
  const texts: [TextField, string, string | undefined][] = [
    ['name', target?.name ?? '', name],
    ['section', target?.section ?? '', section],
    ['price', priceText(target?.price_cents), price_cents === undefined ? undefined : priceText(price_cents)],
    ['description', target?.description ?? '', description],
    ['ingredients', target?.ingredients.join(', ') ?? '', ingredients?.join(', ')],
  ];
  const stated = claims.flatMap(({ allergen, level }): RowChange[] => {
    const before = (target && ownStatement(target.statements, allergen)?.level) ?? 'not_stated';
    return level === 'not_stated' || level === before ? [] : [{ about: allergen, before, after: level }];
  });
  return [
    ...texts.flatMap(([about, before, after]) => (after === undefined ? [] : [{ about, before, after }])),
    ...stated,
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

/** Works out what each dish of the files would change about a menu. Pure. */
export function planRows(
  dishes: readonly JoinedDish[],
  corrections: Corrections,
  { dishes: onMenu }: Pick<EditableMenu, 'dishes'>,
): readonly PlannedRow[] {
  const menu = { dishes: onMenu, byName: listByName(onMenu) };
  const rows = dishes.map((dish) => {
    const correction = holdingFor(corrections[dish.key], dish.seen);
    const texts = Object.fromEntries(
      textFields.map((field) => [field, textOf(correction, field, dish.texts[field])]),
    ) as PlannedRow['texts'];
    const claims = claimsOf(dish, correction);
    const found = findTarget(texts, correction, menu);
    const target = 'target' in found ? found.target : undefined;
    return { dish, correction, texts, claims, found, target };
  });
  const ofDish = Map.groupBy(
    rows.filter(({ correction }) => !correction.isLeftOut),
    meantBy,
  );
  return rows.map(({ found, ...row }) => {
    const others = row.correction.isLeftOut ? [] : (ofDish.get(meantBy(row)) ?? []);
    const isTaken = others.length > 1 && (row.target !== undefined || denyDifferently(others));
    const problem = problemOf(row.texts, found, isTaken);
    const fields = fieldsOf(row, row.target);
    return { ...row, problem, fields, changes: changesOf({ ...row, fields }) };
  });
}

const reasonOf = ({ level, source }: RowClaim): { readonly reason?: string } => {
  if (level !== 'may_contain' || source?.level !== level) return {};
  const reason = oneLine(source.reason ?? '').slice(0, 200);
  return reason === '' ? {} : { reason };
};

/** What the owner states of a dish: all that its row shows, and nothing else. */
export function confirmedEdit({ fields, claims }: PlannedRow): PlannedRow['fields'] {
  const statements = claims.flatMap((claim) =>
    claim.level === 'not_stated' ? [] : [{ allergen: claim.allergen, level: claim.level, ...reasonOf(claim) }],
  );
  return { ...fields, ...(statements.length > 0 && { statements }) };
}

/** What is saved of a dish that nobody has confirmed: what warns. What it denies is dropped. */
export function unconfirmedEdit({ fields, claims }: PlannedRow): PlannedRow['fields'] {
  const warnings = claims.flatMap((claim) => {
    const { allergen, level, source } = claim;
    if (level !== 'contains' && level !== 'may_contain') return [];
    const day = source?.file.draft.date;
    return [{ allergen, level, ...reasonOf(claim), ...(day !== undefined && { stated_on: day }) }];
  });
  return { ...fields, ...(warnings.length > 0 && { claims: warnings }) };
}

/** Whether a row changes anything, or states anything anew. */
export const saysSomething = ({ target, changes, claims }: PlannedRow): boolean =>
  target === undefined || changes.length > 0 || claims.some(({ level }) => level !== 'not_stated');
