import './add-to-cart.css';
import { useId } from 'react';
import { Link, useLocation } from 'react-router';
import { Stepper } from './stepper.tsx';
import { lineId } from './use-cart.ts';
import { useQuantity } from './use-quantity.ts';
import { t } from '../../translations/t.ts';

export interface AddToCartProps {
  dish: { readonly id: number; readonly name: string };
  /** The name of a way to make it; missing for the dish as it comes. */
  way?: string;
}

/** Shows the quantity in the cart of a dish, or of a way to make it, wherever that is shown. */
export function AddToCart({ dish: { id, name }, way }: AddToCartProps) {
  const { quantity, isGuest, needsLogin, problem, step } = useQuantity(lineId(id, way));
  const { pathname, search } = useLocation();
  const noteId = useId();
  const press = (by: 1 | -1) => step(by, quantity === 0 ? t('Item added to the cart') : undefined);
  return (
    <div className="add-to-cart">
      <Stepper
        name={way === undefined ? name : `${name}, ${way}`}
        quantity={quantity}
        onStep={press}
        {...(isGuest && { describedBy: noteId })}
      />
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
