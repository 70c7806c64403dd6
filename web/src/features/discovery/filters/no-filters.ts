import type { ListFilters } from '../../../entities/area/use-list-filters.ts';

export const countOf = ({ filters }: ListFilters) => Object.keys(filters).length;

/** Clears the filters but leaves the area. */
export const noFilters = { cuisine: undefined, max_price: undefined, open: undefined } as const;
