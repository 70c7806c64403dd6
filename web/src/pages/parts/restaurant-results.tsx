import { OtherDishes } from './other-tab.tsx';
import { RestaurantGrid } from './restaurant-grid.tsx';
import { ResultsFrame } from './results-frame.tsx';
import { useRestaurantSearch, type Search } from './use-search.ts';

export function RestaurantResults({ onOther, ...search }: Search & { onOther: () => void }) {
  const list = useRestaurantSearch(search);
  return (
    <ResultsFrame
      text={search.text}
      noun="restaurant"
      list={list}
      instead={<OtherDishes search={search} onLook={onOther} />}
    >
      {(restaurants) => <RestaurantGrid restaurants={restaurants} />}
    </ResultsFrame>
  );
}
