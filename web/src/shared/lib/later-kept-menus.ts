import { later } from './later.tsx';

/** A page is seen before anything is kept of it, or found that was. */
export const laterKeptMenus = later(() => import('./kept-menus.ts'));
