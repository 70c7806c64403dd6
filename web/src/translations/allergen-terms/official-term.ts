import type { AllergenTerm } from '../allergen-terms.ts';

const named = (official: boolean, term: string, also?: string): AllergenTerm =>
  also === undefined ? { term, official } : { term, also, official };

/** Returns a term from an official list, apart from its number, case and article. */
export const listed = (term: string, also?: string) => named(true, term, also);

/** Returns a term of our own, where the lists have none. `also` may have words from the lists. */
export const own = (term: string, also?: string) => named(false, term, also);
