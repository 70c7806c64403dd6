import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { PageRoutes } from './page-routes.tsx';
import type { Pages } from './pages.ts';
import type { ReactNode } from 'react';
import { AddToCart } from '../features/cart/add-to-cart.tsx';
import { DishCardSlotsContext } from '../entities/dish/dish-card-slots.ts';
import { FavouriteDishButton } from '../features/favourites/favourite-dish-button.tsx';
import { useHasCart } from '../entities/eater/use-has-cart.ts';
import { Shell } from './shell.tsx';

const slots = { Corner: FavouriteDishButton };
const slotsWithCart = { ...slots, Actions: AddToCart };

function Providers({ queries, children }: { queries: QueryClient; children: ReactNode }) {
  return (
    <QueryClientProvider client={queries}>
      <CardSlots>{children}</CardSlots>
    </QueryClientProvider>
  );
}

/** Checks once for all cards whether there is a cart, because a menu may have hundreds. */
function CardSlots({ children }: { children: ReactNode }) {
  const hasCart = useHasCart();
  return <DishCardSlotsContext value={hasCart ? slotsWithCart : slots}>{children}</DishCardSlotsContext>;
}

export interface AppProps {
  queries: QueryClient;
  pages: Pages;
}

/** Renders everything inside a router: the browser's, the server's, or a test's. */
export function App({ queries, pages }: AppProps) {
  return (
    <Providers queries={queries}>
      <Shell>
        <PageRoutes pages={pages} />
      </Shell>
    </Providers>
  );
}
