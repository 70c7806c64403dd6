import { lazy, useRef } from 'react';
import { LazyPart } from '../../shared/ui/lazy-part.tsx';
import { NotLoaded } from '../../shared/ui/not-loaded.tsx';
import type { ToldSummaryProps } from './told-summary.tsx';

// Most who ask have noted nothing yet.
const ToldSummary = lazy(async () => ({ default: (await import('./told-summary.tsx')).ToldSummary }));

/** Where the focus goes on when the question that was answered is gone. */
export const notesId = 'told-notes';

/** What somebody was told at this restaurant, once they noted anything. Warnings don't wait for it. */
export function NotedAnswers(props: Omit<ToldSummaryProps, 'onForget'>) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div id={notesId} ref={place} tabIndex={-1}>
      {props.told.length > 0 && (
        <LazyPart waiting={null} lost={<NotLoaded />}>
          {/* What is pressed goes with its note. */}
          <ToldSummary {...props} onForget={() => place.current?.focus({ preventScroll: true })} />
        </LazyPart>
      )}
    </div>
  );
}
