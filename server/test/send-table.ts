import type { MenuDishEdit } from '@clearplate/contract/menu';
import type { MenuDraft } from '@clearplate/contract/menu-draft';
import { splitIngredients } from '@clearplate/domain/reading/split-ingredients';
import { findAllergen, type AllergenId } from '@clearplate/domain/facts/allergens';
import type { ApiClient } from './api-client.ts';
import { unique } from './builders.ts';

type DraftDish = MenuDraft['dishes'][number];

/** Returns what a row of a table changes once all of it is confirmed; empty if the menu says so already. */
export function editOf({ table, ...dish }: DraftDish): Omit<MenuDishEdit, 'id' | 'key'> {
  if (!table) throw new Error('It is no row of a table');
  const isNew = (about: string) => !table.held.includes(about);
  const isEmptied = (text: 'section' | 'price' | 'description' | 'ingredients') => table.emptied.includes(text);
  const rank = (allergen: AllergenId) => (findAllergen(allergen)?.group === 'finer' ? 0 : 1);
  const statements = [
    ...dish.claims
      .filter(({ allergen }) => isNew(allergen))
      .toSorted((one, other) => rank(one.allergen) - rank(other.allergen))
      .map(({ allergen, level, reason, ingredient }) => ({
        allergen,
        level,
        ...(reason !== undefined && { reason }),
        ...(ingredient && { ingredient }),
      })),
    ...table.withdrawn
      .filter((allergen) => isNew(allergen))
      .map((allergen) => ({ allergen, level: 'not_stated' as const })),
  ];
  const text = (field: 'section' | 'description') =>
    (dish[field] !== '' && isNew(field)) || isEmptied(field) ? { [field]: dish[field] } : {};
  const [list] = dish.ingredients;
  return {
    ...((table.compared_with === null || isNew('name')) && { name: dish.name }),
    ...text('section'),
    ...text('description'),
    ...(dish.priceCents !== undefined && isNew('price') && { price_cents: dish.priceCents }),
    ...(isEmptied('price') && { price_cents: null }),
    ...(list !== undefined && isNew('ingredients') && { ingredients: splitIngredients(list) }),
    ...(isEmptied('ingredients') && { ingredients: [] }),
    ...(statements.length > 0 && { statements }),
    ...Object.fromEntries(Object.entries(table.confirms).filter(([about]) => isNew(about))),
    ...(table.ways?.written !== undefined && { ways_as_written: table.ways.written }),
  };
}

export interface Sent {
  readonly client: ApiClient;
  readonly params: { readonly id: string };
}

export type Reading = NonNullable<Parameters<ApiClient['readMenuTable']>[0]['query']>;

/** Reads a table as a draft and saves all that it says, as its owner does by one press. Returns how many dishes changed. */
export async function sendTable({ client, params }: Sent, file: string | Blob, query: Reading = {}): Promise<number> {
  const draft = await client.readMenuTable({ params, query, file: typeof file === 'string' ? new Blob([file]) : file });
  const { dishes: before } = await client.getMenuForEditing({ params });
  const edits = draft.dishes.flatMap((dish): MenuDishEdit[] => {
    const id = dish.table?.compared_with;
    const isBack = before.some((one) => one.id === id && one.archived);
    const edit = { ...editOf(dish), ...(isBack && { archived: false }) };
    if (id == null) return [{ key: unique(), ...edit }];
    return Object.keys(edit).length > 0 ? [{ id, ...edit }] : [];
  });
  if (edits.length > 0) await client.saveMenu({ params, ifMatch: draft.version ?? '', body: { dishes: edits } });
  return edits.length;
}
