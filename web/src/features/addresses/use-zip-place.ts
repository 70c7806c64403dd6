import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../shared/api/queries.ts';
import { useBoundedWait } from '../../shared/lib/use-bounded-wait.ts';

/** Longer than this nobody waits for a lookup before typing the city themselves. */
const patienceMs = 6000;

export interface Place {
  readonly city: string;
  readonly state: string;
  readonly country: string;
}

export interface ZipPlaceLookup {
  readonly place: Place | undefined;
  readonly isLooking: boolean;
  /** There is no answer, or none that helps. */
  readonly hasFailed: boolean;
}

/** Where a zip code is; nothing is asked without one. */
export function useZipPlace(zip: string | undefined): ZipPlaceLookup {
  const query = useQuery({
    ...callQuery('getZip', { params: { zip: zip ?? '' } }),
    enabled: zip !== undefined,
    staleTime: Infinity,
  });
  const isPending = zip !== undefined && query.isFetching;
  const isLooking = useBoundedWait(isPending, patienceMs);
  const place = readPlace(query.data);
  return { place, isLooking: isLooking && !place, hasFailed: zip !== undefined && !isLooking && !place };
}

function readPlace(answer: unknown): Place | undefined {
  const { country, places } = (answer ?? {}) as { country?: unknown; places?: unknown };
  const [first] = Array.isArray(places) ? (places as readonly Readonly<Record<string, unknown>>[]) : [];
  const { 'place name': city, state } = first ?? {};
  const isWhole = typeof city === 'string' && typeof state === 'string' && typeof country === 'string';
  return isWhole ? { city, state, country } : undefined;
}
