import { us9 } from '@clearplate/domain/facts/allergens';
import { fields, isRare, labelOf, type Column } from './columns.ts';

const columns: readonly Column[] = [...fields.filter((field) => !isRare(field)), ...us9, 'gluten'];

/** Stands in the column of the dish's id, and makes a row an example. */
const mark = 'example';

const examples: readonly Readonly<Partial<Record<Column, string>>>[] = [
  {
    name: 'Example: Pad Thai (delete this row)',
    section: 'Noodles',
    description: 'Rice noodles with egg, tofu and peanuts',
    price: '14.50',
    ingredients: 'rice noodles, egg, tofu, peanuts, fish sauce, lime',
    ingredients_complete: 'yes',
    cross_contact_stated: 'yes',
    milk: 'none',
    eggs: 'contains',
    fish: 'contains',
    'crustacean-shellfish': 'may contain (shared wok)',
    peanuts: 'contains',
    soybeans: 'contains',
    sesame: 'none',
  },
  {
    name: 'Example: Mango Sticky Rice (delete this row)',
    section: 'Desserts',
    price: '8',
    ingredients: 'sticky rice, mango, coconut milk, sugar, salt',
    milk: 'none',
    eggs: 'none',
    sesame: 'none but may contain (sprinkled beside it)',
  },
];

/** The rows of the template: headings, then two examples. */
export const templateRows: readonly (readonly string[])[] = [
  columns.map(labelOf),
  ...examples.map((example) => columns.map((column) => (column === 'id' ? mark : (example[column] ?? '')))),
];

const names = new Set(examples.map(({ name }) => name));

/** Whether a row is an example of the template, which must not become a dish. */
export const isExample = (cells: ReadonlyMap<Column, string>): boolean =>
  cells.get('id')?.toLowerCase() === mark || names.has(cells.get('name'));
