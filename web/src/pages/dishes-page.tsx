import { DishCard } from '../features/dishes/dish-card.tsx';
import { usePagedCall } from '../shared/api/queries.ts';
import { JudgedListPage } from './parts/judged-list-page.tsx';

/** Every dish of every restaurant. */
export function DishesPage() {
  const list = usePagedCall('listDishes', { query: {} });
  return (
    <JudgedListPage
      list={list}
      noun="dish"
      render={({ item, assessment }) => <DishCard dish={item} assessment={assessment} level={2} />}
    />
  );
}
