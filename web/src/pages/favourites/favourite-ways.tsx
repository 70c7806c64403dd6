import '../../features/cart/since-notice.css';
import './favourite-ways.css';
import type { FavouriteWay } from '@clearplate/contract/favourites';
import { formatPrice } from '@clearplate/domain/menu/money';
import type { Assessment } from '@clearplate/domain/verdict/verdict';
import { describeVariant } from '@clearplate/domain/wording/describe-variant';
import { useQueryClient } from '@tanstack/react-query';
import { useContext } from 'react';
import { Link } from 'react-router';
import { DishPlace } from '../../entities/dish/dish-card.tsx';
import { DishCardSlotsContext } from '../../entities/dish/dish-card-slots.ts';
import { pathOfWay } from '../../entities/dish/path-of-way.ts';
import type { Avoiding } from '../../entities/eater/use-avoiding.ts';
import { wayToKeep } from '../../entities/favourite/favourite-way.tsx';
import { useFavourite, type FavouriteTarget } from '../../entities/favourite/use-favourite.ts';
import { RatherNot } from '../../entities/verdict/rather-not.tsx';
import { useTold } from '../../entities/verdict/use-told.ts';
import { VerdictBadge } from '../../entities/verdict/verdict-badge.tsx';
import { VerdictMark } from '../../entities/verdict/verdict-mark.tsx';
import { toldOf } from '../../entities/verdict/told-of.ts';
import { describeWay } from '../../features/cart/describe-line.ts';
import { DishNewsList } from '../../features/favourites/dish-news.tsx';
import { RemovalFoot } from '../../features/favourites/favourite-foot.tsx';
import { FavouriteGone } from '../../features/favourites/favourite-gone.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { CardGrid } from '../../shared/ui/card-grid.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { t } from '../../translations/t.ts';

/** Lists the ways to make a dish that somebody saved. Each has its own verdict, never that of the dish. */
export function FavouriteWays({ ways, avoiding }: { ways: readonly FavouriteWay[]; avoiding: Avoiding }) {
  if (avoiding.state === 'loading') return null;
  return (
    <section className="favourite-ways" aria-labelledby="favourite-ways">
      <h2 id="favourite-ways">{t('Made another way')}</h2>
      <p>{t('What is said here is only of the dish made so. Ask for it so when you order.')}</p>
      <CardGrid label={t('Made another way')}>
        {ways.map((one) => (
          <li key={`${one.dish.id} ${one.way.id}`}>
            <Favourite favourite={one} avoiding={avoiding} />
          </li>
        ))}
      </CardGrid>
    </section>
  );
}

function Favourite({ favourite, avoiding }: { favourite: FavouriteWay; avoiding: Avoiding }) {
  const { dish, way, as_of, removed_at, price, facts } = favourite;
  const { heeded } = useTold(dish.restaurant_id);
  const thing: FavouriteTarget = {
    kind: 'dish',
    id: dish.id,
    name: `${dish.name}, ${way.name}`,
    way: wayToKeep(dish.id, { id: way.id, as_of }),
  };
  if (removed_at !== null) {
    return (
      <FavouriteGone dish={{ ...dish, name: thing.name }} removedAt={removed_at}>
        <RemovalFoot thing={thing} canUndo={false} />
      </FavouriteGone>
    );
  }
  const stated = facts ? avoiding.assess(facts) : undefined;
  // Nobody said that what they were told about the dish isn't in there when it is made another way.
  const assessment = stated && toldOf(stated, heeded, dish.id);
  return (
    <article className="dish-card">
      <h3 className="dish-card__name">
        <Link to={pathOfWay(dish.id, way.id)}>{thing.name}</Link>
      </h3>
      <div className="offered-way">
        <VerdictMark verdict="with_change" />
        <p className="offered-way__title">{titleOf(way, assessment)}</p>
        {assessment && <Verdict assessment={assessment} />}
        <WaySince favourite={favourite} thing={thing} />
        <ToCart favourite={favourite} verdict={assessment?.verdict} />
      </div>
      {facts && (
        <p className="dish-card__price">
          {price === null ? t('Price not given') : formatPrice(Math.round(price * 100))}
        </p>
      )}
      <DishPlace dish={dish} />
      <RemovalFoot thing={thing} canUndo={way.state === 'same'} />
    </article>
  );
}

/**
 * Returns how it is made. It tells nobody to ask for something that is no longer offered, or that they have to avoid.
 */
function titleOf(way: FavouriteWay['way'], assessment: Assessment | undefined): string {
  const made = describeWay(way);
  const isHelp = assessment !== undefined && assessment.verdict !== 'avoid';
  return isHelp ? `${t('Ask for it so:')} ${made}` : made;
}

/** Shows a verdict that clears in its own words, because the marks of such verdicts are for dishes as they come. */
function Verdict({ assessment }: { assessment: Assessment }) {
  const { verdict } = assessment;
  if (verdict === null) return <p>{t('Nothing checked')}</p>;
  if (verdict === 'avoid' || verdict === 'not_verified') {
    return (
      <div>
        <VerdictBadge assessment={assessment} />
      </div>
    );
  }
  const { says, ask } = describeVariant(assessment, { assessment: { ...assessment, verdict } }, t);
  return (
    <>
      <p>{ask === undefined ? says : `${says}. ${ask}`}</p>
      <RatherNot assessment={assessment} />
    </>
  );
}

function sentenceOf({ way: { state }, facts }: FavouriteWay): string | undefined {
  if (state === 'withdrawn')
    return t('The restaurant doesn’t offer it this way any more. Whoever orders it may get it as it comes.');
  if (!facts) return t('What is in it is being read anew. Until then nothing is said of it.');
  if (state === 'same') return undefined;
  return t(
    'The dish, or how it is made this way, isn’t what you chose any more. Nothing clears it until you have looked.',
  );
}

/** Says what has changed since the user saved it, and lets them save it as it is now. */
function WaySince({ favourite, thing }: { favourite: FavouriteWay; thing: FavouriteTarget }) {
  const queries = useQueryClient();
  const keep = useFavourite(thing);
  const { news, way, facts } = favourite;
  const sentence = sentenceOf(favourite);
  if (sentence === undefined && news.length === 0) return null;
  const confirm = () =>
    keep.mutate(true, { onSettled: () => void queries.invalidateQueries({ queryKey: ['listFavourites'] }) });
  return (
    <div className="since">
      {way.state === 'withdrawn' && <p className="since__title">{t('No longer offered this way')}</p>}
      {sentence !== undefined && <p>{sentence}</p>}
      <DishNewsList news={news} />
      {facts && (
        <Button kind="quiet" busy={keep.isPending} onClick={confirm}>
          {t('OK, save it as it is now')}
          <VisuallyHidden>{`: ${thing.name}`}</VisuallyHidden>
        </Button>
      )}
    </div>
  );
}

/**
 * Offers to put a way into the cart only if it is still what the user chose. Otherwise they have to look at it first.
 */
function ToCart({
  favourite: { dish, way },
  verdict,
}: {
  favourite: FavouriteWay;
  verdict: Assessment['verdict'] | undefined;
}) {
  const { Actions } = useContext(DishCardSlotsContext);
  if (!Actions || way.state !== 'same' || verdict === undefined || verdict === 'avoid') return null;
  return (
    <div>
      <Actions dish={dish} way={way.id} />
    </div>
  );
}
