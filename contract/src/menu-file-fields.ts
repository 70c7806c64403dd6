// These stand apart from the calls, because pages need them without the calls' schemas.

/** Is the largest file that is accepted, in bytes. */
export const mostMenuFile = 2_000_000;

/** Is the largest menu or chart of any kind that is read, in bytes. */
export const mostDraftFile = 20 * 1024 * 1024;

/** Lists what a column of a menu file may say of a dish beside its allergens, with its name in a file's first row. */
export const menuFileFields = {
  id: 'Dish id',
  name: 'Name',
  section: 'Section',
  description: 'Description',
  price: 'Price',
  ingredients: 'Ingredients',
  ingredients_complete: 'List complete',
  cross_contact_stated: 'Cross-contact stated',
  variants: 'Ways to make it',
  components: 'Components',
} as const;
export type MenuFileField = keyof typeof menuFileFields;
