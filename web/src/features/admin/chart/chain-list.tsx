import '../owner-list.css';
import type { ChainWithChart } from '@clearplate/contract/charts';
import { Link } from 'react-router';
import { usePagedCall } from '../../../shared/api/queries.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { LoadMore } from '../../../shared/ui/load-more.tsx';
import { LoadingLines } from '../../../shared/ui/loaded-list.tsx';
import { t, tCount } from '../../../translations/t.ts';
import { formatChartDay } from './describe-chart.ts';

function describeChart({ chart }: ChainWithChart): string {
  if (!chart) return t('No chart is recorded');
  const { title, dated, clears_until: until, is_too_old: isTooOld } = chart;
  const document = { title, day: formatChartDay(dated), until: formatChartDay(until) };
  return isTooOld
    ? t('{title}, {day}. Too old to clear since {until}', document)
    : t('{title}, {day}. Clears until {until}', document);
}

interface ChainListProps {
  text: string;
  /** Says what a chain's link leads to. */
  about?: 'charts' | 'components';
}

/** Lists the chains, with each one's chart if the list is about charts. */
export function ChainList({ text, about = 'charts' }: ChainListProps) {
  const query = text === '' ? {} : { q: text };
  const { items, error, retry, ...more } = usePagedCall('listChains', { query });
  if (error) return <ErrorState error={error} text={t('The chains could not be loaded.')} onRetry={retry} />;
  if (!items) return <LoadingLines label={t('Loading the chains')} />;
  if (items.length === 0)
    return (
      <EmptyState
        text={
          text === ''
            ? t('No restaurants share a menu yet. An import says which do.')
            : t('No chain matches “{text}”.', { text })
        }
      />
    );
  return (
    <>
      <ul className="owner-list" role="list">
        {items.map((chain) => (
          <li key={chain.menu}>
            <div className="owner-list__place">
              <h2>
                <Link to={`/admin/${about}?menu=${encodeURIComponent(chain.menu)}`}>{chain.name}</Link>
              </h2>
              <p className="owner-list__note">
                {tCount(chain.places, '{count} place with the menu {menu}', '{count} places with the menu {menu}', {
                  menu: chain.menu,
                })}
              </p>
            </div>
            {about === 'charts' && <p className="owner-list__owner">{describeChart(chain)}</p>}
          </li>
        ))}
      </ul>
      <LoadMore {...more} shown={tCount(items.length, '{count} chain', '{count} chains')} />
    </>
  );
}
