import type { AllergenId } from '../facts/allergens.ts';
import type { LexiconEntry } from './entry.ts';

/**
 * `always` means by nature or by definition; `usually` in at least four of five recipes and brands; `sometimes` in
 * fewer.
 */
export type Certainty = 'always' | 'usually' | 'sometimes';

/** This is an entry of the lexicon with everything that it inherits. */
export interface Ingredient {
  readonly id: string;
  readonly name: string;
  /** Lists its own id and those of all its parents. */
  readonly terms: readonly string[];
  /** Lists its own implications and those of all its parents; the more certain one wins. */
  readonly implies: ReadonlyMap<AllergenId, Certainty>;
  readonly opaque: boolean;
  /** It may contain things that nobody listed. */
  readonly mixture: boolean;
  readonly stands: readonly AllergenId[];
  /** Allergens whose own word its name has, with their groups: eggs for "egg salad", but none for "mayonnaise". */
  readonly named: readonly AllergenId[];
  /** Terms that its bare name may mean; empty for a specific one. */
  readonly mayMean: readonly string[];
  /** Set if it contains nothing else. */
  readonly plain: boolean;
  /** All its names and members were reviewed, so that a list without it can clear. */
  readonly closed: boolean;
  /** Names that mean exactly the same, including its own. Its other names may be forms or kinds of it. */
  readonly synonyms: readonly string[];
}

/** Marks a name that only lacks its hyphens. */
const plainName = /^[a-z0-9]+(?: [a-z0-9]+)*$/;

/** Converts a name to kebab-case: "half and half" becomes `half-and-half`. */
export function termId(name: string): string {
  if (plainName.test(name)) return name.replaceAll(' ', '-');
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Returns what others add to `own`; the most certain implication wins. */
export function mergeImplications(
  own: Iterable<readonly [AllergenId, Certainty]>,
  others: readonly Ingredient[],
): Map<AllergenId, Certainty> {
  const all = [...own, ...others.flatMap(({ implies }) => [...implies])];
  if (all.length === 0) return new Map();
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

/** Sorts entries so that parents come first. Throws on a parent without an entry, and on a cycle. */
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

/** Returns for each term the ids of all that belong to it, in the order of the tables. */
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
 * Returns what the bare name may mean: the entries of `may be` with their groups and members (what may be beef may be
 * meat); for an unspecific name, also its members; for any other, at least those members that can clear.
 */
function meaningsOf(
  entry: LexiconEntry,
  below: ReadonlyMap<string, readonly string[]>,
  done: ReadonlyMap<string, Ingredient>,
): string[] {
  const id = termId(entry.name);
  const of = (term: string): readonly string[] => below.get(term) ?? [];
  const meant = [...entry.mayBe.map(termId), ...(entry.unspecific ? [id] : [])].flatMap(of);
  const groups = entry.mayBe.flatMap((name) => done.get(termId(name))?.terms ?? []);
  const clearing = of(id).filter((other) => done.get(other)?.closed === true);
  return [...new Set([...meant, ...groups, ...clearing])].filter((other) => other !== id);
}

/** Returns every entry by id, with what it inherits. Throws if tables contradict each other. */
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
    done.set(id, {
      id,
      name,
      terms,
      implies,
      opaque,
      mixture,
      stands,
      named: [],
      mayMean: [],
      plain,
      closed,
      synonyms,
    });
  }
  if (done.size !== entries.length) throw new Error('lexicon: two entries share an id');
  const below = idsByTerm(done.values());
  for (const entry of entries) {
    const ingredient = done.get(termId(entry.name));
    if (ingredient === undefined) continue;
    // These terms are added last, because members of the entry don't inherit what its bare name mostly means.
    const mostly = entry.mostly.flatMap((name) => done.get(termId(name))?.terms ?? []);
    const terms = [...new Set([...ingredient.terms, ...mostly])];
    done.set(ingredient.id, { ...ingredient, terms, mayMean: meaningsOf(entry, below, done) });
  }
  return done;
}

/** Returns the names of an entry as written, the canonical one first. */
export function namesOf(entry: LexiconEntry): string[] {
  return [entry.name, ...entry.also];
}
