import { DishNewsList } from '../../features/favourites/dish-news.tsx';
import { useNews } from '../../features/favourites/use-news.ts';
import { useFavouriteMarks } from '../../shared/api/favourite-marks.ts';

/** What changed since the person looked, where they keep the dish. */
export function NewsOfDish({ id }: { id: number }) {
  const { data: marks } = useFavouriteMarks();
  const newsOf = useNews(marks?.dishes.filter(({ dish_id }) => dish_id === id));
  return <DishNewsList news={newsOf(id)} />;
}
