import { nothingConfirmed } from '@clearplate/domain/menu/confirmations';
import { t } from '../../../translations/t.ts';
import type { DishDraft } from './dish-draft.ts';
import type { MenuDish } from '@clearplate/contract/menu';

/** The facts of a dish about which nothing is known. */
export const noFacts: MenuDish['facts'] = {
  lexiconVersion: '',
  allergens: [],
  terms: [],
  texts: [],
  opaque: [],
  ingredientsCompleteAt: null,
  crossContactStatedAt: null,
};

/** Returns a dish about which nothing is known yet. */
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
    ...nothingConfirmed,
    statements: [],
    uses: [],
    facts: noFacts,
  };
}

/** Copies a dish without the dates of its statements: nobody has confirmed yet that they apply to the copy. */
export function copyDish(saved: MenuDish): MenuDish {
  const statements = saved.statements.map((one) => ({ ...one, stated_at: null }));
  return {
    ...saved,
    id: 0,
    key: null,
    archived: false,
    ...nothingConfirmed,
    statements,
  };
}

/** Copies the original's edits, but not its picture nor any statement that isn't confirmed for the copy. */
export function draftOfCopy(draft: DishDraft | undefined, saved: MenuDish, section: string): DishDraft {
  const { archived: _, ...fields } = draft?.fields ?? {};
  const name = t('{name} (copy)', { name: fields.name ?? saved.name });
  const { ingredients, uses, made } = draft ?? {};
  return { fields: { ...fields, name, section }, ingredients, uses, made, said: new Map() };
}
