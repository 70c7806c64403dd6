import { tellers, type Teller } from '@clearplate/domain/verdict/told';
import { lazy, Suspense } from 'react';
import { tellerNames } from '../../entities/verdict/describe-told.ts';
import { Button } from '../../shared/ui/button.tsx';
import { t, tPhrase } from '../../translations/t.ts';
import { loadLater } from './load-later.ts';
import type { Named, OfWhichDishesProps } from './of-which-dishes.tsx';

/** If the ticks can't be loaded, the answer is noted for all dishes. */
const ofAll = { default: <Dish extends Named>({ dishes, children }: OfWhichDishesProps<Dish>) => children(dishes) };
const OfWhichDishes = lazy(() =>
  loadLater().then(
    (code) => ({ default: code.OfWhichDishes }),
    () => ofAll,
  ),
) as unknown as typeof ofAll.default;

interface WhoSaidItProps<Dish extends Named> {
  dishes: readonly Dish[];
  isWarning: boolean;
  onTell: (by: Teller, dishes: readonly Dish[]) => void;
}

/** Notes an answer when somebody taps on who said it, for all dishes unless some were unticked. */
export function WhoSaidIt<Dish extends Named>({ dishes, isWarning, onTell }: WhoSaidItProps<Dish>) {
  const render = (about: readonly Dish[]) => (
    <div className="told-form__taps" role="group" aria-label={t('Who said it?')}>
      <span>{t('Who said it?')}</span>
      {tellers.map((one) => (
        <Button key={one} disabled={about.length === 0} onClick={() => onTell(one, about)}>
          {tPhrase(tellerNames[one])}
        </Button>
      ))}
    </div>
  );
  // We show nothing until the ticks have loaded, so that no button moves away under a finger.
  return dishes.length > 1 ? (
    <Suspense>
      <OfWhichDishes dishes={dishes} isWarning={isWarning}>
        {render}
      </OfWhichDishes>
    </Suspense>
  ) : (
    render(dishes)
  );
}
