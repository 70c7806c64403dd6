import { t } from '../../../translations/t.ts';

/** The names of a dish's fields for those who edit it, by the contract's names. */
export const fieldNames = {
  get name() {
    return t('Dish Name');
  },
  get description() {
    return t('Description');
  },
  get section() {
    return t('Section');
  },
  get price_cents() {
    return t('Price');
  },
  get image_url() {
    return t('Image');
  },
  get ingredients() {
    return t('Ingredients');
  },
  get uses() {
    return t('Components');
  },
  get archived() {
    return t('On the menu');
  },
} as const;
