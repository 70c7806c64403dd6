import type { ArrivedDish } from '@clearplate/contract/arrived-menus';
import { wordOfAllergen } from '../../shared/lib/allergen-words.ts';
import { formatList, t } from '../../translations/t.ts';

/** Returns "contains milk; may contain celery". */
export function describeWarnings(warnings: ArrivedDish['warnings']): string {
  const names = (level: 'contains' | 'may_contain') =>
    warnings.filter((one) => one.level === level).map(({ allergen }) => wordOfAllergen(allergen));
  const [contained, possible] = [names('contains'), names('may_contain')];
  return [
    ...(contained.length > 0 ? [t('contains {names}', { names: formatList(contained) })] : []),
    ...(possible.length > 0 ? [t('may contain {names}', { names: formatList(possible) })] : []),
  ].join('; ');
}

export const fieldNames: Readonly<Record<ArrivedDish['changes'][number]['field'], string>> = {
  get name() {
    return t('Name');
  },
  get section() {
    return t('Section');
  },
  get description() {
    return t('Description');
  },
  get price() {
    return t('Price');
  },
  get ingredients() {
    return t('Ingredients');
  },
};
