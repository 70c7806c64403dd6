import type { MapMark } from '@clearplate/contract/discovery';
import { useQuery } from '@tanstack/react-query';
import { eatersToSend } from '../../../entities/eater/eaters-to-send.ts';
import { isPending } from '../../../entities/eater/problem.ts';
import type { Avoiding } from '../../../entities/eater/use-avoiding.ts';
import { readCounts } from '../../../entities/verdict/read-counts.ts';
import type { Fit } from '../../../shared/map/fit.ts';
import type { MapView } from '../../../shared/map/map-view.ts';
import { client } from '../../../shared/api/client.ts';
import { whileInSight } from '../../../shared/api/in-sight.ts';
import { canCount } from '../../../entities/eater/can-assess.ts';

/** Which restaurants the map shows, but never where. */
export interface MapFilters {
  readonly q?: string | undefined;
  readonly cuisine?: string | undefined;
  readonly max_price?: string | undefined;
  readonly open?: 'now' | undefined;
  /** Whether the counts include what can be asked for with a change. */
  readonly with_change?: 'yes' | undefined;
}

/** Throws for a mark that it can't read, because skipping it would hide restaurants. */
function readMark(mark: MapMark): MapMark {
  const isPlaced = Number.isFinite(mark.lat) && Number.isFinite(mark.lng) && Number.isInteger(mark.restaurants);
  if (!isPlaced) throw new TypeError('The map can not be read');
  if (mark.counts) readCounts(mark.counts);
  return mark;
}

function readMarks(answer: unknown): readonly MapMark[] {
  if (!Array.isArray(answer)) throw new TypeError('The map can not be read');
  return answer.map((mark: MapMark) => readMark(mark));
}

const withoutCounts = (mark: MapMark): MapMark => ({ ...mark, counts: null });

/** Returns the marks in a view. The previous ones stay until the response arrives, except those for other eaters. */
export function useMapMarks(view: MapView | undefined, query: MapFilters, avoiding: Avoiding) {
  const isAssessed = canCount(avoiding);
  const eaters = isAssessed ? eatersToSend(avoiding.eaters) : { eaters: [] };
  const body = view && { ...eaters, ...view };
  const asked = useQuery({
    ...whileInSight,
    queryKey: ['mapRestaurants', eaters, query, view],
    enabled: body !== undefined && !isPending(avoiding),
    placeholderData: (before: readonly MapMark[] | undefined, last) => {
      const isSamePeople = JSON.stringify(last?.queryKey[1]) === JSON.stringify(eaters);
      return isSamePeople ? before : before?.map(withoutCounts);
    },
    queryFn: async ({ signal }) => readMarks(body && (await client.mapRestaurants({ query, body }, { signal }))),
  });
  const fitOf = ({ counts }: MapMark): Fit => {
    if (avoiding.problem || asked.isError) return 'unknown';
    if (!isAssessed) return 'unasked';
    return counts ?? 'unknown';
  };
  return { ...asked, fitOf };
}
