import './add-to-cart.css';
import { useId } from 'react';
import { Link, useLocation } from 'react-router';
import { Stepper } from './stepper.tsx';
import { useQuantity } from './use-quantity.ts';
import { t } from '../../translations/t.ts';

export interface AddToCartProps {
  dish: { readonly id: number; readonly name: string };
}

/** Shows a dish's quantity in the cart, wherever the dish is shown. */
export function AddToCart({ dish: { id, name } }: AddToCartProps) {
  const { quantity, isGuest, needsLogin, problem, step } = useQuantity(id);
  const { pathname, search } = useLocation();
  const noteId = useId();
  const press = (by: 1 | -1) => step(by, quantity === 0 ? t('Item added to the cart') : undefined);
  return (
    <div className="add-to-cart">
      <Stepper name={name} quantity={quantity} onStep={press} {...(isGuest && { describedBy: noteId })} />
      <p className="add-to-cart__note" role="status" id={noteId}>
        {problem}
        {isGuest && !needsLogin && t('Sign-in needed')}
        {needsLogin && (
          <Link to="/login" state={{ from: `${pathname}${search}`, card: `/dish/${id}` }}>
            {t('Login')}
          </Link>
        )}
      </p>
    </div>
  );
}
