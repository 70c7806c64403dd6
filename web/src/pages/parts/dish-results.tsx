import { AvoidingNotice } from '../../features/avoiding/avoiding-notice.tsx';
import { useAvoiding } from '../../features/avoiding/use-avoiding.ts';
import { ConfirmNote } from '../../features/dishes/confirm-note.tsx';
import { DishCard } from '../../features/dishes/dish-card.tsx';
import { JudgedGrid } from '../../features/dishes/judged-grid.tsx';
import { OtherRestaurants } from './other-tab.tsx';
import { ResultsFrame } from './results-frame.tsx';
import { useDishSearch, type Search } from './use-search.ts';

/** Search judges nothing by itself: every dish found is judged here for whoever looks. */
export function DishResults({ onOther, ...search }: Search & { onOther: () => void }) {
  const avoiding = useAvoiding();
  const list = useDishSearch(search);
  return (
    <>
      <AvoidingNotice avoiding={avoiding} />
      <ResultsFrame
        text={search.text}
        noun="dish"
        list={list}
        instead={<OtherRestaurants search={search} onLook={onOther} />}
      >
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
