import { usePageTitle } from '../shared/lib/use-page-title.ts';
import { LinkButton } from '../shared/ui/button.tsx';
import { EmptyState } from '../shared/ui/empty-state.tsx';

export function CartPage() {
  usePageTitle('Your Cart');
  return (
    <div className="page">
      <div className="page__head">
        <h1>Your Cart</h1>
      </div>
      <EmptyState text="You have no items in your cart, start adding some!">
        <LinkButton kind="primary" to="/restaurants">
          Find a restaurant
        </LinkButton>
      </EmptyState>
    </div>
  );
}
