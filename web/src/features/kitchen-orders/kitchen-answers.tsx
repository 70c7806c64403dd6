import type { Eater } from '@clearplate/domain/verdict/eater';
import { type ReactNode, useMemo } from 'react';
import { VerdictMark } from '../../entities/verdict/verdict-mark.tsx';
import { type KitchenSaid, saidByKitchens } from './kitchen-said.ts';
import { useKitchenAnswers } from './use-kitchen-answers.ts';

export interface KitchenAnswersAtHand {
  /** Says that it isn't known yet what is ticked now, nor that it can't be loaded. */
  readonly isPending: boolean;
  /** Returns what was ticked against a dish, or a way to make it; `null` stands for any way. */
  readonly saidOf: (dish: number, way: string | undefined | null) => readonly KitchenSaid[];
  /** Shows it loudly, and announces it. */
  readonly render: (said: readonly KitchenSaid[]) => ReactNode;
  /** Fetches the orders again; resolves to whether all of them arrived. */
  readonly recheck: () => Promise<boolean>;
}

export interface KitchenAnswersProps {
  restaurant: number;
  /** These are the people who eat now. */
  eaters: readonly Eater[];
  /** Is called with the same object until something of it changes. */
  children: (kitchen: KitchenAnswersAtHand) => ReactNode;
}

/** Follows what a restaurant's kitchen ticks in the orders that this browser sent it. */
export function KitchenAnswers({ restaurant, eaters, children }: KitchenAnswersProps) {
  const isDangerous = eaters.some(({ avoids }) => avoids.some(({ strictness }) => strictness === 'dangerous'));
  const { answers, isPending, recheck } = useKitchenAnswers(restaurant);
  const atHand = useMemo<KitchenAnswersAtHand>(
    () => ({
      isPending,
      recheck,
      saidOf: (dish, way) => saidByKitchens(answers, { dish, way, isDangerous }),
      render: (said) => <Said said={said} />,
    }),
    [answers, isPending, recheck, isDangerous],
  );
  return children(atHand);
}

/** The live region is there before it is needed. */
function Said({ said }: { said: readonly KitchenSaid[] }) {
  return (
    <div className="notice__region" role="alert">
      {said.map(({ verdict, text }) => (
        <div key={text} className={`verdict verdict--${verdict}`}>
          <p className="verdict__head">
            <VerdictMark verdict={verdict} />
            <strong className="verdict__word">{text}</strong>
          </p>
        </div>
      ))}
    </div>
  );
}
