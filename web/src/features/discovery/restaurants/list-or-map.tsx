import './list-or-map.css';
import { lazy, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { Avoiding } from '../../../entities/eater/use-avoiding.ts';
import type { ListFilters } from '../../../entities/area/use-list-filters.ts';
import { BrowserPart } from '../../../shared/ui/browser-part.tsx';
import { CardSkeletons } from '../../../shared/ui/card-skeletons.tsx';
import type { RestaurantMapProps } from './restaurant-map.tsx';
import { t } from '../../../translations/t.ts';

// Leaflet and its layers load lazily, when somebody opens the map.
const RestaurantMap = lazy(async () => ({ default: (await import('./restaurant-map.tsx')).RestaurantMap }));

export interface ListOrMapProps {
  finding: ListFilters;
  /** The list searches for this text. */
  text?: string;
  avoiding: Avoiding;
  children: ReactNode;
}

function startOf({ area, here }: ListFilters): Pick<RestaurantMapProps, 'zip' | 'here' | 'miles'> {
  const miles = area.kind === 'everywhere' || area.radius === undefined ? undefined : Number(area.radius);
  if (area.kind === 'here') return { zip: undefined, here: here.status === 'known' ? here.position : undefined, miles };
  return { zip: area.kind === 'zip' ? area.zip : undefined, here: undefined, miles };
}

const views = [
  {
    get name() {
      return t('List');
    },
    value: undefined,
  },
  {
    get name() {
      return t('Map');
    },
    value: 'map',
  },
] as const;

/** Shows restaurants as a list, or as a map with its own list. The address says which, but never where. */
export function ListOrMap({ finding, text, avoiding, children }: ListOrMapProps) {
  const [params, setParams] = useSearchParams();
  const isMap = params.get('view') === 'map';
  const show = (value: string | undefined) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (value) next.set('view', value);
        else next.delete('view');
        return next;
      },
      { replace: true },
    );
  return (
    <>
      <div className="list-or-map" role="group" aria-label={t('Show as')}>
        {views.map(({ name, value }) => (
          <button
            key={name}
            type="button"
            className="list-or-map__view"
            aria-pressed={isMap === (value === 'map')}
            onClick={() => show(value)}
          >
            {name}
          </button>
        ))}
      </div>
      {isMap ? (
        <BrowserPart fallback={<CardSkeletons label={t('Loading the map')} />}>
          <RestaurantMap
            {...startOf(finding)}
            filters={{ ...(text !== undefined && { q: text }), ...finding.filters }}
            avoiding={avoiding}
          />
        </BrowserPart>
      ) : (
        children
      )}
    </>
  );
}
