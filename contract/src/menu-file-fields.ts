// Apart from the calls, for pages need these without their schemas.

/** The largest file that is taken, in bytes. */
export const mostMenuFile = 2_000_000;

/** The largest menu or chart of any kind that is read, in bytes. */
export const mostDraftFile = 20 * 1024 * 1024;

/** What a column of a menu file may tell of a dish beside its allergens, with its name in a file's first row. */
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
