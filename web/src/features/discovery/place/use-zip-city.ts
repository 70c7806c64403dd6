import { useQuery } from '@tanstack/react-query';
import { isNotFound } from '../../../shared/api/api-error.ts';
import { callQuery } from '../../../shared/api/queries.ts';

/** Returns the town of a zip code, such as "Cambridge, MA". It is cached, because it rarely changes. */
export function useZipCity(zip: string | undefined) {
  const { data, error, isFetching } = useQuery({
    ...callQuery('getZip', { params: { zip: zip ?? '' } }),
    enabled: zip !== undefined,
    staleTime: Infinity,
  });
  const place = data?.places[0];
  return {
    place: place ? `${place['place name']}, ${place['state abbreviation'] || place.state}` : undefined,
    isLooking: isFetching,
    isMissing: isNotFound(error),
    hasFailed: error !== null && !isNotFound(error),
  };
}
