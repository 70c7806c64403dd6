import type { EquipmentKind } from '@clearplate/domain/facts/kitchen';
import { say } from '../../translations/say.ts';

export const kinds: readonly { readonly value: EquipmentKind; readonly label: string; readonly example: string }[] = [
  {
    value: 'fryer',
    get label() {
      return say('Fryer');
    },
    get example() {
      return say('Big fryer');
    },
  },
  {
    value: 'grill',
    get label() {
      return say('Grill');
    },
    get example() {
      return say('Flat grill');
    },
  },
  {
    value: 'surface',
    get label() {
      return say('Prep surface');
    },
    get example() {
      return say('Cold pass');
    },
  },
  {
    value: 'other',
    get label() {
      return say('Something else');
    },
    get example() {
      return say('Wok station');
    },
  },
];

export const exampleOf = (kind: EquipmentKind): string => kinds.find(({ value }) => value === kind)?.example ?? '';
