import { useSearchParams } from 'react-router';
import {
  areaOf,
  changeParams,
  readFindParams,
  whereQuery,
  type Area,
  type Filters,
  type FindChange,
} from './find-params.ts';
import { useHere, type Here, type Position } from './here.ts';
import { useZip } from './use-zip.ts';

/** What a list of restaurants or dishes is asked for, apart from who eats. */
export interface Question {
  readonly query: Readonly<Record<string, string>>;
  readonly here?: Position;
}

export interface ListFilters {
  readonly area: Area;
  readonly filters: Filters;
  readonly here: Here;
  /** Changes the address in place: Back leads away from the list, not through its filters. */
  readonly change: (change: FindChange) => void;
}

/** Where one looks and what for, as the address says it; the zip code is the own one unless it says another. */
export function useListFilters(): ListFilters {
  const [params, setParams] = useSearchParams();
  const { zip } = useZip();
  const here = useHere();
  const given = readFindParams(params);
  return {
    area: areaOf(given, zip),
    filters: given.filters,
    here,
    change: (change) => setParams((current) => changeParams(current, change), { replace: true }),
  };
}

export const hasFilters = ({ filters }: ListFilters) => Object.keys(filters).length > 0;

/** `undefined` while it is not known where "here" is: then nothing can be asked. */
export function questionOf({ area, filters, here }: ListFilters, text?: string): Question | undefined {
  const query = { ...(text !== undefined && { q: text }), ...whereQuery(area), ...filters };
  if (area.kind !== 'here') return { query };
  return here.status === 'known' ? { query, here: here.position } : undefined;
}

/** Another question is another list: nothing of the one before may stay. */
export const keyOf = (question: Question) => JSON.stringify(question);
