import './cart-badge.css';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { tCount } from '../../translations/t.ts';

/** Shows the cart's quantity on its link, and nothing for an empty cart. */
export function CartBadge({ inCart }: { inCart: number }) {
  if (inCart === 0) return null;
  return (
    <span className="cart-badge">
      {inCart}
      <VisuallyHidden> {tCount(inCart, 'dish', 'dishes')}</VisuallyHidden>
    </span>
  );
}
