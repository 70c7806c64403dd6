import '../restaurant/restaurant-header.css';
import type { ComponentType } from 'react';
import { useRecordPreview } from '../../shared/lib/record-preview.ts';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';

interface RecordSkeletonProps {
  /** Names what is being loaded. */
  label: string;
  kind?: 'restaurant' | 'record';
  /** Shows the record's picture, if its page begins with one. */
  Picture?: ComponentType<{ src: string | null; name: string }>;
  /** `false` while we don't know who the user is; then not even the name is shown. */
  mayPreview?: boolean;
}

const frames = { restaurant: 'restaurant-header', record: 'record-head' } as const;

/** Shows a record before it arrives, with what the card that led here already knew about it. */
export function RecordSkeleton({ label, kind = 'record', Picture, mayPreview = true }: RecordSkeletonProps) {
  const seen = useRecordPreview();
  const preview = mayPreview ? seen : undefined;
  const frame = frames[kind];
  return (
    <div className={`${frame} arriving`} aria-busy="true">
      {!preview && <h1 className="visually-hidden">{label}</h1>}
      <p role="status">
        <VisuallyHidden>{label}</VisuallyHidden>
      </p>
      {Picture && <Picture src={preview?.picture ?? null} name={preview?.name ?? ''} />}
      <div className={`${frame}__words`}>
        {kind === 'restaurant' && <Skeleton />}
        {preview ? <h1>{preview.name}</h1> : <Skeleton shape="title" />}
        <Skeleton />
        <Skeleton />
      </div>
    </div>
  );
}
