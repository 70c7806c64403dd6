import type { AllergenId } from '../facts/allergens.ts';
import type { LexiconEntry } from './entry.ts';

/** By nature or by definition; in four of five recipes and brands or more; in fewer. */
export type Certainty = 'always' | 'usually' | 'sometimes';

/** A node of the lexicon with everything that it inherits. */
export interface Ingredient {
  readonly id: string;
  readonly name: string;
  /** Its own id and those of all its parents. */
  readonly terms: readonly string[];
  /** Its own implications and those of all its parents; the surer one wins. */
  readonly implies: ReadonlyMap<AllergenId, Certainty>;
  readonly opaque: boolean;
  /** Things may be in it that nobody listed. */
  readonly mixture: boolean;
  readonly stands: readonly AllergenId[];
  /** Terms that its bare name may mean; empty for what is specific. */
  readonly mayMean: readonly string[];
  /** Nothing else is in it. */
  readonly plain: boolean;
  /** All that it is called and all that is of it was looked through, so that a list without it tells something. */
  readonly closed: boolean;
  /** Names that mean the very same thing, its own among them. Others of its names may be forms or kinds of it. */
  readonly synonyms: readonly string[];
}

/** Kebab-case: "half and half" is `half-and-half`. */
export function termId(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** What is added to `own` by others; the surest wins. */
export function mergeImplications(
  own: Iterable<readonly [AllergenId, Certainty]>,
  others: readonly Ingredient[],
): Map<AllergenId, Certainty> {
  const all = [...own, ...others.flatMap(({ implies }) => [...implies])];
  return new Map([
    ...all.filter(([, certainty]) => certainty === 'sometimes'),
    ...all.filter(([, certainty]) => certainty === 'usually'),
    ...all.filter(([, certainty]) => certainty === 'always'),
  ]);
}

function implicationsOf(entry: LexiconEntry, parents: readonly Ingredient[]): Map<AllergenId, Certainty> {
  const grades = ['sometimes', 'usually', 'always'] as const;
  const own = grades.flatMap((grade) => entry[grade].map((allergen) => [allergen, grade] as const));
  return mergeImplications(own, parents);
}

/** Entries with those that they name as parents before them. Throws on a parent that no entry has, and on a circle. */
function parentsFirst(entries: readonly LexiconEntry[]): LexiconEntry[] {
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  const sorted = new Set<LexiconEntry>();
  const visit = (name: string, above: readonly string[]): void => {
    const entry = byName.get(name);
    if (entry === undefined || above.includes(name)) throw new Error(`lexicon: no usable entry "${name}"`);
    if (sorted.has(entry)) return;
    for (const parent of entry.is) visit(parent, [...above, name]);
    sorted.add(entry);
  };
  for (const { name } of entries) visit(name, []);
  return [...sorted];
}

/** By term: the ids of all that are of it, in the order of the tables. */
function idsByTerm(all: Iterable<Ingredient>): Map<string, string[]> {
  const below = new Map<string, string[]>();
  for (const { id, terms } of all) {
    for (const term of terms) {
      const ids = below.get(term);
      if (ids === undefined) below.set(term, [id]);
      else ids.push(id);
    }
  }
  return below;
}

/**
 * What the bare name may mean: what `may be` names, for an unspecific one what is of it, and for any other at least
 * what is of it and could clear.
 */
function meaningsOf(
  entry: LexiconEntry,
  below: ReadonlyMap<string, readonly string[]>,
  done: ReadonlyMap<string, Ingredient>,
): string[] {
  const id = termId(entry.name);
  const of = (term: string): readonly string[] => below.get(term) ?? [];
  const meant = [...entry.mayBe.map(termId), ...(entry.unspecific ? [id] : [])].flatMap(of);
  const clearing = of(id).filter((other) => done.get(other)?.closed === true);
  return [...new Set([...meant, ...clearing])].filter((other) => other !== id);
}

/** Every entry with what it inherits, by id. Throws where tables contradict themselves. */
export function compileIngredients(entries: readonly LexiconEntry[]): ReadonlyMap<string, Ingredient> {
  const done = new Map<string, Ingredient>();
  for (const entry of parentsFirst(entries)) {
    const { name, opaque, stands } = entry;
    const parents = entry.is.flatMap((parent) => done.get(termId(parent)) ?? []);
    const id = termId(name);
    const terms = [...new Set([id, ...parents.flatMap((parent) => parent.terms)])];
    const implies = implicationsOf(entry, parents);
    const mixture =
      entry.mixture ||
      opaque ||
      entry.usually.length + entry.sometimes.length > 0 ||
      parents.some((parent) => parent.mixture && !parent.opaque);
    const plain = entry.plain && !mixture;
    const closed = entry.closedUnder.length > 0;
    const synonyms = [...new Set([name, ...entry.closedUnder])];
    done.set(id, { id, name, terms, implies, opaque, mixture, stands, mayMean: [], plain, closed, synonyms });
  }
  if (done.size !== entries.length) throw new Error('lexicon: two entries share an id');
  const below = idsByTerm(done.values());
  for (const entry of entries) {
    const ingredient = done.get(termId(entry.name));
    if (ingredient === undefined) continue;
    // Only now: what is of it isn't of what its bare name means as a rule.
    const mostly = entry.mostly.flatMap((name) => done.get(termId(name))?.terms ?? []);
    const terms = [...new Set([...ingredient.terms, ...mostly])];
    done.set(ingredient.id, { ...ingredient, terms, mayMean: meaningsOf(entry, below, done) });
  }
  return done;
}

/** The names of one entry as they are written, its canonical one first. */
export function namesOf(entry: LexiconEntry): string[] {
  return [entry.name, ...entry.also];
}
