import type { ReactNode } from 'react';
import { laterPart } from '../../shared/lib/later.tsx';
import { AsOfContext } from './as-of.ts';

const KeptCopyNotice = laterPart(async () => (await import('./kept-copy-notice.tsx')).KeptCopyNotice);

export interface AsOfProps {
  /** `undefined`: what is shown is current. */
  asOf: string | undefined;
  onRetry: () => void;
  children: ReactNode;
}

/** What can't be asked for again says from when it is: above the dishes, and on every verdict. */
export function AsOf({ asOf, onRetry, children }: AsOfProps) {
  return (
    <AsOfContext value={asOf}>
      {asOf !== undefined && <KeptCopyNotice asOf={asOf} onRetry={onRetry} />}
      {children}
    </AsOfContext>
  );
}
