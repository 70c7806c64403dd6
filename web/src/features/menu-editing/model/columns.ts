import { t } from '../../../translations/t.ts';

/** Returns the menu's columns, in the specification's words. */
export const columnNames = () => [t('Image'), t('Dish Name'), t('Description'), t('Allergens'), t('Ingredients')];

/** The columns that can be open for editing. The price is in the name's column. */
export type Column = 'name' | 'price' | 'description' | 'allergens' | 'ingredients';
