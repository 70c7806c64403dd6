import type { EquipmentKind } from '@clearplate/domain/facts/kitchen';
import { t } from '../../translations/t.ts';

export const kinds: readonly { readonly value: EquipmentKind; readonly label: string; readonly example: string }[] = [
  {
    value: 'fryer',
    get label() {
      return t('Fryer');
    },
    get example() {
      return t('Big fryer');
    },
  },
  {
    value: 'grill',
    get label() {
      return t('Grill');
    },
    get example() {
      return t('Flat grill');
    },
  },
  {
    value: 'surface',
    get label() {
      return t('Prep surface');
    },
    get example() {
      return t('Cold pass');
    },
  },
  {
    value: 'other',
    get label() {
      return t('Something else');
    },
    get example() {
      return t('Wok station');
    },
  },
];

export const exampleOf = (kind: EquipmentKind): string => kinds.find(({ value }) => value === kind)?.example ?? '';
