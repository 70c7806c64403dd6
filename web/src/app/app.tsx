import type { QueryClient } from '@tanstack/react-query';
import { PageRoutes } from './page-routes.tsx';
import type { Pages } from './pages.ts';
import { Providers } from './providers.tsx';
import { Shell } from './shell.tsx';

export interface AppProps {
  queries: QueryClient;
  pages: Pages;
}

/** Everything inside a router: the browser's, the server's, or a test's. */
export function App({ queries, pages }: AppProps) {
  return (
    <Providers queries={queries}>
      <Shell>
        <PageRoutes pages={pages} />
      </Shell>
    </Providers>
  );
}
