import type { ListFilters } from '../../../entities/area/use-list-filters.ts';

export const countOf = ({ filters }: ListFilters) => Object.keys(filters).length;

/** Clears the filters but leaves the area. */
export const noFilters = { cuisine: undefined, max_price: undefined, open: undefined, with_change: undefined } as const;
