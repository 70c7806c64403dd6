import type { Finding } from '../../../entities/area/use-finding.ts';

export const countOf = ({ filters }: Finding) => Object.keys(filters).length;

/** Of what is asked for, not of where. */
export const noFilters = { cuisine: undefined, max_price: undefined, open: undefined } as const;
