import './nearest-places.css';
import { useId } from 'react';
import type { Avoiding } from '../../../entities/eater/use-avoiding.ts';
import { DistanceField } from '../filters/filter-fields.tsx';
import { type Area, type RadiusText, defaultRadius, formatMiles } from '../../../entities/area/find-params.ts';
import {
  type ListFilters,
  type Question,
  hasFilters,
  keyOf,
  questionOf,
} from '../../../entities/area/use-list-filters.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { FindWider } from '../filters/find-wider.tsx';
import { FoundRestaurants } from './found-restaurants.tsx';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../shared/api/queries.ts';
import { CountedRestaurants } from './counted-restaurants.tsx';
import { t } from '../../../translations/t.ts';
import { useFoundRestaurants } from './use-found-restaurants.ts';

/** Lists the restaurants nearest to a zip code that has none, without mixing them with the area's own. */
function NearestPlaces({ zip, avoiding }: { zip: string; avoiding: Avoiding }) {
  const headingId = useId();
  const { data } = useQuery(callQuery('listRestaurantsNearby', { params: { zip } }));
  if (!data || data.length === 0) return null;
  return (
    <section className="nearest-places" aria-labelledby={headingId}>
      <h2 id={headingId}>{t('The nearest places to {zip}', { zip })}</h2>
      <p>{t('Outside this zip code, nearest first.')}</p>
      <CountedRestaurants restaurants={data} avoiding={avoiding} />
    </section>
  );
}

interface NearbyProps {
  /** The page's filters; their radius applies to this section. */
  finding: ListFilters;
  avoiding: Avoiding;
}

type Around = Extract<Area, { kind: 'zip' }> & { readonly radius: RadiusText };

/** Lists restaurants around a zip code, outside of it, within the radius that the user chose. */
export function NearbyRestaurants({ finding, avoiding }: NearbyProps) {
  const headingId = useId();
  if (finding.area.kind !== 'zip') return null;
  const area = { ...finding.area, radius: finding.area.radius ?? defaultRadius };
  const around = { ...finding, area };
  const asked = questionOf(around);
  const question = asked && { ...asked, query: { ...asked.query, outside: 'zip' } };
  return (
    <section className="nearest-places" aria-labelledby={headingId}>
      <div className="nearest-places__head">
        <h2 id={headingId}>{t('Nearby')}</h2>
        <DistanceField area={area} change={finding.change} offersExact={false} />
      </div>
      <p>{t('Outside {zip}, nearest first.', { zip: area.zip })}</p>
      {question && <Around key={keyOf(question)} {...{ finding: around, area, avoiding, question }} />}
    </section>
  );
}

interface AroundProps extends NearbyProps {
  area: Around;
  question: Question;
}

function Around({ finding, area, avoiding, question }: AroundProps) {
  const list = useFoundRestaurants(question, avoiding);
  return (
    <FoundRestaurants
      list={list}
      avoiding={avoiding}
      loading={t('Loading restaurants nearby')}
      failed={<ErrorState error={list.error} text={t('We couldn’t load what is nearby.')} onRetry={list.retry} />}
      none={
        <>
          <EmptyState
            text={t('Nothing else within {miles} of {zip}.', { miles: formatMiles(area.radius), zip: area.zip })}
          >
            <FindWider finding={finding} />
          </EmptyState>
          {!hasFilters(finding) && <NearestPlaces zip={area.zip} avoiding={avoiding} />}
        </>
      }
    />
  );
}
