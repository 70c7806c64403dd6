import { lazy } from 'react';
import { LazyPart } from '../../shared/ui/lazy-part.tsx';
import { NotLoaded } from '../../shared/ui/not-loaded.tsx';
import type { useTold } from './use-told.ts';

const ClaimTold = lazy(async () => ({ default: (await import('./claim-told.tsx')).ClaimTold }));

/** Asks the person who signed in who made the notes in this tab, if there are any. Few people need its code. */
export function UnclaimedNotes({
  unclaimed,
  claim,
  disclaim,
}: Pick<ReturnType<typeof useTold>, 'unclaimed' | 'claim' | 'disclaim'>) {
  if (unclaimed === 0) return null;
  return (
    <LazyPart waiting={null} lost={<NotLoaded />}>
      <ClaimTold count={unclaimed} onClaim={claim} onDisclaim={disclaim} />
    </LazyPart>
  );
}
