/** Every page of the app, as router patterns. Any other path outside `/api` is answered with 404. */
export const pagePaths = [
  '/',
  '/search',
  '/restaurants',
  '/restaurant/:id',
  '/dish/:id',
  '/dishes',
  '/recipes',
  '/recipe/:id',
  '/contactUs',
  '/cart',
  '/login',
  '/register',
  '/profile',
  '/logout',
] as const;

export type PagePath = (typeof pagePaths)[number];
