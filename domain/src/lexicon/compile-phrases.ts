import { ancestorsOf, type AllergenId } from '../facts/allergens.ts';
import { apostrophe, tokenOf } from '../reading/fold-word.ts';
import { tokensOf } from '../reading/normalise.ts';
import { mergeImplications, namesOf, termId, type Ingredient } from './compile.ts';
import type { LexiconEntry } from './entry.ts';
import { foodsInName, type Part } from './foods-in-names.ts';
import { namePreparation } from './preparations.ts';

/** At each step of a phrase, a token leads to the next step; `name` is set where a phrase ends. */
export interface PhraseStep {
  next?: Map<string, PhraseStep>;
  name?: string;
}

/** This is a name of an entry as it is read, with its place in the order of the tables. */
interface Spelling {
  readonly place: number;
  readonly name: string;
  readonly spelling: string;
  readonly entry: LexiconEntry;
}

interface Phrase extends Spelling {
  readonly tokens: readonly string[];
}

/** Holds the names that begin with the same token. They are split into tokens when a text first has that token. */
interface Beginning {
  readonly spellings: Spelling[];
  phrases?: ReadonlyMap<string, Phrase>;
  step?: PhraseStep;
}

/**
 * Finds ingredients by the tokens of their name, with one space between them. Names are split, and what the names
 * inside them add is worked out, when they are first asked for: a process meets few of 30,000, and otherwise every
 * start would wait for all.
 */
export interface Names extends Iterable<[string, Ingredient]> {
  get(name: string): Ingredient | undefined;
  has(name: string): boolean;
  /** Shorter names come first. Throws if two entries claim one. */
  keys(): Iterable<string>;
  /** Returns where the names that begin with a token lead. */
  startingWith(token: string): PhraseStep | undefined;
}

/** Returns a name as it is read, with and without its apostrophe: "blanc doeuf". */
const spellingsOf = (name: string): string[] => (apostrophe.test(name) ? [name, name.replace(apostrophe, '')] : [name]);

/** A first word like this is read by itself, whatever follows. */
const plainWord = /^[a-z]{2,}$/;

/** Returns the first token of names, reading each first word once. */
function firstTokens(): (spelling: string) => string {
  const tokens = new Map<string, string>();
  return (spelling) => {
    const space = spelling.indexOf(' ');
    const word = space < 0 ? spelling : spelling.slice(0, space);
    const known = tokens.get(word);
    if (known !== undefined) return known;
    if (!plainWord.test(word)) return tokensOf(spelling)[0] ?? '';
    const token = tokenOf(word);
    tokens.set(word, token);
    return token;
  };
}

function beginningsOf(entries: readonly LexiconEntry[]): ReadonlyMap<string, Beginning> {
  const beginnings = new Map<string, Beginning>();
  const firstToken = firstTokens();
  let place = 0;
  for (const entry of entries)
    for (const name of namesOf(entry))
      for (const spelling of spellingsOf(name)) {
        const token = firstToken(spelling);
        const one = { place: (place += 1), name, spelling, entry };
        const beginning = beginnings.get(token);
        if (beginning === undefined) beginnings.set(token, { spellings: [one] });
        else beginning.spellings.push(one);
      }
  return beginnings;
}

/** The words of such a name are read one by one. */
const plainName = /^[a-z]{2,}(?: [a-z]{2,})*$/;

/** Returns names by their tokens. Throws if two entries claim one. */
function readSpellings(spellings: readonly Spelling[]): ReadonlyMap<string, Phrase> {
  const phrases = new Map<string, Phrase>();
  for (const { place, name, spelling, entry } of spellings) {
    const tokens = plainName.test(spelling) ? spelling.split(' ').map(tokenOf) : tokensOf(spelling);
    const key = tokens.join(' ');
    const before = phrases.get(key);
    if (before === undefined) phrases.set(key, { place, name, spelling, entry, tokens });
    else if (before.entry !== entry)
      throw new Error(`lexicon: "${name}" is both "${before.entry.name}" and "${entry.name}"`);
  }
  return phrases;
}

type Known = Pick<Names, 'get' | 'startingWith'>;

/** Returns the longest known phrases inside a longer one, excluding itself and anything nested in them. */
function phrasesInside(tokens: readonly string[], known: Known): Part[] {
  const found: Part[] = [];
  let covered = 0;
  for (let from = 0; from < tokens.length; from += 1) {
    let step = known.startingWith(tokens[from] ?? '');
    let [name, end] = ['', 0];
    for (let at = from + 1; step !== undefined; at += 1) {
      if (step.name !== undefined && at - from < tokens.length) [name, end] = [step.name, at];
      step = step.next?.get(tokens[at] ?? '');
    }
    const ingredient = end > covered ? known.get(name) : undefined;
    if (ingredient === undefined) continue;
    found.push({ tokens: tokens.slice(from, end), ingredient });
    covered = end;
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

/** Builds a tree of the tokens that follow the first one. */
function stepOf(phrases: ReadonlyMap<string, Phrase>): PhraseStep {
  const first: PhraseStep = {};
  for (const [name, { tokens }] of phrases) {
    let step = first;
    for (const token of tokens.slice(1)) step = follow(step, token);
    step.name = name;
  }
  return first;
}

function follow(step: PhraseStep, token: string): PhraseStep {
  step.next ??= new Map();
  const known = step.next.get(token);
  if (known !== undefined) return known;
  const created: PhraseStep = {};
  step.next.set(token, created);
  return created;
}

/** Returns what a phrase means, with what the names inside it add. */
function compilerOf(
  entries: readonly LexiconEntry[],
  ingredients: ReadonlyMap<string, Ingredient>,
): (phrase: Phrase, known: Known) => Ingredient {
  const findNamed = findNamedAmong(entries);
  const canClear = new Set([...ingredients.values()].filter(({ closed }) => closed).map(({ id }) => id));
  return (phrase, known) => {
    const own = ingredients.get(termId(phrase.entry.name));
    if (own === undefined) throw new Error(`lexicon: no ingredient "${phrase.entry.name}"`);
    const ingredient = ingredientOf(phrase, own, known, canClear);
    const named = [...findNamed(tokensOf(phrase.entry.name)), ...findNamed(phrase.tokens)];
    return named.length === 0 ? ingredient : { ...ingredient, named: [...new Set(named)] };
  };
}

/** Returns the names of all entries. */
export function compileNames(entries: readonly LexiconEntry[], ingredients: ReadonlyMap<string, Ingredient>): Names {
  let beginnings: ReadonlyMap<string, Beginning> | undefined;
  const begun = () => (beginnings ??= beginningsOf(entries));
  let compile: ReturnType<typeof compilerOf> | undefined;
  let sorted: readonly string[] | undefined;
  const compiled = new Map<string, Ingredient>();
  const phrasesOf = (beginning: Beginning) => (beginning.phrases ??= readSpellings(beginning.spellings));
  const find = (name: string): Phrase | undefined => {
    const beginning = begun().get(name.split(' ', 1)[0] ?? '');
    return beginning && phrasesOf(beginning).get(name);
  };
  const names: Names = {
    get(name) {
      const before = compiled.get(name);
      const phrase = before === undefined ? find(name) : undefined;
      if (phrase === undefined) return before;
      compile ??= compilerOf(entries, ingredients);
      const ingredient = compile(phrase, names);
      compiled.set(name, ingredient);
      return ingredient;
    },
    has: (name) => find(name) !== undefined,
    keys: () =>
      (sorted ??= [...begun().values()]
        .flatMap((beginning) => [...phrasesOf(beginning)])
        .toSorted(([, one], [, other]) => one.tokens.length - other.tokens.length || one.place - other.place)
        .map(([name]) => name)),
    startingWith(token) {
      const beginning = begun().get(token);
      return beginning && (beginning.step ??= stepOf(phrasesOf(beginning)));
    },
    *[Symbol.iterator]() {
      for (const name of names.keys()) {
        const ingredient = names.get(name);
        if (ingredient !== undefined) yield [name, ingredient];
      }
    },
  };
  return names;
}
