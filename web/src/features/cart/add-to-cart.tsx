import './add-to-cart.css';
import type { DishSummary } from '@clearplate/contract/dishes';
import { useId } from 'react';
import { Link, useLocation } from 'react-router';
import { Stepper } from './stepper.tsx';
import { lineId } from './use-cart.ts';
import { useQuantity } from './use-quantity.ts';
import { t } from '../../translations/t.ts';

export interface AddToCartProps {
  dish: Pick<DishSummary, 'id' | 'name' | 'variants'>;
  /** This is the id of a way to make it. It is missing for the dish as it comes. */
  way?: string;
}

/** Shows how many of a dish, or of a way to make it, are in the cart, and lets the user change that. */
export function AddToCart({ dish: { id, name, variants }, way }: AddToCartProps) {
  const made = variants?.find((one) => one.id === way);
  const { quantity, isChanged, isGuest, needsLogin, problem, step } = useQuantity(lineId(id, way), made?.as_of);
  const { pathname, search } = useLocation();
  const noteId = useId();
  const press = (by: 1 | -1) => step(by, quantity === 0 ? t('Item added to the cart') : undefined);
  return (
    <div className="add-to-cart">
      <Stepper
        name={made ? `${name}, ${made.name}` : name}
        quantity={quantity}
        onStep={press}
        {...(isGuest && { describedBy: noteId })}
      />
      <p className="add-to-cart__note" role="status" id={noteId}>
        {problem}
        {isChanged && (
          <>
            {t('The restaurant changed it since you saw it.')} <Link to="/cart">{t('Look in the cart')}</Link>
          </>
        )}
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
