import type { discoveryCalls, Suggestion } from '@clearplate/contract/discovery';
import type { Db } from '../../db/db.ts';
import type { Handlers } from '../../http/handlers.ts';
import { findTakenWords } from '../../search/read-query.ts';
import { findSpelling } from '../../search/spelling.ts';
import { longestPrefix } from './count-words.queries.ts';
import { findSuggestions } from './suggestions.queries.ts';

const mostSuggestions = 8;

/** Normalises a text as the database's `plain_phrase` does with names. */
function plainPhrase(text: string): string {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

/** Letters beyond the counted ones must occur at the beginning of one of the words. */
function begins({ text }: Suggestion, typed: string): boolean {
  return ` ${plainPhrase(text)}`.includes(` ${typed}`);
}

async function suggest(db: Db, typed: string, zip: string | undefined): Promise<Suggestion[]> {
  const prefix = Array.from(typed).slice(0, longestPrefix).join('').trim();
  const found = await findSuggestions(db, { prefix, typed, zip });
  const known = new Map(found.map((each) => [`${each.kind} ${each.text}`, each]));
  return [...known.values()].filter((each) => begins(each, typed)).slice(0, mostSuggestions);
}

/** Returns what was typed, with each word corrected. */
async function correct(db: Db, typed: string): Promise<string> {
  const taken = await findTakenWords(db, typed);
  const meant = await Promise.all(taken.map(async ({ terms: [term], name }) => name ?? findSpelling(db, term ?? '')));
  const words = new Map(taken.map((each, index) => [each.typed, meant[index]]));
  return plainPhrase(
    typed
      .split(' ')
      .map((word) => words.get(word) ?? word)
      .join(' '),
  );
}

export const suggestionHandlers: Handlers<Pick<typeof discoveryCalls, 'suggestSearch'>> = {
  async suggestSearch({ query: { q, zipcode: zip } }, { context: { db } }) {
    const typed = plainPhrase(q);
    if (typed === '') return [];
    const suggestions = await suggest(db, typed, zip);
    if (suggestions.length > 0) return suggestions;
    const corrected = await correct(db, typed);
    return corrected === typed ? [] : suggest(db, corrected, zip);
  },
};
