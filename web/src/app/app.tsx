import { PageRoutes } from './page-routes.tsx';
import { Providers } from './providers.tsx';
import { Shell } from './shell.tsx';

/** Everything inside a router: the browser's, or a test's. */
export function App() {
  return (
    <Providers>
      <Shell>
        <PageRoutes />
      </Shell>
    </Providers>
  );
}
