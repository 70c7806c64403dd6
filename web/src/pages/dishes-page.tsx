import type { Dish } from '@clearplate/contract/dishes';
import type { Avoiding } from '../features/avoiding/use-avoiding.ts';
import { DishCard } from '../features/dishes/dish-card.tsx';
import type { Judged } from '../features/dishes/judge-list.ts';
import { JudgedListPage } from './parts/judged-list-page.tsx';

const source = { judged: 'judgeDishes', plain: 'listDishes', which: {} } as const;

const renderFor = ({ isCurrent }: Avoiding) =>
  function renderDish({ item, assessment }: Judged<Dish>) {
    return <DishCard dish={item} assessment={assessment} isCurrent={isCurrent} level={2} />;
  };

/** Every dish of every restaurant. */
export function DishesPage() {
  return <JudgedListPage source={source} noun="dish" renderFor={renderFor} />;
}
