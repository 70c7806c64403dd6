import './favourite-lists.css';
import type { FavouriteDish, Favourites } from '@clearplate/contract/favourites';
import { lazy } from 'react';
import { NotLoaded } from '../../shared/ui/not-loaded.tsx';
import { LazyPart } from '../../shared/ui/lazy-part.tsx';
import { AvoidingNotice } from '../../features/avoiding/avoiding-notice.tsx';
import { useAvoiding, type Avoiding } from '../../entities/eater/use-avoiding.ts';
import { UnclaimedHere } from '../../entities/verdict/own-view.tsx';
import { MarkOfDish } from '../../entities/verdict/mark-of-dish.tsx';
import { ConfirmNote } from '../../entities/verdict/confirm-note.tsx';
import { assessVariants } from '@clearplate/domain/verdict/assess-variants';
import { useTold } from '../../entities/verdict/use-told.ts';
import { toldOf } from '../../entities/verdict/told-of.ts';
import type { Assess } from '../../entities/verdict/assess-list.ts';
import { OfferedWays } from '../../entities/dish/offered-ways.tsx';
import { DishCard } from '../../entities/dish/dish-card.tsx';
import { FavouriteFoot, type FavouriteFootProps } from '../../features/favourites/favourite-foot.tsx';
import { FavouriteGone } from '../../features/favourites/favourite-gone.tsx';
import { useNews } from '../../features/favourites/use-news.ts';
import { useSession } from '../../entities/eater/use-session.ts';
import { useFavouriteMarks } from '../../shared/api/favourite-marks.ts';
import { CardGrid } from '../../shared/ui/card-grid.tsx';
import { CardSkeletons } from '../../shared/ui/card-skeletons.tsx';
import { ChangeTick } from '../../features/discovery/filters/change-tick.tsx';
import { CountedRestaurants } from '../../features/discovery/restaurants/counted-restaurants.tsx';
import { t } from '../../translations/t.ts';

const FavouriteWays = lazy(async () => ({ default: (await import('./favourite-ways.tsx')).FavouriteWays }));

/** Lists favourite dishes with their verdicts, even those to avoid, then restaurants. */
export function FavouriteLists({ favourites: { dishes, ways, restaurants } }: { favourites: Favourites }) {
  const avoiding = useAvoiding();
  return (
    <div className="favourite-lists">
      <AvoidingNotice avoiding={avoiding} />
      <UnclaimedHere />
      {dishes.length > 0 && (
        <section aria-labelledby="favourite-dishes">
          <h2 id="favourite-dishes">{t('Dishes')}</h2>
          <Dishes dishes={dishes} avoiding={avoiding} />
          <ConfirmNote />
        </section>
      )}
      {ways.length > 0 && (
        <LazyPart waiting={null} lost={<NotLoaded />}>
          <FavouriteWays ways={ways} avoiding={avoiding} />
        </LazyPart>
      )}
      {restaurants.length > 0 && (
        <section aria-labelledby="favourite-restaurants">
          <h2 id="favourite-restaurants">{t('Restaurants')}</h2>
          <ChangeTick />
          <CountedRestaurants restaurants={restaurants} avoiding={avoiding} />
        </section>
      )}
    </div>
  );
}

function Dishes({ dishes, avoiding }: { dishes: readonly FavouriteDish[]; avoiding: Avoiding }) {
  const { data: marks } = useFavouriteMarks();
  const newsOf = useNews(marks?.dishes);
  const { user } = useSession();
  if (avoiding.state === 'loading') return <CardSkeletons label={t('Looking up what you avoid')} />;
  return (
    <CardGrid label={t('Dishes')}>
      {dishes.map(({ dish, removed_at }) => (
        <li key={dish.id}>
          <Favourite
            dish={dish}
            removedAt={removed_at}
            avoiding={avoiding}
            news={newsOf(dish.id)}
            isEmailConfirmed={user?.email_confirmed}
          />
        </li>
      ))}
    </CardGrid>
  );
}

interface FavouriteProps extends Omit<FavouriteFootProps, 'dish' | 'canWatch'> {
  dish: FavouriteDish['dish'];
  removedAt: string | null;
  avoiding: Avoiding;
}

function Favourite({ dish, removedAt, avoiding, ...foot }: FavouriteProps) {
  const { heeded } = useTold(dish.restaurant_id);
  if (removedAt !== null) {
    return (
      <FavouriteGone dish={dish} removedAt={removedAt}>
        <FavouriteFoot {...foot} dish={dish} news={[]} canWatch={false} />
      </FavouriteGone>
    );
  }
  const assess: Assess = (facts) => {
    const stated = avoiding.assess(facts);
    return stated && toldOf(stated, heeded, dish.id);
  };
  const assessment = assess(dish.facts);
  const offered = assessment ? assessVariants(assessment, dish.variants, assess) : [];
  return (
    <DishCard
      dish={dish}
      assessment={assessment}
      isCurrent={avoiding.isCurrent}
      mark={<MarkOfDish dish={dish} avoiding={avoiding} />}
      actions={
        <>
          {assessment && offered.length > 0 && <OfferedWays dish={dish} assessment={assessment} offered={offered} />}
          <FavouriteFoot {...foot} dish={dish} />
        </>
      }
    />
  );
}
