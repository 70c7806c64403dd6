import './judged-dishes.css';
import type { Dish } from '@clearplate/contract/dishes';
import { DishCard } from '../../features/dishes/dish-card.tsx';
import { judgeList, type Assess, type Judged } from '../../features/dishes/judge-list.ts';
import { CardGrid } from '../../shared/ui/card-grid.tsx';
import { sayCount } from './say-count.ts';

/** Dishes of many restaurants, each with its verdict; those to avoid are kept apart, and counted. */
export function JudgedDishes({ dishes, assess }: { dishes: readonly Dish[]; assess: Assess }) {
  const judged = judgeList(dishes, assess);
  if (!judged) return null;
  const { shown, hidden } = judged;
  return (
    <>
      {hidden.length > 0 && (
        <details className="judged-dishes__hidden">
          <summary>{sayCount(hidden.length, 'dish')} hidden: to avoid for you</summary>
          <DishGrid judged={hidden} />
        </details>
      )}
      {shown.length > 0 ? <DishGrid judged={shown} /> : <p>Every dish found so far is one to avoid for you.</p>}
    </>
  );
}

function DishGrid({ judged }: { judged: readonly Judged<Dish>[] }) {
  return (
    <CardGrid>
      {judged.map(({ item, assessment }) => (
        <li key={item.id}>
          <DishCard dish={item} assessment={assessment} />
        </li>
      ))}
    </CardGrid>
  );
}
