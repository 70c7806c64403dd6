import { RestaurantPicture } from '../../entities/restaurant/cuisine-band.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { CardGrid } from '../../shared/ui/card-grid.tsx';
import { CardSkeletons } from '../../shared/ui/card-skeletons.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { FoldedPart } from '../../shared/ui/folded-part.tsx';
import { LoadMore } from '../../shared/ui/load-more.tsx';
import { ProblemNotice, StatusNotice } from '../../shared/ui/notice.tsx';
import { Picture } from '../../shared/ui/picture.tsx';
import { Spinner } from '../../shared/ui/spinner.tsx';
import { UndoNote } from '../../shared/ui/undo-note.tsx';

const nothing = () => undefined;

/** Shows loading, empty, failed and done: what replaces content, and what is around it. */
export function States() {
  return (
    <>
      <CardSkeletons count={2} label="Loading" />
      <EmptyState text="You keep nothing yet.">
        <Button>See restaurants</Button>
      </EmptyState>
      <ErrorState text="The menu could not be loaded." reason="Clearplate could not be reached" onRetry={nothing} />
      <ProblemNotice>The address was not saved.</ProblemNotice>
      <StatusNotice>Saved.</StatusNotice>
      <UndoNote gone="No alliums" busy={false} onUndo={nothing} />
      <p>
        <Spinner label="Loading" /> Loading the history
      </p>
      <LoadMore hasMore={false} isLoadingMore={false} loadMoreFailed={false} loadMore={nothing} shown="48 dishes" />
      <FoldedPart title="Folded part" folded>
        <p>What was folded.</p>
      </FoldedPart>
      <CardGrid label="Pictures">
        <li>
          <RestaurantPicture restaurant={{ name: 'Lemongrass Lane', cuisine: 'Thai', image_url: null }} />
        </li>
        <li>
          <Picture src={null} alt="" name="Half Moon" shape="square" />
        </li>
      </CardGrid>
    </>
  );
}
