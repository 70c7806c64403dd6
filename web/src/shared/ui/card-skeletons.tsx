import { VisuallyHidden } from './visually-hidden.tsx';
import { CardGrid } from './card-grid.tsx';
import { Skeleton } from './skeleton.tsx';

/** The shape of a grid of cards before they arrive. `label` is what is being loaded. */
export function CardSkeletons({ count = 6, label }: { count?: number; label: string }) {
  return (
    <div aria-busy="true">
      <p role="status">
        <VisuallyHidden>{label}</VisuallyHidden>
      </p>
      <CardPlaces count={count} />
    </div>
  );
}

/** Places for cards, and nothing said. */
export function CardPlaces({ count = 8 }: { count?: number }) {
  return (
    <div aria-hidden="true">
      <CardGrid>
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            <span>
              <Skeleton shape="picture" />
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
