import { t } from '../../../translations/t.ts';

/** The menu's columns, in the specification's words. */
export const columnNames = () => [t('Image'), t('Dish Name'), t('Description'), t('Allergens'), t('Ingredients')];

/** What can be open for editing. The price stands with the dish's name. */
export type Column = 'name' | 'price' | 'description' | 'allergens' | 'ingredients';
