import { askWhere, type Here } from '../../features/location/here.ts';
import type { Finding } from '../../features/location/use-finding.ts';
import { Button } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Spinner } from '../../shared/ui/spinner.tsx';

const texts: Readonly<Record<Exclude<Here['status'], 'asking' | 'known'>, string>> = {
  'not-asked': 'To look near you, this page needs to know where you are. It is used for this list and not kept.',
  refused:
    'Your browser was not allowed to say where you are. Its settings for this site can change that; a zip code will do as well.',
  unavailable: 'Your browser could not find out where you are. A zip code will do as well.',
};

/** A list near somebody of whom it isn't known where they are, and why not. */
export function HereNeeded({ finding: { here, change } }: { finding: Finding }) {
  if (here.status === 'known') return null;
  if (here.status === 'asking') {
    return (
      <p role="status">
        <Spinner /> Asking your browser where you are…
      </p>
    );
  }
  return (
    <div role={here.status === 'not-asked' ? undefined : 'alert'}>
      <EmptyState text={texts[here.status]}>
        <Button onClick={askWhere}>{here.status === 'not-asked' ? 'Use my location' : 'Try again'}</Button>
        <Button onClick={() => change({ area: 'all', radius: undefined })}>Look everywhere</Button>
      </EmptyState>
    </div>
  );
}
