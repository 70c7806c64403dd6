import '../../features/dishes/record-head.css';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';

/** A single record before it arrives. `label` says what is being loaded. */
export function RecordSkeleton({ label }: { label: string }) {
  return (
    <div className="record-head" aria-busy="true">
      <h1 className="visually-hidden">{label}</h1>
      <p role="status">
        <VisuallyHidden>{label}</VisuallyHidden>
      </p>
      <Skeleton shape="picture" />
      <div className="record-head__words">
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton />
      </div>
    </div>
  );
}
