import './record-head.css';
import type { Dish } from '@clearplate/contract/dishes';
import type { Assessment } from '@clearplate/domain/verdict';
import { Link } from 'react-router';
import { Picture } from '../../shared/ui/picture.tsx';
import { sayDishPrice } from './dish-price.ts';
import { VerdictPanel } from './verdict-panel.tsx';

/** Picture, name and verdict before all the rest. */
export function DishHead({ dish, assessment }: { dish: Dish; assessment: Assessment | undefined }) {
  if (assessment === undefined) return null;
  return (
    <header className="record-head">
      <Picture src={dish.image_url} alt="" name={dish.name} eager />
      <div className="record-head__words">
        <h1>{dish.name}</h1>
        <VerdictPanel assessment={assessment} />
        <p className="record-head__text">{dish.description.trim() || 'No Dish Information'}</p>
        <p>
          {sayDishPrice(dish.dish_price)} · <Link to={`/restaurant/${dish.restaurant_id}`}>{dish.restaurant_name}</Link>
        </p>
      </div>
    </header>
  );
}
