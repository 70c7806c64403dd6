import type { RestaurantDetail } from '@clearplate/contract/restaurants';
import { lazy, Suspense, useState } from 'react';
import { useLeaveGuard } from '../../shared/lib/use-leave-guard.ts';
import { FoldedPart } from '../../shared/ui/folded-part.tsx';
import { LeaveDialog } from '../../shared/ui/leave-dialog.tsx';
import { LoadingLines } from './loaded-list.tsx';
import { say } from '../../translations/say.ts';

const OpeningHoursEditor = lazy(async () => ({
  default: (await import('../../features/restaurants/opening-hours-editor.tsx')).OpeningHoursEditor,
}));

/** The editor of the opening hours, loaded with the first look at it. */
export function OpeningHoursPart({ restaurant }: { restaurant: RestaurantDetail }) {
  const [isDirty, setDirty] = useState(false);
  const guard = useLeaveGuard(isDirty);
  return (
    <FoldedPart title={say('Opening hours')} folded>
      <Suspense fallback={<LoadingLines label={say('Loading the opening hours')} />}>
        <OpeningHoursEditor restaurant={restaurant} onDirty={setDirty} />
      </Suspense>
      <LeaveDialog guard={guard} />
    </FoldedPart>
  );
}
