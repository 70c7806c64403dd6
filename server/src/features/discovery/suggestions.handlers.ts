import type { discoveryCalls } from '@clearplate/contract/discovery';
import type { Handlers } from '../../http/handlers.ts';
import { findSuggestions } from './suggestions.queries.ts';

const mostSuggestions = 8;

export const suggestionHandlers: Handlers<Pick<typeof discoveryCalls, 'suggestSearch'>> = {
  suggestSearch: ({ query: { q: start, zipcode: zip } }, { context: { db } }) =>
    findSuggestions(db, { start, zip, limit: mostSuggestions }),
};
