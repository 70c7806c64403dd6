import './dish-news.css';
import type { DishNews } from '@clearplate/contract/favourites';
import { sayChange } from '@clearplate/domain/wording/say-change';
import { say } from '../../translations/say.ts';

/** So many stand there at once; the dish's own page has its whole history. */
const most = 6;

/** What changed about a kept dish, each change with its day. */
export function DishNewsList({ news }: { news: readonly DishNews[] }) {
  const [first, ...others] = [...new Set(news.map(({ change, at }) => sayChange(change, at, say)))];
  if (first === undefined) return null;
  const all = [first, ...others];
  const more = all.length - most;
  return (
    <div className="dish-news">
      {all.length === 1 ? (
        <p>{say('Changed since you looked: {first}.', { first })}</p>
      ) : (
        <>
          <p>{say('Changed since you looked:')}</p>
          <ul>
            {all.slice(0, most).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
      {more > 0 && <p>{say('and {more} more', { more })}</p>}
    </div>
  );
}
