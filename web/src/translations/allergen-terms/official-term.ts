import type { AllergenTerm } from '../allergen-terms.ts';

const named = (official: boolean, term: string, also?: string): AllergenTerm =>
  also === undefined ? { term, official } : { term, also, official };

/** A term that stands in an official list, but for its number, case and article. */
export const listed = (term: string, also?: string) => named(true, term, also);

/** A term of our own, where the lists have none. `also` may have words of the lists. */
export const own = (term: string, also?: string) => named(false, term, also);
