import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { DishCardSlotsContext } from '../features/dishes/dish-card-slots.ts';
import { KeepDish } from '../features/favourites/keep-dish.tsx';
import { DishActions } from '../pages/parts/dish-actions.tsx';
import { createQueryClient, dropCacheWithToken } from './query-client.ts';

const slots = { Corner: KeepDish, Actions: DishActions };

export function Providers({ children }: { children: ReactNode }) {
  const [queries] = useState(createQueryClient);
  useEffect(() => dropCacheWithToken(queries), [queries]);
  return (
    <QueryClientProvider client={queries}>
      <DishCardSlotsContext value={slots}>{children}</DishCardSlotsContext>
    </QueryClientProvider>
  );
}
