import { laterComponent } from '../../shared/lib/later.tsx';

// As the verdict: a kept dish is not seen without what became of it.
export const DishNewsList = laterComponent(async () => (await import('./dish-news.tsx')).DishNewsList);
