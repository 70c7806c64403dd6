import type { MenuDish } from '@clearplate/domain/menu/menu-dish';
import { isCurrent } from '@clearplate/domain/facts/instants';
import { standingOf, type StandingContext } from '@clearplate/domain/facts/statement-standing';
import type { Column, Field } from './columns.ts';
import { statementHeld } from './statement-cell.ts';

const isConfirmed = ({ record }: MenuDish, context: StandingContext) =>
  ['current', 'expiring'].includes(standingOf(record.ingredients_complete_at, record.ingredients_changed_at, context));

const readers: Readonly<Record<Exclude<Field, 'id'>, (dish: MenuDish, context: StandingContext) => string>> = {
  name: ({ record }) => record.name,
  section: ({ section }) => section,
  description: ({ record }) => record.description,
  price: ({ price_cents }) => (price_cents === null ? '' : (price_cents / 100).toFixed(2)),
  ingredients: ({ record }) => record.ingredients.join(', '),
  ingredients_complete: (dish, context) => (isConfirmed(dish, context) ? 'yes' : ''),
  cross_contact_stated: ({ record }, { now, statementDays }) =>
    isCurrent(record.cross_contact_stated_at, now, statementDays) ? 'yes' : '',
};

/** What a file says about a dish in a column, as of now. */
export function cellOf(dish: MenuDish, column: Exclude<Column, 'id'>, context: StandingContext): string {
  const read = (readers as Readonly<Record<string, (typeof readers)['name'] | undefined>>)[column];
  return read ? read(dish, context) : statementHeld(dish, column as Parameters<typeof statementHeld>[1], context);
}
