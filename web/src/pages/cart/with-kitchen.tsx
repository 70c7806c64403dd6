import type { Eater } from '@clearplate/domain/verdict/eater';
import { lazy, type ReactNode, useEffect, useState } from 'react';
import type { KitchenAnswersAtHand } from '../../features/kitchen-orders/kitchen-answers.tsx';
import { describeLost } from '../../entities/dish/describe-ticks.ts';
import { useStoredOrders } from '../../features/kitchen-orders/stored-orders.ts';
import { answerTimeoutMs } from '../../shared/lib/answer-timeout.ts';
import { useBoundedWait } from '../../shared/lib/use-bounded-wait.ts';
import { LazyPart } from '../../shared/ui/lazy-part.tsx';
import { ProblemNotice } from '../../shared/ui/notice.tsx';

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

/** Fails closed: without its code, nobody can ask what was ticked. */
const waiting: KitchenAnswersAtHand = { ...noOrder, isPending: true, recheck: () => Promise.resolve(false) };

/** Fails closed: without its code, nothing that a kitchen ticked can be shown. */
const lost: KitchenAnswersAtHand = {
  ...waiting,
  isPending: false,
  saidOf: () => [{ verdict: 'not_verified', text: describeLost() }],
  render: (said) => said.map(({ text }) => <ProblemNotice key={text}>{text}</ProblemNotice>),
};

interface WithKitchenProps {
  restaurant: number;
  eaters: readonly Eater[];
  children: (kitchen: KitchenAnswersAtHand) => ReactNode;
}

/**
 * Renders what is from one restaurant with what its kitchen ticked, if it was sent an order. What follows the kitchen
 * stands beside it and not around it: an open dialog stays open when its code arrives, or an order is sent or ends.
 */
export function WithKitchen({ restaurant, eaters, children }: WithKitchenProps) {
  const isSent = useStoredOrders().some(({ restaurantId }) => restaurantId === restaurant);
  const [told, setTold] = useState<KitchenAnswersAtHand>();
  return (
    <>
      {children(isSent ? (told ?? waiting) : noOrder)}
      {isSent && (
        <LazyPart waiting={<LostLater onTell={setTold} />} lost={<Tell kitchen={lost} onTell={setTold} />}>
          <KitchenAnswers restaurant={restaurant} eaters={eaters}>
            {(kitchen) => <Tell kitchen={kitchen} onTell={setTold} />}
          </KitchenAnswers>
        </LazyPart>
      )}
    </>
  );
}

interface TellProps {
  kitchen: KitchenAnswersAtHand;
  onTell: (kitchen: KitchenAnswersAtHand | undefined) => void;
}

/** Renders nothing, and tells what is known while it is there. */
function Tell({ kitchen, onTell }: TellProps) {
  useEffect(() => {
    onTell(kitchen);
    return () => onTell(undefined);
  }, [kitchen, onTell]);
  return null;
}

/** Late code is still used. */
function LostLater({ onTell }: Pick<TellProps, 'onTell'>) {
  const isWaiting = useBoundedWait(true, answerTimeoutMs);
  return isWaiting ? null : <Tell kitchen={lost} onTell={onTell} />;
}
