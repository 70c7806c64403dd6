import type { Suggestion } from '@clearplate/contract/discovery';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callQuery } from '../../shared/api/queries.ts';
import { useSettled } from '../../shared/lib/use-settled.ts';

/** One letter begins everything. */
const shortest = 2;
/** So long one pauses between keys before anything is asked. */
const restMs = 160;
const minutes = 60_000;

const none: readonly Suggestion[] = [];

/**
 * What begins with the text, near a zip code where one is known. Asked for once the typing rests; a question that
 * another replaced is cancelled. Without an answer there is nothing to suggest: searching goes on as it is.
 */
export function useSuggestions(text: string, zip: string | undefined): readonly Suggestion[] {
  const q = text.trim();
  const settled = useSettled(q, restMs);
  const { data } = useQuery({
    ...callQuery('suggestSearch', { query: { q: settled, ...(zip && { zipcode: zip }) } }),
    enabled: settled.length >= shortest && q !== '',
    placeholderData: keepPreviousData,
    staleTime: 10 * minutes,
    retry: false,
  });
  return q.length < shortest || !Array.isArray(data) ? none : data;
}
