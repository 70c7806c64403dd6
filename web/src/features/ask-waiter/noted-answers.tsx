import { lazy, useRef } from 'react';
import { LazyPart } from '../../shared/ui/lazy-part.tsx';
import { NotLoaded } from '../../shared/ui/not-loaded.tsx';
import type { ToldSummaryProps } from './told-summary.tsx';

// Most people who ask have noted nothing yet.
const ToldSummary = lazy(async () => ({ default: (await import('./told-summary.tsx')).ToldSummary }));

/** The focus moves here when the question that was answered is gone. */
export const notesId = 'told-notes';

/** Shows what somebody was told at this restaurant, once they have noted anything. Warnings don't wait for it. */
export function NotedAnswers(props: Omit<ToldSummaryProps, 'onForget'>) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div id={notesId} ref={place} tabIndex={-1}>
      {props.told.length > 0 && (
        <LazyPart waiting={null} lost={<NotLoaded />}>
          {/* The pressed button disappears with its note. */}
          <ToldSummary {...props} onForget={() => place.current?.focus({ preventScroll: true })} />
        </LazyPart>
      )}
    </div>
  );
}
