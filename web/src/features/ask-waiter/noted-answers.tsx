import { lazy } from 'react';
import { NotLoaded } from '../../shared/ui/not-loaded.tsx';
import { LazyPart } from '../../shared/ui/lazy-part.tsx';
import type { ToldSummaryProps } from './told-summary.tsx';

// Most who ask have noted nothing yet.
const ToldSummary = lazy(async () => ({ default: (await import('./told-summary.tsx')).ToldSummary }));

/** What somebody was told at this restaurant, once they noted anything. Warnings don't wait for it. */
export const NotedAnswers = (props: ToldSummaryProps) =>
  props.told.length > 0 && (
    <LazyPart waiting={null} lost={<NotLoaded />}>
      <ToldSummary {...props} />
    </LazyPart>
  );
