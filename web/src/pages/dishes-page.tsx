import type { Dish } from '@clearplate/contract/dishes';
import { DishCard } from '../features/dishes/dish-card.tsx';
import type { Judged } from '../features/dishes/judge-list.ts';
import { JudgedListPage } from './parts/judged-list-page.tsx';

const source = { judged: 'judgeDishes', plain: 'listDishes', which: {} } as const;

const render = ({ item, assessment }: Judged<Dish>) => <DishCard dish={item} assessment={assessment} level={2} />;

/** Every dish of every restaurant. */
export function DishesPage() {
  return <JudgedListPage source={source} noun="dish" render={render} />;
}
