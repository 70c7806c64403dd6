import { lazy } from 'react';
import { LazyPart } from '../../shared/ui/lazy-part.tsx';
import { NotLoaded } from '../../shared/ui/not-loaded.tsx';
import { useAllTold } from './use-told.ts';

const ClaimTold = lazy(async () => ({ default: (await import('./claim-told.tsx')).ClaimTold }));

/**
 * Asks the person who signed in who made the notes in this tab, if there are any, once for all restaurants. Few people
 * need its code.
 */
export function UnclaimedNotes() {
  const { unclaimedNotes, claim, disclaim } = useAllTold();
  if (unclaimedNotes.length === 0) return null;
  return (
    <LazyPart waiting={null} lost={<NotLoaded />}>
      <ClaimTold notes={unclaimedNotes} onClaim={claim} onDisclaim={disclaim} />
    </LazyPart>
  );
}
