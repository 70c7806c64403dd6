import './nearest-places.css';
import { useId } from 'react';
import type { Avoiding } from '../../features/avoiding/use-avoiding.ts';
import { DistanceField } from '../../features/location/filter-fields.tsx';
import { defaultRadius, sayMiles, type Area, type RadiusText } from '../../features/location/find-params.ts';
import { hasFilters, keyOf, questionOf, type Finding, type Question } from '../../features/location/use-finding.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { FindWider } from './find-wider.tsx';
import { FoundRestaurants } from './found-restaurants.tsx';
import { NearestPlaces } from './nearest-places.tsx';
import { useFoundRestaurants } from './use-found-restaurants.ts';
import { say } from '../../translations/say.ts';

interface NearbyProps {
  /** That of the page: its radius is this section's. */
  finding: Finding;
  avoiding: Avoiding;
}

type Around = Extract<Area, { kind: 'zip' }> & { readonly radius: RadiusText };

/** What lies around a zip code, outside it, as far as the person wants to go. */
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
        <h2 id={headingId}>{say('Nearby')}</h2>
        <DistanceField area={area} change={finding.change} offersExact={false} />
      </div>
      <p>{say('Outside {zip}, nearest first.', { zip: area.zip })}</p>
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
      loading={say('Loading restaurants nearby')}
      failed={<ErrorState error={list.error} text={say('What is nearby could not be loaded.')} onRetry={list.retry} />}
      none={
        <>
          <EmptyState
            text={say('Nothing else within {miles} of {zip}.', { miles: sayMiles(area.radius), zip: area.zip })}
          >
            <FindWider finding={finding} />
          </EmptyState>
          {!hasFilters(finding) && <NearestPlaces zip={area.zip} avoiding={avoiding} />}
        </>
      }
    />
  );
}
