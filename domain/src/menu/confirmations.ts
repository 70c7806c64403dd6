import type { Dish, Instant } from '../facts/dish.ts';
import { confirmIngredientsComplete, stateCrossContact } from './dish-edits.ts';

interface Confirmation {
  /** The dish holds the date of the confirmation in this field. */
  readonly field: 'ingredients_complete_at' | 'cross_contact_stated_at';
  readonly confirm: (dish: Dish, at: Instant) => Dish;
}

/**
 * A restaurant confirms these of a whole dish by yes or no, under the same name as in an edit. The server, the menu
 * editor and its comparison of versions read this table.
 */
const confirmations = {
  ingredients_complete: { field: 'ingredients_complete_at', confirm: confirmIngredientsComplete },
  cross_contact_stated: { field: 'cross_contact_stated_at', confirm: stateCrossContact },
} as const satisfies Record<string, Confirmation>;

export type ConfirmationName = keyof typeof confirmations;

/** `true` confirms and `false` takes back; whatever isn't named stays as it is. */
export type Confirmed = { readonly [Name in ConfirmationName]?: boolean | undefined };

export const confirmationNames = Object.keys(confirmations) as ConfirmationName[];

/** Returns when this was confirmed of the dish; `null` if it isn't. */
export const confirmedAt = (dish: Pick<Dish, Confirmation['field']>, name: ConfirmationName): Instant | null =>
  dish[confirmations[name].field];

/** Holds the fields of a dish of which nothing is confirmed. */
export const nothingConfirmed = { ingredients_complete_at: null, cross_contact_stated_at: null } as const satisfies {
  [Field in Confirmation['field']]: null;
};

/** Confirms, or takes back, what `confirmed` names. */
export function confirmIn(dish: Dish, confirmed: Confirmed, at: Instant): Dish {
  let edited = dish;
  for (const name of confirmationNames) {
    const { field, confirm } = confirmations[name];
    if (confirmed[name] === true) edited = confirm(edited, at);
    if (confirmed[name] === false) edited = { ...edited, [field]: null };
  }
  return edited;
}

/** Returns only what is confirmed or taken back. */
export const pickConfirmed = (given: Confirmed): Confirmed =>
  Object.fromEntries(confirmationNames.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]])));
