import type { EquipmentKind } from '@clearplate/domain/kitchen';

export const kinds: readonly { readonly value: EquipmentKind; readonly label: string; readonly example: string }[] = [
  { value: 'fryer', label: 'Fryer', example: 'Big fryer' },
  { value: 'grill', label: 'Grill', example: 'Flat grill' },
  { value: 'surface', label: 'Prep surface', example: 'Cold pass' },
  { value: 'other', label: 'Something else', example: 'Wok station' },
];

export const exampleOf = (kind: EquipmentKind): string => kinds.find(({ value }) => value === kind)?.example ?? '';
