import './cart-page.css';
import { Link } from 'react-router';
import { AvoidingNotice } from '../features/avoiding/avoiding-notice.tsx';
import { useAvoiding } from '../features/avoiding/use-avoiding.ts';
import { useCart } from '../features/cart/use-cart.ts';
import { ConfirmNote } from '../features/dishes/confirm-note.tsx';
import { useSession } from '../features/session/use-session.ts';
import { usePageTitle } from '../shared/lib/use-page-title.ts';
import { useToken } from '../shared/lib/use-stored.ts';
import { LinkButton } from '../shared/ui/button.tsx';
import { CardSkeletons } from '../shared/ui/card-skeletons.tsx';
import { EmptyState } from '../shared/ui/empty-state.tsx';
import { ErrorState } from '../shared/ui/error-state.tsx';
import { CartGroups } from './parts/cart-groups.tsx';

export function CartPage() {
  usePageTitle('Your Cart');
  const token = useToken();
  const { lost } = useSession();
  return (
    <div className="page cart-page">
      <div className="page__head">
        <h1>Your Cart</h1>
      </div>
      {token === undefined && !lost ? <Empty isGuest /> : <OwnCart />}
    </div>
  );
}

function Empty({ isGuest = false }: { isGuest?: boolean }) {
  return (
    <EmptyState text="You have no items in your cart, start adding some!">
      <LinkButton kind="primary" to="/restaurants">
        Find a restaurant
      </LinkButton>
      {isGuest && (
        <LinkButton to="/login" state={{ from: '/cart' }}>
          Login
        </LinkButton>
      )}
    </EmptyState>
  );
}

function OwnCart() {
  const cart = useCart();
  const avoiding = useAvoiding();
  if (cart.data?.length === 0 && !cart.isError) return <Empty />;
  const recheck = async () => {
    const [{ isSuccess }] = await Promise.all([cart.refetch(), avoiding.retry()]);
    return isSuccess;
  };
  return (
    <>
      <AvoidingNotice avoiding={avoiding} canChange={false} />
      <p className="cart-page__who">
        <Link to="/profile/eaters">Who is eating</Link>
        <Link to="/profile/card">Chef card</Link>
      </p>
      {cart.isError && (
        <ErrorState error={cart.error} text="Your cart could not be loaded." onRetry={() => void cart.refetch()} />
      )}
      {cart.data && !cart.isError && (
        <CartGroups cart={cart.data} avoiding={avoiding} loadedAt={cart.dataUpdatedAt} recheck={recheck} />
      )}
      {cart.isPending && avoiding.problem !== 'signed-out' && <CardSkeletons count={3} label="Loading your cart" />}
      <ConfirmNote />
    </>
  );
}
