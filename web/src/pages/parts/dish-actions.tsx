import type { Dish } from '@clearplate/contract/dishes';
import { AddToCart } from '../../features/cart/add-to-cart.tsx';
import { useSession } from '../../features/session/use-session.ts';

/** What a diner can do with a dish. Those who look after restaurants have no cart. */
export function DishActions({ dish }: { dish: Pick<Dish, 'id' | 'name'> }) {
  const { status, role } = useSession();
  if (status === 'loading' || role === 'r_admin' || role === 'w_admin') return null;
  return <AddToCart dish={dish} />;
}
