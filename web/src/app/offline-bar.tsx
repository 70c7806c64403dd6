import { useOnline } from '../shared/lib/use-online.ts';
import { KeptHere } from './kept-here.tsx';

/** Without a network: that there is none, and the way to what this device kept, each with its age. */
export function OfflineBar() {
  const isOnline = useOnline();
  return (
    <div className="offline-bar__region" aria-live="polite">
      {!isOnline && <KeptHere />}
    </div>
  );
}
