import type { ChartPage } from '@clearplate/contract/charts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callQuery } from '../../../shared/api/queries.ts';
import { Loaded } from '../../../shared/ui/loaded-list.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { t, tCount } from '../../../translations/t.ts';
import { ChartForm } from './chart-form.tsx';
import { ChartView } from './chart-view.tsx';

/** Somebody waits for the end while the dishes of many places are written. */
const askAgainMs = 3000;

/** Shows the chart of a chain, and records a newer one. */
export function ChartOfChain({ menu }: { menu: string }) {
  const queries = useQueryClient();
  const asked = callQuery('getChart', { params: { menu } });
  const query = useQuery({
    ...asked,
    refetchInterval: ({ state }) => (state.data?.chart?.pending ? askAgainMs : false),
  });
  const put = (said: string) => (page: ChartPage) => {
    queries.setQueryData(asked.queryKey, page);
    void queries.invalidateQueries({ queryKey: ['listChains'] });
    void queries.invalidateQueries({ queryKey: ['listAdminLog'] });
    void toast(said);
  };
  return (
    <Loaded query={query} what={t('the chain’s chart')}>
      {(page) => (
        <>
          <p>
            {t('{chain}: {places}, {dishes}', {
              chain: page.chain.name,
              places: tCount(page.chain.places, '{count} place', '{count} places'),
              dishes: tCount(page.chain.dishes, '{count} dish', '{count} dishes'),
            })}
          </p>
          <ChartView page={page} onDone={put(t('The chart is taken back'))} />
          {!page.chart?.pending && (
            <ChartForm key={page.version} page={page} onRecorded={put(t('The chart is recorded'))} />
          )}
        </>
      )}
    </Loaded>
  );
}
