import type { ReactNode } from 'react';
import { AsOfContext } from './as-of.ts';
import { OfflineNotice, type OfflineNoticeProps } from './offline-notice.tsx';

export interface AsOfProps extends Omit<OfflineNoticeProps, 'asOf'> {
  /** It is `undefined` if the data is current. */
  asOf: string | undefined;
  children: ReactNode;
}

/** Shows how old the data is if it can't be refetched: above the dishes, and on every verdict. */
export function AsOf({ asOf, children, ...notice }: AsOfProps) {
  return (
    <AsOfContext value={asOf}>
      {asOf !== undefined && <OfflineNotice asOf={asOf} {...notice} />}
      {children}
    </AsOfContext>
  );
}
