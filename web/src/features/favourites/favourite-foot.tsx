import './favourite-foot.css';
import type { DishNews } from '@clearplate/contract/favourites';
import { useState, type ReactNode } from 'react';
import { useFavouriteMarks } from '../../shared/api/favourite-marks.ts';
import { Button } from '../../shared/ui/button.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { DishNewsList } from './dish-news.tsx';
import { isFavourite, useFavourite, useWatch, type FavouriteTarget } from '../../entities/favourite/use-favourite.ts';
import { WatchSwitch } from './watch-switch.tsx';
import { t } from '../../translations/t.ts';

export interface FavouriteFootProps {
  dish: Omit<FavouriteTarget, 'kind'>;
  news: readonly DishNews[];
  /** `false` for a dish that has left its menu and can't be watched. */
  canWatch?: boolean;
  isEmailConfirmed: boolean | undefined;
}

/** Shows below a favourite dish what changed, whether to notify of changes, and a button to remove it or undo that. */
export function FavouriteFoot({ dish, news, canWatch = true, isEmailConfirmed }: FavouriteFootProps) {
  return (
    <RemovalFoot thing={{ kind: 'dish', ...dish }} news={<DishNewsList news={news} />} canUndo>
      {canWatch && <WatchSwitch dish={dish} isEmailConfirmed={isEmailConfirmed} />}
    </RemovalFoot>
  );
}

interface RemovalFootProps {
  thing: FavouriteTarget;
  news?: ReactNode;
  /** `false` for something that can't be saved again once it is removed. */
  canUndo: boolean;
  /** Renders what else can be set while it is saved. */
  children?: ReactNode;
}

/** Says below a favourite whether it is still saved, with a button to remove it or undo that. */
export function RemovalFoot({ thing, news, canUndo, children }: RemovalFootProps) {
  const { data: marks } = useFavouriteMarks();
  const kept = !marks || isFavourite(marks, thing);
  return (
    <div className="favourite-foot">
      {news}
      {kept && children}
      <p className="favourite-foot__state" role="status">
        {kept ? '' : t('No longer saved')}
      </p>
      {(kept || canUndo) && <RemoveButton thing={thing} kept={kept} />}
    </div>
  );
}

/** Uses the same button to remove and to undo, so that it keeps the focus. */
function RemoveButton({ thing, kept }: { thing: FavouriteTarget; kept: boolean }) {
  const keep = useFavourite(thing);
  const watch = useWatch(thing);
  // Only the dish can be watched, not a way to make it.
  const { data: isWatched = false } = useFavouriteMarks(
    ({ dishes }) => !thing.way && dishes.some(({ dish_id, is_watched }) => dish_id === thing.id && is_watched),
  );
  const [wasWatched, setWasWatched] = useState(false);
  const remove = () => {
    setWasWatched(isWatched);
    keep.mutate(false);
  };
  const restore = () => (wasWatched ? watch.mutate(true) : keep.mutate(true));
  return (
    <Button kind="quiet" onClick={kept ? remove : restore}>
      {kept ? t('Remove') : t('Undo')}
      <VisuallyHidden>{` ${thing.name}`}</VisuallyHidden>
    </Button>
  );
}
