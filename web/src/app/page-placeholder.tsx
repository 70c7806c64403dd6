import { patienceMs } from '../shared/lib/patience.ts';
import { useBoundedWait } from '../shared/lib/use-bounded-wait.ts';
import { ErrorState } from '../shared/ui/error-state.tsx';
import { Skeleton } from '../shared/ui/skeleton.tsx';
import { VisuallyHidden } from '../shared/ui/visually-hidden.tsx';
import { say } from '../translations/say.ts';

/** While a page's own code is on its way; after some seconds it says that it isn't there. What comes late counts. */
export function PagePlaceholder() {
  const isWaiting = useBoundedWait(true, patienceMs);
  if (!isWaiting) return <NotThere />;
  return (
    <div className="page arriving" aria-busy="true">
      <VisuallyHidden>{say('Loading')}</VisuallyHidden>
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton shape="box" />
    </div>
  );
}

const NotThere = () => (
  <div className="page">
    <h1 className="visually-hidden">{say('Something is missing here')}</h1>
    <ErrorState
      text={say('This page could not be loaded.')}
      reason={say('Check your connection, then try again. What you have saved is kept.')}
      onRetry={() => window.location.reload()}
    />
  </div>
);
