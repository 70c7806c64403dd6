import type { DerivedVariant } from '@clearplate/domain/facts/derive-dish';
import { assessVariants } from '@clearplate/domain/verdict/assess-variants';
import type { Assessment } from '@clearplate/domain/verdict/verdict';
import type { ReactNode } from 'react';
import type { Avoiding } from '../../entities/eater/use-avoiding.ts';
import { AsOf, type AsOfProps } from '../../entities/verdict/as-of-notice.tsx';
import type { DishSummary } from '@clearplate/contract/dishes';
import { DishHead, type DishHeadProps } from '../../entities/dish/dish-head.tsx';
import { OtherWays } from '../../entities/dish/other-ways.tsx';
import type { Assess } from '../../entities/verdict/assess-list.ts';
import { UnclaimedNotes } from '../../entities/verdict/unclaimed-notes.tsx';
import { useTold } from '../../entities/verdict/use-told.ts';
import { notesAbout, toldOf } from '../../entities/verdict/told-of.ts';
import { warnedBy } from '../../entities/verdict/with-told.ts';
import { NotesOfDish } from '../../entities/verdict/notes-of-dish.tsx';

/** Says how old a stored dish is, and whether its own eater has to avoid it. */
export function ToldAsOf({
  dish,
  avoiding,
  ...rest
}: { dish: DishSummary } & Omit<AsOfProps, 'avoiding' | 'avoid' | 'isDish'> & { avoiding: Avoiding }) {
  const { heeded } = useTold(dish.restaurant_id);
  const stated = avoiding.assess(dish.facts);
  const isToAvoid = stated && warnedBy(stated, heeded, dish.id).verdict === 'avoid';
  return <AsOf {...rest} avoiding={avoiding} avoid={isToAvoid ? 1 : 0} isDish />;
}

interface ToldHeadProps extends Pick<DishHeadProps, 'dish' | 'renderWayActions' | 'mark'> {
  assess: Assess;
  news: ReactNode;
  /** This is the id of the way that the address asks for. */
  openedWay: string | undefined;
  /** Renders actions for a way that isn't offered beside the verdict, with its own assessment. */
  renderOtherWayActions: (way: DerivedVariant, assessment: Assessment | undefined) => ReactNode;
  /** Renders actions for the dish. */
  children: (assessment: Assessment | undefined) => ReactNode;
}

/**
 * Shows a dish and the other ways to make it, with what its own eater was told about it. A note that it contains
 * something warns; other notes are shown beside the verdict.
 */
export function ToldHead({
  dish,
  assess,
  mark,
  news,
  openedWay,
  renderWayActions,
  renderOtherWayActions,
  children,
}: ToldHeadProps) {
  const { told, heeded } = useTold(dish.restaurant_id);
  const assessTold: Assess = (facts) => {
    const stated = assess(facts);
    return stated && toldOf(stated, heeded, dish.id);
  };
  const about = notesAbout(assess(dish.facts), told, dish.id);
  const assessment = assessTold(dish.facts);
  // Nobody said that the dish is without it when it is made another way.
  const offered = assessment ? assessVariants(assessment, dish.variants, assessTold) : [];
  const ways = (dish.variants ?? []).filter(({ id }) => !offered.some((one) => one.id === id));
  return (
    <>
      <DishHead
        dish={dish}
        assessment={assessment}
        offered={offered}
        renderWayActions={renderWayActions}
        mark={mark}
        news={
          <>
            {news}
            <UnclaimedNotes />
            <NotesOfDish dish={dish.id} notes={about} />
          </>
        }
      >
        {children(assessment)}
      </DishHead>
      <OtherWays
        dish={dish}
        ways={ways}
        opened={openedWay}
        assess={assessTold}
        renderActions={(way) => renderOtherWayActions(way, assessTold(way.facts))}
      />
    </>
  );
}
