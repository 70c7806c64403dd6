import type { ReactNode } from 'react';
import { AsOfContext } from './as-of.ts';
import { OfflineCopyNotice } from './offline-copy-notice.tsx';

export interface AsOfProps {
  /** `undefined` if the data is current. */
  asOf: string | undefined;
  onRetry: () => void;
  children: ReactNode;
}

/** Shows when data is from that can't be refetched: above the dishes, and on every verdict. */
export function AsOf({ asOf, onRetry, children }: AsOfProps) {
  return (
    <AsOfContext value={asOf}>
      {asOf !== undefined && <OfflineCopyNotice asOf={asOf} onRetry={onRetry} />}
      {children}
    </AsOfContext>
  );
}
