import { t } from '../../translations/t.ts';

/** The fields of a dish that files have, by name. */
export const nameOfField = {
  name: () => t('Name'),
  section: () => t('Section'),
  price: () => t('Price'),
  description: () => t('Description'),
  ingredients: () => t('Ingredients'),
} as const;
