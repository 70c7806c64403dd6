import './cart-badge.css';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { tCount } from '../../translations/t.ts';

/** How many dishes are in the cart, on the link to it; nothing for an empty one. */
export function CartBadge({ inCart }: { inCart: number }) {
  if (inCart === 0) return null;
  return (
    <span className="cart-badge">
      {inCart}
      <VisuallyHidden> {tCount(inCart, 'dish', 'dishes')}</VisuallyHidden>
    </span>
  );
}
