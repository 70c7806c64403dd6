import './dish-news.css';
import type { DishNews } from '@clearplate/contract/favourites';
import { describeChange } from '@clearplate/domain/wording/describe-change';
import { t } from '../../translations/t.ts';

/** We show this many at once; the dish's own page has the whole history. */
const most = 6;

/** Lists what changed about a favourite dish, each change with its date. */
export function DishNewsList({ news }: { news: readonly DishNews[] }) {
  const [first, ...others] = [...new Set(news.map(({ change, at }) => describeChange(change, at, t)))];
  if (first === undefined) return null;
  const all = [first, ...others];
  const more = all.length - most;
  return (
    <div className="dish-news">
      {all.length === 1 ? (
        <p>{t('Changed since you looked: {first}.', { first })}</p>
      ) : (
        <>
          <p>{t('Changed since you looked:')}</p>
          <ul>
            {all.slice(0, most).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
      {more > 0 && <p>{t('and {more} more', { more })}</p>}
    </div>
  );
}
