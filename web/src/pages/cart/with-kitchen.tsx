import type { Eater } from '@clearplate/domain/verdict/eater';
import { lazy, type ReactNode } from 'react';
import type { KitchenAnswersAtHand } from '../../features/kitchen-orders/kitchen-answers.tsx';
import { useStoredOrders } from '../../features/kitchen-orders/stored-orders.ts';
import { LazyPart } from '../../shared/ui/lazy-part.tsx';
import { ProblemNotice } from '../../shared/ui/notice.tsx';
import { t } from '../../translations/t.ts';

// Few have sent a kitchen an order within the last hours.
const KitchenAnswers = lazy(async () => ({
  default: (await import('../../features/kitchen-orders/kitchen-answers.tsx')).KitchenAnswers,
}));

const noOrder: KitchenAnswersAtHand = {
  isPending: false,
  saidOf: () => [],
  render: () => null,
  recheck: () => Promise.resolve(true),
};

/** Fails closed: without its code, nothing that a kitchen ticked can be shown. */
const lost: KitchenAnswersAtHand = {
  ...noOrder,
  saidOf: () => [
    {
      verdict: 'not_verified',
      text: t('What the kitchen ticked about it can’t be loaded. Ask the kitchen before you order.'),
    },
  ],
  render: (said) => said.map(({ text }) => <ProblemNotice key={text}>{text}</ProblemNotice>),
};

interface WithKitchenProps {
  restaurant: number;
  eaters: readonly Eater[];
  children: (kitchen: KitchenAnswersAtHand) => ReactNode;
}

/** Renders what is from one restaurant with what its kitchen ticked, if it was sent an order. */
export function WithKitchen({ restaurant, eaters, children }: WithKitchenProps) {
  const isSent = useStoredOrders().some(({ restaurantId }) => restaurantId === restaurant);
  if (!isSent) return children(noOrder);
  return (
    <LazyPart waiting={children({ ...noOrder, isPending: true })} lost={children(lost)}>
      <KitchenAnswers restaurant={restaurant} eaters={eaters}>
        {children}
      </KitchenAnswers>
    </LazyPart>
  );
}
