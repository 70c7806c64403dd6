import type { CartGroup } from '@clearplate/contract/cart';
import type { Avoiding } from '../../features/avoiding/use-avoiding.ts';
import { CartGroupSection } from '../../features/cart/cart-group.tsx';
import { CartLineItem, type CartLineItemProps } from '../../features/cart/cart-line.tsx';
import { SinceNotice } from '../../features/cart/since-notice.tsx';
import { RatherNot } from '../../features/dishes/rather-not.tsx';
import { VerdictBadge } from '../../features/dishes/verdict-badge.tsx';
import { LinkButton } from '../../shared/ui/button.tsx';
import { CardSkeletons } from '../../shared/ui/card-skeletons.tsx';
import { HandOff, type HandOffProps } from './hand-off.tsx';
import { judgeGroup } from './judged-cart.ts';
import { say } from '../../translations/say.ts';

interface CartGroupsProps extends Pick<HandOffProps, 'loadedAt' | 'recheck'> {
  cart: readonly CartGroup[];
  avoiding: Avoiding;
  onTakeOut: CartLineItemProps['onTakeOut'];
}

/** The cart for everyone who eats. Nothing of it is shown before it is known who that is. */
export function CartGroups({ cart, avoiding, ...rest }: CartGroupsProps) {
  if (avoiding.state === 'loading') return <CardSkeletons count={3} label={say('Looking up what you avoid')} />;
  return cart.map((group) => <Group key={group.restaurant_id} group={group} avoiding={avoiding} {...rest} />);
}

function Group({ group, avoiding, onTakeOut, ...rest }: { group: CartGroup } & Omit<CartGroupsProps, 'cart'>) {
  const lines = judgeGroup(group, avoiding);
  if (lines === undefined) return null;
  const items = lines.map(({ line, since }) => (
    <li key={line.dish_id}>
      <CartLineItem
        line={line}
        onTakeOut={onTakeOut}
        words={
          <>
            <VerdictBadge assessment={since.assessment} />
            <RatherNot assessment={since.assessment} />
            <SinceNotice line={line} since={since} />
          </>
        }
      />
    </li>
  ));
  return (
    <CartGroupSection group={group} lines={items}>
      <LinkButton to={`/cart/note/${group.restaurant_id}`}>{say('Note for the kitchen')}</LinkButton>
      <HandOff group={group} lines={lines} {...rest} />
    </CartGroupSection>
  );
}
