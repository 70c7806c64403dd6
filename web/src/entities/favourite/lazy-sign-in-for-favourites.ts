import { lazyDialog } from '../../shared/ui/lazy-dialog.tsx';

export const LazySignInForFavourites = lazyDialog(
  async () => (await import('./sign-in-for-favourites.tsx')).SignInForFavourites,
);
