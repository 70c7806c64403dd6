import type { DishSummary } from '@clearplate/contract/dishes';
import { createContext, type ComponentType } from 'react';

interface SlotProps {
  readonly dish: DishSummary;
}

interface ActionsProps extends SlotProps {
  /** The id of a way to make it; missing for the dish as it comes. */
  readonly way?: string;
}

/** Other features fill these slots on every dish card. */
export interface DishCardSlots {
  /** Renders in the picture's upper corner. */
  readonly Corner?: ComponentType<SlotProps>;
  /** Renders actions for the dish, last in reading order. */
  readonly Actions?: ComponentType<ActionsProps>;
}

export const DishCardSlotsContext = createContext<DishCardSlots>({});
