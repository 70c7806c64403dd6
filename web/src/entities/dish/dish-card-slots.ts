import type { DishSummary } from '@clearplate/contract/dishes';
import { createContext, type ComponentType } from 'react';

interface SlotProps {
  readonly dish: DishSummary;
}

/** What other features put on every dish card, wherever it stands. */
export interface DishCardSlots {
  /** On the picture's upper corner. */
  readonly Corner?: ComponentType<SlotProps>;
  /** What can be done with the dish, last in reading order. */
  readonly Actions?: ComponentType<SlotProps>;
}

export const DishCardSlotsContext = createContext<DishCardSlots>({});
