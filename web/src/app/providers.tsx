import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { AddToCart } from '../features/cart/add-to-cart.tsx';
import { DishCardSlotsContext } from '../features/dishes/dish-card-slots.ts';
import { KeepDish } from '../features/favourites/keep-dish.tsx';
import { useHasCart } from '../pages/parts/use-has-cart.ts';
import { followOtherTabs } from '../shared/api/household.ts';
import { dropCacheWithToken } from './query-client.ts';

const slots = { Corner: KeepDish };
const slotsWithCart = { ...slots, Actions: AddToCart };

export function Providers({ queries, children }: { queries: QueryClient; children: ReactNode }) {
  useEffect(() => dropCacheWithToken(queries), [queries]);
  useEffect(() => followOtherTabs(queries), [queries]);
  return (
    <QueryClientProvider client={queries}>
      <CardSlots>{children}</CardSlots>
    </QueryClientProvider>
  );
}

/** Asked once for all cards: a menu may have hundreds. */
function CardSlots({ children }: { children: ReactNode }) {
  const hasCart = useHasCart();
  return <DishCardSlotsContext value={hasCart ? slotsWithCart : slots}>{children}</DishCardSlotsContext>;
}
