import type { ListFilters } from '../../../entities/area/use-list-filters.ts';

export const countOf = ({ filters }: ListFilters) => Object.keys(filters).length;

/** Of what is asked for, not of where. */
export const noFilters = { cuisine: undefined, max_price: undefined, open: undefined } as const;
