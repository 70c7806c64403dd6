import type { DishNews } from '@clearplate/contract/favourites';
import { sayChange } from '@clearplate/domain/say-change';
import type { Mail } from '../../mail/mailer.ts';
import { oneLine } from '../../mail/one-line.ts';

/** What one watched dish is to be said to have become. */
export interface WatchedDish {
  readonly dish_id: number;
  readonly dish_name: string;
  readonly restaurant_name: string;
  readonly news: readonly DishNews[];
}

const mostDishes = 20;
const mostLines = 6;

function sayDish({ dish_id, dish_name, restaurant_name, news }: WatchedDish, publicUrl: string): string {
  const lines = [...new Set(news.map(({ change, at }) => `- ${oneLine(sayChange(change, at))}`))];
  const more = lines.length - mostLines;
  return [
    `${oneLine(dish_name)}, ${oneLine(restaurant_name)}`,
    ...lines.slice(0, mostLines),
    ...(more > 0 ? [`- and ${more} more`] : []),
    `${publicUrl}/dish/${dish_id}`,
  ].join('\n');
}

function sayRest(count: number): string[] {
  if (count <= 0) return [];
  return [
    count === 1 ? 'One more dish that you watch has changed.' : `${count} more dishes that you watch have changed.`,
  ];
}

/**
 * One mail about everything that changed. It repeats what anybody can read on the dishes' pages: neither a verdict
 * nor what the person avoids stands in it.
 */
export function watchMail(
  email: string,
  dishes: readonly WatchedDish[],
  { publicUrl, stopToken }: { readonly publicUrl: string; readonly stopToken: string },
): Mail {
  const subject =
    dishes.length === 1 ? 'A dish that you watch has changed' : `${dishes.length} dishes that you watch have changed`;
  const text = [
    'You get this mail because you asked to be told when these dishes change.',
    ...dishes.slice(0, mostDishes).map((dish) => sayDish(dish, publicUrl)),
    ...sayRest(dishes.length - mostDishes),
    `What that means for you is under your favourites:\n${publicUrl}/profile/favourites`,
    `To stop all of these mails:\n${publicUrl}/stop-watching#token=${stopToken}`,
  ].join('\n\n');
  return { to: email, subject, text: `${text}\n` };
}
