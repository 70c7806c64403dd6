import './record-head.css';
import '../restaurant/restaurant-header.css';
import { useRecordPreview } from '../../shared/lib/record-preview.ts';
import { Picture } from '../../shared/ui/picture.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';

interface RecordSkeletonProps {
  /** What is being loaded. */
  label: string;
  kind?: 'restaurant' | 'record';
  /** `false` as long as it isn't known who looks: then nothing of it is shown, not even its name. */
  mayPreview?: boolean;
}

const looks = {
  restaurant: { frame: 'restaurant-header', shape: 'wide' },
  record: { frame: 'record-head', shape: 'landscape' },
} as const;

/** A single record before it arrives, with what the card that led here has shown of it. */
export function RecordSkeleton({ label, kind = 'record', mayPreview = true }: RecordSkeletonProps) {
  const seen = useRecordPreview();
  const preview = mayPreview ? seen : undefined;
  const { frame, shape } = looks[kind];
  return (
    <div className={`${frame} arriving`} aria-busy="true">
      {!preview && <h1 className="visually-hidden">{label}</h1>}
      <p role="status">
        <VisuallyHidden>{label}</VisuallyHidden>
      </p>
      {preview ? (
        <Picture src={preview.picture} alt="" name={preview.name} shape={shape} eager />
      ) : (
        <Skeleton shape={kind === 'restaurant' ? 'wide' : 'picture'} />
      )}
      <div className={`${frame}__words`}>
        {kind === 'restaurant' && <Skeleton />}
        {preview ? <h1>{preview.name}</h1> : <Skeleton shape="title" />}
        <Skeleton />
        <Skeleton />
      </div>
    </div>
  );
}
