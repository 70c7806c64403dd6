import type { DishDraft } from './dish-draft.ts';
import type { MenuDish } from '@clearplate/contract/menu';

/** Of a dish of which nothing is known. */
export const noFacts: MenuDish['facts'] = {
  lexiconVersion: '',
  allergens: [],
  terms: [],
  texts: [],
  opaque: [],
  ingredientsCompleteAt: null,
  crossContactStatedAt: null,
};

/** A dish of which nothing is known yet. */
export function blankDish(section: string): MenuDish {
  return {
    id: 0,
    key: null,
    name: '',
    description: '',
    section,
    price_cents: null,
    image_url: null,
    archived: false,
    ingredients: [],
    ingredients_changed_at: null,
    ingredients_complete_at: null,
    cross_contact_stated_at: null,
    statements: [],
    facts: noFacts,
  };
}

/** A copy is said to be like its original by nobody yet: whatever is stated has to be confirmed. */
export function copyDish(saved: MenuDish): MenuDish {
  const statements = saved.statements.map((one) => ({ ...one, stated_at: null }));
  return {
    ...saved,
    id: 0,
    key: null,
    archived: false,
    ingredients_complete_at: null,
    cross_contact_stated_at: null,
    statements,
  };
}

/** A copy has what is typed for its original, but for the picture, and no statement that is not confirmed for it. */
export function draftOfCopy(draft: DishDraft | undefined, saved: MenuDish, section: string): DishDraft {
  const { archived: _, ...fields } = draft?.fields ?? {};
  const name = `${fields.name ?? saved.name} (copy)`;
  return { fields: { ...fields, name, section }, ingredients: draft?.ingredients, said: new Map() };
}
