import '../../features/dishes/allergen-information.css';
import '../../features/dishes/verdict-mark.css';
import { laterPart } from '../../shared/lib/later.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';

export const DishStatements = laterPart(
  async () => (await import('./dish-statements.tsx')).DishStatements,
  () => <Skeleton shape="box" />,
);

/** Of those who keep the dish. */
export const NewsOfDish = laterPart(async () => (await import('./news-of-dish.tsx')).NewsOfDish);
