import './told-head.css';
import { assessVariants } from '@clearplate/domain/verdict/assess-variants';
import { warns } from '@clearplate/domain/verdict/told';
import { lazy, Suspense, type ReactNode } from 'react';
import { DishHead, type DishHeadProps } from '../../entities/dish/dish-head.tsx';
import type { Assess } from '../../entities/verdict/assess-list.ts';
import { describeTold } from '../../entities/verdict/describe-told.ts';
import { useTold } from '../../entities/verdict/use-told.ts';
import { warnedBy } from '../../entities/verdict/with-told.ts';
import { t } from '../../translations/t.ts';

const ClaimTold = lazy(async () => ({
  default: (await import('../../entities/verdict/claim-told.tsx')).ClaimTold,
}));

interface ToldHeadProps extends Pick<DishHeadProps, 'dish' | 'children'> {
  assess: Assess;
  news: ReactNode;
}

/** Shows a dish with what its own eater was told of it: that it contains something warns, anything else stands beside. */
export function ToldHead({ dish, assess, news, children }: ToldHeadProps) {
  const { told, unclaimed, claim, disclaim } = useTold(dish.restaurant_id);
  const about = told.filter(({ dishes }) => dishes.includes(dish.id));
  const stated = assess(dish.facts);
  const assessment = stated && warnedBy(stated, about, dish.id);
  // Nobody said that what was told isn't in there when it is made another way.
  const offered = stated && assessment === stated ? assessVariants(stated, dish.variants, assess) : [];
  return (
    <DishHead
      dish={dish}
      assessment={assessment}
      offered={offered}
      news={
        <>
          {news}
          {unclaimed > 0 && (
            <Suspense>
              <ClaimTold count={unclaimed} onClaim={claim} onDisclaim={disclaim} />
            </Suspense>
          )}
          {about.length > 0 && (
            <ul className="told-here" role="list" aria-label={t('What you were told')}>
              {about.map((one) => (
                <li
                  key={`${one.at} ${one.kind} ${one.things.join()}`}
                  className={warns(one) ? 'told-here__warning' : ''}
                >
                  {describeTold(one)}
                </li>
              ))}
            </ul>
          )}
        </>
      }
    >
      {children}
    </DishHead>
  );
}
