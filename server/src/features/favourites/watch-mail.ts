import type { DishNews } from '@clearplate/contract/favourites';
import type { Translate } from '@clearplate/domain/wording/translate';
import { describeChange } from '@clearplate/domain/wording/describe-change';
import type { Mail } from '../../mail/mailer.ts';
import { oneLine } from '../../mail/one-line.ts';
import { translateTo } from '../../mail-words/translate-to.ts';
import type { Watcher } from './watch.queries.ts';

/** Says what one watched dish is to be said to have become. */
export interface WatchedDish {
  readonly dish_id: number;
  readonly dish_name: string;
  readonly restaurant_name: string;
  readonly news: readonly DishNews[];
}

const mostDishes = 20;
const mostLines = 6;

function describeDish(
  { dish_id, dish_name, restaurant_name, news }: WatchedDish,
  publicUrl: string,
  t: Translate,
): string {
  const lines = [...new Set(news.map(({ change, at }) => `- ${oneLine(describeChange(change, at, t))}`))];
  const more = lines.length - mostLines;
  return [
    `${oneLine(dish_name)}, ${oneLine(restaurant_name)}`,
    ...lines.slice(0, mostLines),
    ...(more > 0 ? [`- ${t('and {more} more', { more })}`] : []),
    `${publicUrl}/dish/${dish_id}`,
  ].join('\n');
}

function describeRest(count: number, t: Translate): string[] {
  if (count <= 0) return [];
  return [
    count === 1
      ? t('One more dish that you watch has changed.')
      : t('{count} more dishes that you watch have changed.', { count }),
  ];
}

/**
 * Writes one mail about everything that changed. It repeats what anybody can read on the dishes' pages: neither a
 * verdict nor what the person avoids stands in it.
 */
export function watchMail(
  { email, language, stopToken }: Watcher,
  dishes: readonly WatchedDish[],
  publicUrl: string,
): Mail {
  const t = translateTo(language);
  const subject =
    dishes.length === 1
      ? t('A dish that you watch has changed')
      : t('{count} dishes that you watch have changed', { count: dishes.length });
  const text = [
    t('You get this e-mail because you asked to be told when these dishes change.'),
    ...dishes.slice(0, mostDishes).map((dish) => describeDish(dish, publicUrl, t)),
    ...describeRest(dishes.length - mostDishes, t),
    `${t('See in your favourites what that means for you:')}\n${publicUrl}/profile/favourites`,
    `${t('To stop all of these e-mails:')}\n${publicUrl}/stop-watching#token=${stopToken}`,
  ].join('\n\n');
  return { to: email, subject, text: `${text}\n` };
}
