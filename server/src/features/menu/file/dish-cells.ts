import { crossContactStatedAt } from '@clearplate/domain/facts/derive-facts';
import type { Dish } from '@clearplate/domain/facts/dish';
import { isCurrent } from '@clearplate/domain/facts/instants';
import { standingOf, type StandingContext } from '@clearplate/domain/facts/statement-standing';
import type { MenuFileField } from '@clearplate/contract/menu-file-fields';
import type { Column } from './columns.ts';
import { statementHeld } from './statement-cell.ts';
import type { Confirmed } from './way-parts.ts';
import { waysCell } from './ways-cell.ts';

const isConfirmed = (dish: Dish, context: StandingContext) =>
  ['current', 'expiring'].includes(standingOf(dish.ingredients_complete_at, dish.ingredients_changed_at, context));

const readers: Readonly<Record<Exclude<MenuFileField, 'id'>, (dish: Dish, context: StandingContext) => string>> = {
  name: (dish) => dish.name,
  section: ({ section }) => section,
  description: (dish) => dish.description,
  price: ({ price_cents }) => (price_cents === null ? '' : (price_cents / 100).toFixed(2)),
  ingredients: (dish) => dish.ingredients.join(', '),
  ingredients_complete: (dish, context) => (isConfirmed(dish, context) ? 'yes' : ''),
  cross_contact_stated: (dish, { now, statementDays }) =>
    isCurrent(crossContactStatedAt(dish), now, statementDays) ? 'yes' : '',
  variants: (dish, context) => waysCell(dish, context, confirmed),
  components: ({ uses, components }) =>
    uses.flatMap((id) => components.find((one) => one.id === id)?.name ?? []).join(', '),
};

/** How a file says that a list, or cross-contact, is confirmed: for a dish, and for a way to make it. */
export const confirmed: Confirmed = {
  list: (dish, context) => readers.ingredients_complete(dish, context),
  contact: (dish, context) => readers.cross_contact_stated(dish, context),
};

/** Returns what a file says about a dish in a column, as of now. */
export function cellOf(dish: Dish, column: Exclude<Column, 'id'>, context: StandingContext): string {
  const read = (readers as Readonly<Record<string, (typeof readers)['name'] | undefined>>)[column];
  return read ? read(dish, context) : statementHeld(dish, column as Parameters<typeof statementHeld>[1], context);
}
