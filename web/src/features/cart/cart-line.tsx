import './cart-line.css';
import type { CartLine } from '@clearplate/contract/cart';
import { formatPrice } from '@clearplate/domain/menu/money';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '../../shared/ui/button.tsx';
import { ProblemNotice } from '../../shared/ui/notice.tsx';
import { Picture } from '../../shared/ui/picture.tsx';
import { Stepper } from './stepper.tsx';
import { useQuantity } from './use-quantity.ts';
import { t } from '../../translations/t.ts';
import { nameOfLine, pathOfLine, describeWay } from './describe-line.ts';
import { idOfLine } from './use-cart.ts';

export interface CartLineItemProps {
  line: CartLine;
  /** Says what we know about the dish now and what changed. It is shown before its price. */
  words: ReactNode;
  onTakeOut: (line: CartLine) => void;
}

export function CartLineItem({ line, words, onTakeOut }: CartLineItemProps) {
  const { dish_name, image_url, is_removed, variant } = line;
  return (
    <article className="cart-line">
      {image_url && <Picture src={image_url} alt="" name={dish_name} shape="square" className="cart-line__picture" />}
      <h3 className="cart-line__name">
        {is_removed ? nameOfLine(line) : <Link to={pathOfLine(line)}>{nameOfLine(line)}</Link>}
      </h3>

      <div className="cart-line__words">
        {variant && (
          <p>
            {t('Ask for it so:')} <strong>{describeWay(variant)}</strong>
          </p>
        )}
        {words}
      </div>
      <LineEnd line={line} onTakeOut={onTakeOut} />
    </article>
  );
}

const cents = (dollars: number): number => Math.round(dollars * 100);

function formatLinePrice({ dish_price, is_removed }: CartLine, quantity: number): string {
  if (is_removed) return t('Can’t be ordered');
  if (dish_price === null) return t('Price not given');
  const each = formatPrice(cents(dish_price));
  return quantity > 1 ? `${quantity} × ${each} = ${formatPrice(quantity * cents(dish_price))}` : each;
}

function LineEnd({ line, onTakeOut }: Pick<CartLineItemProps, 'line' | 'onTakeOut'>) {
  const { is_removed } = line;
  const dish_name = nameOfLine(line);
  const { quantity, problem, step } = useQuantity(idOfLine(line));
  const takeOut = () => onTakeOut({ ...line, quantity });
  const press = (by: 1 | -1) => (quantity + by > 0 ? step(by, t('Cart updated!')) : takeOut());
  return (
    <div className="cart-line__end">
      <p className="cart-line__price">{formatLinePrice(line, quantity)}</p>
      <div className="cart-line__steps">
        {!is_removed && <Stepper name={dish_name} quantity={quantity} onStep={press} />}
        <Button
          kind="quiet"
          aria-label={t('Remove {dishName}', { dishName: dish_name })}
          onClick={() => quantity > 0 && takeOut()}
        >
          {t('Remove')}
        </Button>
      </div>
      <ProblemNotice>{problem}</ProblemNotice>
    </div>
  );
}
