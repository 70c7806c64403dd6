import { AvoidingNotice } from '../../features/avoiding/avoiding-notice.tsx';
import { useAvoiding } from '../../features/avoiding/use-avoiding.ts';
import { OtherDishes } from './other-tab.tsx';
import { RestaurantGrid } from './restaurant-grid.tsx';
import { ResultsFrame } from './results-frame.tsx';
import { useRestaurantSearch, type Search } from './use-search.ts';

export function RestaurantResults({ onOther, ...search }: Search & { onOther: () => void }) {
  const avoiding = useAvoiding();
  const list = useRestaurantSearch(search);
  return (
    <>
      <AvoidingNotice avoiding={avoiding} />
      <ResultsFrame text={search.text} list={list} instead={<OtherDishes search={search} onLook={onOther} />}>
        {(restaurants) => <RestaurantGrid restaurants={restaurants} avoiding={avoiding} />}
      </ResultsFrame>
    </>
  );
}
