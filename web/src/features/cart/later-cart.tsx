import '../../shared/ui/button.css';
import './add-to-cart.css';
import { laterPart } from '../../shared/lib/later.tsx';
import { say } from '../../translations/say.ts';

/** A dish's place in the cart. It is the same size before it works. */
export const AddToCart = laterPart(
  async () => (await import('./add-to-cart.tsx')).AddToCart,
  () => (
    <div className="add-to-cart">
      <span className="button button--secondary" aria-hidden="true">
        {say('Add to cart')}
      </span>
      <p className="add-to-cart__note" />
    </div>
  ),
);
