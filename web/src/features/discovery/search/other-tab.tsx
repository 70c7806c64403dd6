import { Fragment } from 'react';
import { Link } from 'react-router';
import type { FoundDish } from '@clearplate/contract/assessed-lists';
import { normalise } from '@clearplate/domain/reading/normalise';
import type { Avoiding } from '../../../entities/eater/use-avoiding.ts';
import type { Question } from '../../../entities/area/use-list-filters.ts';
import type { PagedList } from '../../../shared/api/queries.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { formatNumberOf } from '../../../shared/lib/format-count.ts';
import { useFoundRestaurants } from '../restaurants/use-found-restaurants.ts';
import { useAssessedList } from '../dishes/use-assessed-list.ts';
import { t, tCount } from '../../../translations/t.ts';

interface OtherTabProps {
  question: Question;
  avoiding: Avoiding;
  onLook: () => void;
}

/** On a tab without results, links to those of the other tab, fetched with the query that it will use. */
export function OtherDishes({ question, avoiding, onLook }: OtherTabProps) {
  const list = useAssessedList<FoundDish>({ call: 'judgeDishes', ...question }, avoiding);
  return <Offer list={list} noun="dish" tab={t('Dishes')} onLook={onLook} />;
}

/** Links to the restaurants, unless all of them are already named. */
export function OtherRestaurants({ text, question, avoiding, onLook }: { text: string } & OtherTabProps) {
  const list = useFoundRestaurants(question, avoiding);
  const named = listCalled(text, list.items ?? []).slice(0, mostNamed);
  if (named.length === list.items?.length && !list.hasMore) return null;
  return <Offer list={list} noun="restaurant" tab={t('Restaurants')} onLook={onLook} />;
}

/** At most this many are named here; the other tab has them all. */
const mostNamed = 3;

const wordsOf = (text: string): readonly string[] => normalise(text).split(' ');

/** Returns the restaurants whose name was typed, not those that only serve it. */
function listCalled<One extends { readonly name: string }>(text: string, restaurants: readonly One[]): readonly One[] {
  const typed = wordsOf(text);
  return restaurants.filter(({ name }) => {
    const own = wordsOf(name);
    return typed.every((word) => own.some((other) => other.startsWith(word)));
  });
}

/** Links from a search without dishes to the restaurants whose name was typed. */
export function RestaurantsCalled({ text, question, avoiding }: { text: string } & Omit<OtherTabProps, 'onLook'>) {
  const { items = [] } = useFoundRestaurants(question, avoiding);
  const called = listCalled(text, items);
  if (called.length === 0) return null;
  return (
    <p className="state__text">
      {t('Restaurants called {text}:', { text })}{' '}
      {called.slice(0, mostNamed).map(({ id, name }, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          <Link to={`/restaurant/${id}`}>{name}</Link>
        </Fragment>
      ))}
    </p>
  );
}

interface OfferProps {
  list: Pick<PagedList<unknown>, 'items' | 'hasMore'>;
  noun: 'dish' | 'restaurant';
  tab: string;
  onLook: () => void;
}

function Offer({ list: { items, hasMore }, noun, tab, onLook }: OfferProps) {
  if (!items || items.length === 0) return null;
  const found = formatNumberOf(items.length, noun);
  const count = hasMore ? t('At least {found}', { found }) : found;
  return (
    <Button onClick={onLook}>
      {tCount(items.length, '{found} matches: look at {tab}', '{found} match: look at {tab}', { found: count, tab })}
    </Button>
  );
}
