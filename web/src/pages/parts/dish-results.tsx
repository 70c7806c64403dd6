import { AvoidingNotice } from '../../features/avoiding/avoiding-notice.tsx';
import { useAvoiding } from '../../features/avoiding/use-avoiding.ts';
import { ConfirmNote } from '../../features/dishes/confirm-note.tsx';
import { DishCard } from '../../features/dishes/dish-card.tsx';
import { JudgedGrid } from '../../features/dishes/judged-grid.tsx';
import { usePagedCall } from '../../shared/api/queries.ts';
import { ResultsFrame } from './results-frame.tsx';

/** Search judges nothing by itself: every dish found is judged here for whoever looks. */
export function DishResults({ text, zip }: { text: string; zip: string | undefined }) {
  const avoiding = useAvoiding();
  const everywhere = usePagedCall('searchDishes', { query: { q: text } }, { enabled: zip === undefined });
  const inArea = usePagedCall(
    'searchDishesByPincode',
    { query: { q: text, zipcode: zip ?? '' } },
    { enabled: zip !== undefined },
  );
  return (
    <>
      <AvoidingNotice avoiding={avoiding} />
      <ResultsFrame text={text} noun="dish" list={zip === undefined ? everywhere : inArea}>
        {(dishes) => (
          <>
            <ConfirmNote />
            <JudgedGrid
              items={dishes}
              assess={avoiding.assess}
              label="Dishes found"
              render={({ item, assessment }) => <DishCard dish={item} assessment={assessment} />}
            />
          </>
        )}
      </ResultsFrame>
    </>
  );
}
