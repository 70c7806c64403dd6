import { ancestorsOf, type AllergenId } from '../facts/allergens.ts';
import { apostrophe } from '../reading/fold-word.ts';
import { tokensOf } from '../reading/normalise.ts';
import { mergeImplications, namesOf, termId, type Ingredient } from './compile.ts';
import type { LexiconEntry } from './entry.ts';
import { foodsInName, type Part } from './foods-in-names.ts';
import { namePreparation } from './preparations.ts';

/** One step of a phrase: a token leads to the next step, and `ingredient` is set where a phrase ends. */
export interface PhraseStep {
  readonly next: Map<string, PhraseStep>;
  ingredient?: Ingredient;
}

/** A name of an entry, as tokens. */
interface Phrase {
  readonly name: string;
  readonly tokens: readonly string[];
  readonly entry: LexiconEntry;
}

/** Returns a name as it is read, and as it is read where its apostrophe is left out: "blanc doeuf". */
function phrasesOf(name: string, entry: LexiconEntry): Phrase[] {
  const spellings = apostrophe.test(name) ? [name, name.replace(apostrophe, '')] : [name];
  return spellings.map((spelling) => ({ name, tokens: tokensOf(spelling), entry }));
}

/** Ingredients by the tokens of their name, with one space between them. */
type Known = ReadonlyMap<string, Ingredient>;

/** Returns the longest known phrases inside a longer one, excluding itself and anything nested in them. */
function phrasesInside(tokens: readonly string[], known: Known): Part[] {
  const found: Part[] = [];
  let covered = 0;
  for (let from = 0; from < tokens.length; from += 1) {
    for (let end = from === 0 ? tokens.length - 1 : tokens.length; end > Math.max(from, covered); end -= 1) {
      const within = tokens.slice(from, end);
      const ingredient = known.get(within.join(' '));
      if (ingredient === undefined) continue;
      found.push({ tokens: within, ingredient });
      covered = end;
    }
  }
  return found;
}

/** Finds the allergens whose own word a name has, with the groups that they belong to. */
type FindNamed = (tokens: readonly string[]) => readonly AllergenId[];

/** Knows the names that stand for whole allergens: "egg", "tree nut". */
function findNamedAmong(entries: readonly LexiconEntry[]): FindNamed {
  const ownWords = entries.flatMap((entry) =>
    entry.stands.length === 0
      ? []
      : namesOf(entry).map((name) => ({
          tokens: tokensOf(name),
          allergens: entry.stands.flatMap((allergen) => [allergen, ...ancestorsOf(allergen)]),
        })),
  );
  const byStart = Map.groupBy(ownWords, ({ tokens: [start] }) => start);
  return (tokens) =>
    tokens.flatMap((token, from) =>
      (byStart.get(token) ?? []).flatMap(({ tokens: own, allergens }) =>
        own.every((each, at) => each === tokens[from + at]) ? allergens : [],
      ),
    );
}

/** A name implies what the names inside it imply, unless its entry denies one: "chicken parmesan" includes parmesan. */
function ingredientOf(
  { tokens, entry }: Phrase,
  own: Ingredient,
  known: Known,
  canClear: ReadonlySet<string>,
): Ingredient {
  const denied = new Set(entry.notOf.map(termId));
  const parts = phrasesInside(tokens, known);
  const inside = parts.map(({ ingredient }) => ingredient).filter(({ id }) => !denied.has(id));
  const plain = own.plain && !namePreparation(tokens) && inside.every((one) => !one.mixture || one.opaque);
  if (parts.length === 0) return plain === own.plain ? own : { ...own, plain };
  // Names of single foods were reviewed one by one.
  const named = plain ? { terms: [], mayMean: [] } : foodsInName(tokens, own, parts, canClear);
  const terms = [...new Set([...own.terms, ...inside.flatMap((one) => one.terms), ...named.terms])];
  const mayMean = [...new Set([...own.mayMean, ...named.mayMean])].filter((term) => !terms.includes(term));
  const mixture = own.mixture || inside.some((one) => one.mixture && !one.opaque);
  return { ...own, terms, mayMean, mixture, plain, implies: mergeImplications(own.implies, inside) };
}

/**
 * Returns every name of every entry by its tokens, with what the names inside it add. Throws if two entries claim one
 * phrase.
 */
export function compileNames(entries: readonly LexiconEntry[], ingredients: ReadonlyMap<string, Ingredient>): Known {
  const known = new Map<string, Ingredient>();
  const findNamed = findNamedAmong(entries);
  const namedByEntry = new Map(entries.map((entry) => [entry, findNamed(tokensOf(entry.name))]));
  const canClear = new Set([...ingredients.values()].filter(({ closed }) => closed).map(({ id }) => id));
  const phrases = entries
    .flatMap((entry) => namesOf(entry).flatMap((name) => phrasesOf(name, entry)))
    .toSorted((one, other) => one.tokens.length - other.tokens.length);
  for (const phrase of phrases) {
    const own = ingredients.get(termId(phrase.entry.name));
    const key = phrase.tokens.join(' ');
    const before = known.get(key);
    if (own === undefined || before?.id === own.id) continue;
    if (before !== undefined)
      throw new Error(`lexicon: "${phrase.name}" is both "${before.name}" and "${phrase.entry.name}"`);
    const ingredient = ingredientOf(phrase, own, known, canClear);
    const named = [...(namedByEntry.get(phrase.entry) ?? []), ...findNamed(phrase.tokens)];
    known.set(key, named.length === 0 ? ingredient : { ...ingredient, named: [...new Set(named)] });
  }
  return known;
}

/** Builds a tree of tokens from all names. */
export function compilePhrases(names: Known): PhraseStep {
  const root: PhraseStep = { next: new Map() };
  for (const [tokens, ingredient] of names) {
    let step = root;
    for (const token of tokens.split(' ')) step = follow(step, token);
    step.ingredient = ingredient;
  }
  return root;
}

function follow(step: PhraseStep, token: string): PhraseStep {
  const known = step.next.get(token);
  if (known !== undefined) return known;
  const created: PhraseStep = { next: new Map() };
  step.next.set(token, created);
  return created;
}
