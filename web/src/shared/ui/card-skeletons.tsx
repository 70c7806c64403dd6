import { VisuallyHidden } from './visually-hidden.tsx';
import { CardGrid } from './card-grid.tsx';
import { Skeleton } from './skeleton.tsx';

type Kind = 'dish' | 'restaurant';

export interface CardSkeletonsProps {
  count?: number;
  /** What the cards will show. */
  kind?: Kind;
  /** Names what is being loaded. */
  label: string;
}

/** Shows the skeletons of a grid of cards. */
export function CardSkeletons({ count = 6, kind = 'dish', label }: CardSkeletonsProps) {
  return (
    <div className="arriving" aria-busy="true">
      <p role="status">
        <VisuallyHidden>{label}</VisuallyHidden>
      </p>
      <CardSlots count={count} kind={kind} />
    </div>
  );
}

/** Shows skeletons of cards without announcing them. */
export function CardSlots({ count = 8, kind = 'dish' }: { count?: number; kind?: Kind }) {
  return (
    <div aria-hidden="true">
      <CardGrid>
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            <span className={`card-place--${kind}`}>
              {kind === 'restaurant' && <Skeleton shape="picture" />}
              <Skeleton shape="title" />
              <Skeleton />
              <Skeleton />
            </span>
          </li>
        ))}
      </CardGrid>
    </div>
  );
}
