import './cart-group.css';
import type { CartGroup } from '@clearplate/contract/cart';
import { formatPrice } from '@clearplate/domain/menu/money';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Picture } from '../../shared/ui/picture.tsx';
import { t } from '../../translations/t.ts';
import { Translation } from '../../shared/ui/translation.tsx';

export interface CartGroupSectionProps {
  group: CartGroup;
  /** These are list items, one for each line. */
  lines: ReactNode;
  /** Renders the next steps. */
  children: ReactNode;
}

/** Shows the cart's dishes from one restaurant. */
export function CartGroupSection({ group, lines, children }: CartGroupSectionProps) {
  const headingId = useId();
  const { restaurant_id, restaurant_name, restaurant_address, restaurant_image } = group;
  return (
    <section className="cart-group" aria-labelledby={headingId}>
      <header className="cart-group__head">
        {restaurant_image && <Picture src={restaurant_image} alt="" name={restaurant_name} shape="square" />}
        <div>
          <h2 id={headingId}>
            <Link to={`/restaurant/${restaurant_id}`}>{restaurant_name}</Link>
          </h2>
          <p>{restaurant_address}</p>
        </div>
      </header>
      <ul className="cart-group__lines" role="list">
        {lines}
      </ul>
      <footer className="cart-group__end">
        <Total group={group} />
        <div className="cart-group__ways">{children}</div>
      </footer>
    </section>
  );
}

function describeLeftOut({ unpriced, dishes }: CartGroup): string {
  const removed = dishes.filter(({ is_removed }) => is_removed).length;
  const parts = [
    unpriced > 0 && t('{unpriced} without a price', { unpriced }),
    removed > 0 && t('{removed} no longer on the menu', { removed }),
  ].filter((part) => part !== false);
  return parts.length > 0 ? t('Not counted: {parts}', { parts: parts.join(', ') }) : '';
}

function Total({ group }: { group: CartGroup }) {
  const leftOut = describeLeftOut(group);
  return (
    <div className="cart-group__total">
      <p>
        <Translation
          sentence="Total {strong}"
          strong={<strong>{formatPrice(Math.round(group.total_price * 100))}</strong>}
        />
      </p>
      {leftOut !== '' && <p className="cart-group__left-out">{leftOut}</p>}
    </div>
  );
}
