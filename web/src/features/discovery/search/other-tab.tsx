import type { FoundDish } from '@clearplate/contract/judged';
import type { Avoiding } from '../../../entities/eater/use-avoiding.ts';
import type { Question } from '../../../entities/area/use-finding.ts';
import type { PagedList } from '../../../shared/api/queries.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { sayNumberOf } from '../../../shared/lib/say-count.ts';
import { useFoundRestaurants } from '../restaurants/use-found-restaurants.ts';
import { useShownList } from '../dishes/use-judged-list.ts';
import { say, sayCount } from '../../../translations/say.ts';

interface OtherTabProps {
  question: Question;
  avoiding: Avoiding;
  onLook: () => void;
}

/** For a tab without hits: the way to those of the other, which are asked for as it will. */
export function OtherDishes({ question, avoiding, onLook }: OtherTabProps) {
  const list = useShownList<FoundDish>({ call: 'judgeDishes', ...question }, avoiding);
  return <Offer list={list} noun="dish" tab={say('Dishes')} onLook={onLook} />;
}

export function OtherRestaurants({ question, avoiding, onLook }: OtherTabProps) {
  const list = useFoundRestaurants(question, avoiding);
  return <Offer list={list} noun="restaurant" tab={say('Restaurants')} onLook={onLook} />;
}

interface OfferProps {
  list: Pick<PagedList<unknown>, 'items' | 'hasMore'>;
  noun: 'dish' | 'restaurant';
  tab: string;
  onLook: () => void;
}

function Offer({ list: { items, hasMore }, noun, tab, onLook }: OfferProps) {
  if (!items || items.length === 0) return null;
  const found = sayNumberOf(items.length, noun);
  const count = hasMore ? say('At least {found}', { found }) : found;
  return (
    <Button onClick={onLook}>
      {sayCount(items.length, '{found} matches: look at {tab}', '{found} match: look at {tab}', { found: count, tab })}
    </Button>
  );
}
