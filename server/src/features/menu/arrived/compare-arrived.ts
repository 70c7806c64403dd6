import type { ArrivedDish } from '@clearplate/contract/arrived-menus';
import type { MenuDishEdit } from '@clearplate/contract/menu';
import type { AllergenId } from '@clearplate/domain/facts/allergens';
import type { Dish } from '@clearplate/domain/facts/dish';
import type { StandingContext } from '@clearplate/domain/facts/statement-standing';
import { editDish } from '@clearplate/domain/menu/edit-dish';
import { splitIngredients } from '@clearplate/domain/reading/split-ingredients';
import { normalise } from '@clearplate/domain/reading/normalise';
import { createHash } from 'node:crypto';
import type { LoadedDish } from '../../../dish-changes/load-dishes.ts';
import { asPlanned, statementHeld } from '../file/statement-cell.ts';
import type { StoredDraft, StoredDraftDish } from './stored-draft.ts';

/** Is a dish of the file, and the menu's dish that it is. */
export interface MatchedDish {
  readonly at: number;
  readonly said: StoredDraftDish;
  readonly known: LoadedDish | undefined;
}

export interface KnownMenu {
  readonly dishes: readonly LoadedDish[];
  /** Holds the menu's dish for each key of the file's system. */
  readonly keys: ReadonlyMap<string, number>;
}

function uniquely<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item> {
  const found = new Map<string, Item | undefined>();
  for (const item of items) {
    const key = keyOf(item);
    found.set(key, found.has(key) ? undefined : item);
  }
  return new Map([...found].flatMap(([key, item]) => (item === undefined ? [] : [[key, item] as const])));
}

/**
 * Matches the file's dishes with the menu's: by the import's key; otherwise by a name that occurs once in both;
 * otherwise by the file's system's key, if no other name took that dish, which was then renamed.
 */
export function matchDishes({ dishes }: StoredDraft, { dishes: menu, keys }: KnownMenu): MatchedDish[] {
  const byKey = new Map(menu.flatMap((each) => (each.externalId === null ? [] : [[each.externalId, each] as const])));
  const nameOf = ({ dish }: LoadedDish) => normalise(dish.name);
  const [archived, active] = [menu.filter(({ dish }) => dish.archived), menu.filter(({ dish }) => !dish.archived)];
  const activeNames = new Set(active.map(nameOf));
  // An archived dish must not take a name from one that is served.
  const byName = uniquely([...active, ...archived.filter((each) => !activeNames.has(nameOf(each)))], nameOf);
  const names = uniquely(dishes, ({ name }) => normalise(name));
  const taken = new Set<number>();
  const take = (known: LoadedDish | undefined) => {
    if (!known || taken.has(known.id)) return undefined;
    taken.add(known.id);
    return known;
  };
  // Keys come first: a name must not take the dish that another row's key means.
  const keyed = dishes.map(({ key }) => take(key === undefined ? undefined : byKey.get(key)));
  const named = dishes.map((said, at) => {
    const name = normalise(said.name);
    return keyed[at] ?? (name !== '' && names.has(name) ? take(byName.get(name)) : undefined);
  });
  const byId = new Map(active.map((each) => [each.id, each]));
  const ownKeys = uniquely(dishes, ({ key }) => key ?? '');
  return dishes.map((said, at) => {
    // Two dishes with one key are two sizes or a mistake, so the key identifies neither.
    const id = said.key === undefined || !ownKeys.has(said.key) ? undefined : keys.get(said.key);
    return { at, said, known: named[at] ?? (id === undefined ? undefined : take(byId.get(id))) };
  });
}

const cut = (text: string, length: number): string => (text.length > length ? `${text.slice(0, length - 1)}…` : text);

/** Returns what a file warns of, as claims, which warn and never clear. */
export const claimsOf = ({ claims }: StoredDraftDish, date: string | undefined): NonNullable<MenuDishEdit['claims']> =>
  claims.flatMap(({ allergen, level, reason }) =>
    level === 'absent'
      ? []
      : [
          {
            allergen,
            level,
            ...(level === 'may_contain' && reason !== undefined && { reason: cut(reason, 200) }),
            ...(date !== undefined && { stated_on: date }),
          },
        ],
  );

/** Returns which of the file's warnings say more than the menu does. */
export function newWarnings(dish: Dish, said: StoredDraftDish, date: string | undefined, context: StandingContext) {
  const before = JSON.stringify(dish.statements);
  return claimsOf(said, date).filter(
    (claim) => JSON.stringify(editDish(dish, { claims: [claim] }, asPlanned(context)).statements) !== before,
  );
}

const price = (cents: number | null): string => (cents === null ? '' : (cents / 100).toFixed(2));

interface Fields {
  readonly name?: string;
  readonly section?: string;
  readonly description?: string;
  readonly price_cents?: number;
  readonly ingredients?: string[];
}

/** Returns what the file says about the fields. The others stay. */
function fieldsOf({ name, section, description, priceCents, ingredients }: StoredDraftDish): Fields {
  const list = ingredients.flatMap(splitIngredients).map((each) => cut(each, 200));
  return {
    name: cut(name, 200),
    ...(section !== '' && { section: cut(section, 100) }),
    ...(description !== '' && { description: cut(description, 4000) }),
    ...(priceCents !== undefined && { price_cents: priceCents }),
    ...(list.length > 0 && { ingredients: list.slice(0, 200) }),
  };
}

const sameWords = (one: string, other: string): boolean =>
  one.replaceAll(/\s+/g, ' ').trim() === other.replaceAll(/\s+/g, ' ').trim();

/** Returns those fields of the file that differ from the menu. */
function changedFields(dish: Dish, said: StoredDraftDish): Fields {
  const { name, section, description, price_cents: cents, ingredients } = fieldsOf(said);
  return {
    ...(name !== undefined && !sameWords(name, dish.name) && { name }),
    ...(section !== undefined && !sameWords(section, dish.section) && { section }),
    ...(description !== undefined && !sameWords(description, dish.description) && { description }),
    ...(cents !== undefined && cents !== dish.price_cents && { price_cents: cents }),
    ...(ingredients !== undefined && ingredients.join('\n') !== dish.ingredients.join('\n') && { ingredients }),
  };
}

/**
 * Changes when the file says something else about the dish, and when another dish of the menu is meant. A dismissed
 * difference isn't shown again while this stays the same.
 */
export function markOf({ said: dish, known }: MatchedDish): string {
  const { name, section, description, key, priceCents, ingredients, claims } = dish;
  // The keys are in an order of our own, because the database's JSON has another.
  const said = claims.map(({ allergen, level, reason, words }) => [allergen, level, reason, words]);
  const all = [known?.id ?? null, name, section, description, key, priceCents, ingredients, said];
  return createHash('sha256').update(JSON.stringify(all)).digest('base64url').slice(0, 16);
}

function describeChanges(dish: Dish | undefined, fields: Fields): ArrivedDish['changes'] {
  const { price_cents: cents, ingredients, ...texts } = fields;
  return [
    ...(Object.entries(texts) as ['name' | 'section' | 'description', string][]).map(([field, after]) => ({
      field,
      before: dish?.[field] ?? '',
      after,
    })),
    ...(cents === undefined
      ? []
      : [{ field: 'price' as const, before: price(dish?.price_cents ?? null), after: price(cents) }]),
    ...(ingredients === undefined
      ? []
      : [{ field: 'ingredients' as const, before: dish?.ingredients.join(', ') ?? '', after: ingredients.join(', ') }]),
  ];
}

/**
 * Returns the warnings of files that the restaurant's own statement denies. Diners are warned until it states it anew.
 */
const contradicted = (dish: Dish, said: StoredDraftDish): AllergenId[] => {
  const warned = new Set(claimsOf(said, undefined).map(({ allergen }) => allergen));
  const has = (allergen: AllergenId, isClaim: boolean) =>
    dish.statements.some(
      (one) =>
        one.allergen === allergen && (one.source === 'claimed') === isClaim && (one.level === 'absent') !== isClaim,
    );
  return [...warned].filter((allergen) => has(allergen, true) && has(allergen, false));
};

function compareDish({ at, said, known }: MatchedDish, draft: StoredDraft, context: StandingContext): ArrivedDish {
  const dish = known?.dish;
  const fields = dish ? changedFields(dish, said) : fieldsOf(said);
  const warnings = dish ? newWarnings(dish, said, draft.date, context) : claimsOf(said, draft.date);
  const denied = said.claims.filter(
    ({ allergen, level }) => level === 'absent' && (!dish || statementHeld(dish, allergen, context) !== 'none'),
  );
  return {
    at,
    name: said.name,
    dish_id: known?.id ?? null,
    changes: describeChanges(dish, fields),
    warnings: warnings.map(({ allergen, level }) => ({ allergen, level })),
    against: dish ? contradicted(dish, said) : [],
    denied: denied.map(({ allergen, words }) => ({ allergen, words })),
    doubts: [...said.doubts],
  };
}

const differs = ({ dish_id, changes, warnings, against, denied }: ArrivedDish): boolean =>
  dish_id === null || changes.length + warnings.length + against.length + denied.length > 0;

export interface Comparison {
  /** Holds the dishes that somebody has to decide on. */
  readonly dishes: readonly ArrivedDish[];
  readonly unchanged: number;
  readonly missing: readonly string[];
}

/** Compares a file with the menu. A dish that the restaurant archived stays archived, and is no difference. */
export function compareArrived(
  draft: StoredDraft,
  known: KnownMenu,
  dismissed: ReadonlySet<string>,
  context: StandingContext,
): Comparison {
  const matched = matchDishes(draft, known);
  const inFile = new Set(matched.map((each) => each.known?.id));
  const dishes = matched
    .filter((each) => each.known?.dish.archived !== true && !dismissed.has(markOf(each)))
    .map((each) => compareDish(each, draft, context))
    .filter(differs);
  return {
    dishes,
    unchanged: matched.length - dishes.length,
    missing: known.dishes.filter(({ id, dish }) => !dish.archived && !inFile.has(id)).map(({ dish }) => dish.name),
  };
}

/** Returns the edit that applies a dish of the file to the menu. Only what is `confirmed` is stated absent. */
export function editOf(
  { at, said, known }: MatchedDish,
  date: string | undefined,
  confirmed: readonly AllergenId[],
  arrival: number,
): MenuDishEdit {
  return {
    ...(known
      ? { id: known.id, ...changedFields(known.dish, said) }
      : { key: `arrived-${arrival}-${at}`, ...fieldsOf(said) }),
    claims: claimsOf(said, date),
    ...(confirmed.length > 0 && { statements: confirmed.map((allergen) => ({ allergen, level: 'absent' as const })) }),
  };
}
