import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../shared/api/queries.ts';

/** The town of a zip code: "Cambridge, MA". A zip code's place does not change while one looks. */
export function usePlace(zip: string | undefined) {
  const { data, isError, isFetching } = useQuery({
    ...callQuery('getZip', { params: { zip: zip ?? '' } }),
    enabled: zip !== undefined,
    staleTime: Infinity,
  });
  const place = data?.places[0];
  return {
    place: place ? `${place['place name']}, ${place['state abbreviation'] || place.state}` : undefined,
    isLooking: isFetching,
    hasFailed: isError,
  };
}
