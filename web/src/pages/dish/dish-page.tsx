import type { DishSummary } from '@clearplate/contract/dishes';
import type { DerivedVariant } from '@clearplate/domain/facts/derive-dish';
import { usePrefetchQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { AddToCart } from '../../features/cart/add-to-cart.tsx';
import type { InCartNotForProps } from '../../features/cart/in-cart-not-for.tsx';
import { pathOfWay } from '../../entities/dish/path-of-way.ts';
import { DishIngredients } from '../../entities/dish/dish-ingredients.tsx';
import { FavouriteButton } from '../../entities/favourite/favourite-button.tsx';
import { WayHeart } from '../../entities/favourite/favourite-way.tsx';
import { WatchSwitch } from '../../features/favourites/watch-switch.tsx';
import { DishReports, reportsOf } from '../../features/reports/dish-reports.tsx';
import { ShareButton } from '../../features/sharing/share-button.tsx';
import { useSession } from '../../entities/eater/use-session.ts';
import { describeLost, describeWaiting } from '../../entities/dish/describe-ticks.ts';
import { DishHistory } from '../../features/history/dish-history.tsx';
import { LazyPart } from '../../shared/ui/lazy-part.tsx';
import { NotLoaded } from '../../shared/ui/not-loaded.tsx';
import { LinkButton } from '../../shared/ui/button.tsx';
import { ProblemNotice } from '../../shared/ui/notice.tsx';
import type { DishFacts } from '@clearplate/domain/facts/dish-facts';
import { type StatementView, assessAllergenFor } from '../../entities/eater/assess-for.ts';
import { AllergenInformation } from '../../entities/dish/allergen-information.tsx';
import { DishNewsList } from '../../features/favourites/dish-news.tsx';
import { useNews } from '../../features/favourites/use-news.ts';
import { useFavouriteMarks } from '../../shared/api/favourite-marks.ts';
import { firstOf, useRecordId } from '../../shared/lib/record-id.ts';
import { ChartLinks } from './chart-links.tsx';
import { RecordPage } from './record-page.tsx';
import { ToldAsOf, ToldHead } from './told-head.tsx';
import { MarkOfDish } from '../../entities/verdict/mark-of-dish.tsx';
import type { Avoiding } from '../../entities/eater/use-avoiding.ts';
import { answerTimeoutMs } from '../../shared/lib/answer-timeout.ts';
import { useBoundedWait } from '../../shared/lib/use-bounded-wait.ts';
import { useStored } from '../../shared/lib/use-stored.ts';
import { useHasCart } from '../../entities/eater/use-has-cart.ts';
import { useOpenedDish } from '../../entities/restaurant/use-opened-menu.ts';
import { t } from '../../translations/t.ts';

const InCartNotFor = lazy(async () => ({
  default: (await import('../../features/cart/in-cart-not-for.tsx')).InCartNotFor,
}));

/** Only a dish to avoid needs this code. */
const InCart = (props: InCartNotForProps) =>
  props.assessment?.verdict === 'avoid' && (
    <LazyPart waiting={null} lost={<NotLoaded />}>
      <InCartNotFor {...props} />
    </LazyPart>
  );

const SaidOfDish = lazy(async () => ({
  default: (await import('../../features/kitchen-orders/said-of-dish.tsx')).SaidOfDish,
}));

/** Only who sent its kitchen an order within the last hours needs this code. */
const OfKitchen = ({ dish, avoiding: { eaters } }: { dish: DishSummary; avoiding: Avoiding }) =>
  // JSON has no bare quote within a string.
  new RegExp(`"restaurantId":${dish.restaurant_id}\\b`).test(useStored('kitchenOrders') ?? '') && (
    <LazyPart waiting={<TicksToCome />} lost={<ProblemNotice>{describeLost()}</ProblemNotice>}>
      <SaidOfDish dish={dish} eaters={eaters} />
    </LazyPart>
  );

function TicksToCome() {
  const isWaiting = useBoundedWait(true, answerTimeoutMs);
  return isWaiting ? <p>{describeWaiting()}</p> : <ProblemNotice>{describeLost()}</ProblemNotice>;
}

/** Shows what changed since the user last looked, for a favourite dish. */
function NewsOfDish({ id }: { id: number }) {
  const { data: marks } = useFavouriteMarks();
  const newsOf = useNews(marks?.dishes.filter(({ dish_id }) => dish_id === id));
  return <DishNewsList news={newsOf(id)} />;
}

/** Shows every current statement about a dish's allergens. */
function DishStatements({ facts, statements }: { facts: DishFacts; statements: StatementView }) {
  const assess = useMemo(() => assessAllergenFor(statements), [statements]);
  return (
    <>
      <AllergenInformation facts={facts} assessAllergen={assess} />
      <ChartLinks facts={facts} />
    </>
  );
}

/** Shows buttons to save and to share a way to make a dish. Sharing doesn't tell whom it is for. */
function WayButtons({ dish, way }: { dish: DishSummary; way: DerivedVariant }) {
  return (
    <>
      <WayHeart dish={dish} way={way} />
      <ShareButton path={pathOfWay(dish.id, way.id)} name={`${dish.name}, ${way.name}`} />
    </>
  );
}

/** Says that the address asks for a way that the restaurant no longer offers. */
function WayGone({ way, variants }: { way: string | undefined; variants: DishSummary['variants'] }) {
  if (way === undefined || variants?.some(({ id }) => id === way)) return null;
  return (
    <ProblemNotice>
      {t('This restaurant doesn’t offer the way to make it that was asked for: below is the dish as it comes.')}
    </ProblemNotice>
  );
}

/** Shows everything that is known about a dish, and what that means for those who eat. */
export function DishPage() {
  const id = useRecordId();
  const hasCart = useHasCart();
  const { status } = useSession();
  const way = useWayOfAddress();
  // We prefetch the reports, because they are rendered only below the loaded dish.
  usePrefetchQuery(reportsOf(id));
  const query = useOpenedDish(id);
  return (
    <RecordPage
      noun="dish"
      record={query.data && firstOf(query.data)}
      asOf={query.asOf}
      error={query.isPending ? null : query.error}
      onRetry={query.refetch}
    >
      {(dish, avoiding) => (
        <ToldAsOf dish={dish} asOf={query.asOf} avoiding={avoiding} onRetry={query.refetch}>
          <ToldHead
            dish={dish}
            assess={avoiding.assess}
            mark={<MarkOfDish dish={dish} avoiding={avoiding} />}
            openedWay={way}
            renderWayActions={(made) => <WayButtons dish={dish} way={made} />}
            renderOtherWayActions={(made, assessment) => (
              <>
                {hasCart && <AddToCart dish={dish} way={made.id} />}
                {hasCart && <InCart dish={dish.id} way={made.id} assessment={assessment} />}
                <WayButtons dish={dish} way={made} />
              </>
            )}
            news={
              <>
                <OfKitchen dish={dish} avoiding={avoiding} />
                <WayGone way={way} variants={dish.variants} />
                {status !== 'guest' && <NewsOfDish id={dish.id} />}
              </>
            }
          >
            {(assessment) => (
              <>
                {hasCart && <AddToCart dish={dish} />}
                <FavouriteButton kind="dish" id={dish.id} name={dish.name} withWord />
                <Watch dish={dish} />
                <ShareButton path={`/dish/${dish.id}`} name={dish.name} />
                {hasCart && <InCart dish={dish.id} assessment={assessment} />}
              </>
            )}
          </ToldHead>
          <Suspense>
            <div className="record-parts">
              <section aria-labelledby="allergens-heading">
                <h2 id="allergens-heading">{t('Allergen Information')}</h2>
                <DishStatements facts={dish.facts} statements={avoiding.statements} />
              </section>
              <section aria-labelledby="ingredients-heading">
                <h2 id="ingredients-heading">{t('Ingredients')}</h2>
                <DishIngredients dish={dish} />
              </section>
            </div>
            <DishReports id={id} />
            <DishHistory dishId={dish.id} />
          </Suspense>
          <p className="record-back">
            <LinkButton to={`/restaurant/${dish.restaurant_id}`}>{t('Go Back to Restaurant')}</LinkButton>
          </p>
        </ToldAsOf>
      )}
    </RecordPage>
  );
}

/** Returns the id of the way that the address asks for, because it was shared or is in the cart. */
function useWayOfAddress(): string | undefined {
  const [params] = useSearchParams();
  return params.get('way') ?? undefined;
}

function Watch({ dish }: { dish: DishSummary }) {
  const { user } = useSession();
  return <WatchSwitch dish={dish} isEmailConfirmed={user?.email_confirmed} />;
}
