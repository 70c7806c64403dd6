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

/** A list of restaurants or dishes is requested with this, apart from the eaters. */
export interface Question {
  readonly query: Readonly<Record<string, string>>;
  readonly here?: Position;
}

export interface ListFilters {
  readonly area: Area;
  readonly filters: Filters;
  readonly here: Here;
  /** Replaces the address in place, so that Back leaves the list instead of stepping through its filters. */
  readonly change: (change: FindChange) => void;
}

/** Returns the area and filters from the address. The zip code is the user's own unless the address has another. */
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

/**
 * Returns only the filter that includes what can be asked for with a change, for counts beside a list or without one.
 */
export function useChangeFilter(): Pick<Filters, 'with_change'> {
  const [params] = useSearchParams();
  const { with_change } = readFindParams(params).filters;
  return with_change ? { with_change } : {};
}

/** Returns whether something narrows the list; additions to it don't count. */
export const hasFilters = ({ filters }: Pick<ListFilters, 'filters'>) =>
  Object.keys(filters).some((name) => name !== 'with_change');

/** Returns `undefined` while the position for "here" is unknown, because nothing can be requested then. */
export function questionOf({ area, filters, here }: ListFilters, text?: string): Question | undefined {
  const query = { ...(text !== undefined && { q: text }), ...whereQuery(area), ...filters };
  if (area.kind !== 'here') return { query };
  return here.status === 'known' ? { query, here: here.position } : undefined;
}

/** Returns a key per question, so that a new question never shows the list of the one before. */
export const keyOf = (question: Question) => JSON.stringify(question);
