import type { DishSummary } from '@clearplate/contract/dishes';
import { createContext, type ComponentType } from 'react';

interface SlotProps {
  readonly dish: DishSummary;
}

interface ActionsProps extends SlotProps {
  /** The id of a way to make it; missing for the dish as it comes. */
  readonly way?: string;
}

/** Slots that other features fill on every dish card. */
export interface DishCardSlots {
  /** In the picture's upper corner. */
  readonly Corner?: ComponentType<SlotProps>;
  /** Actions for the dish, last in reading order. */
  readonly Actions?: ComponentType<ActionsProps>;
}

export const DishCardSlotsContext = createContext<DishCardSlots>({});
