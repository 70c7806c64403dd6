import type { AllergenId } from '../allergens.ts';
import { tokensOf } from '../normalise.ts';
import type { LexiconEntry } from './entry.ts';

/** A node of the lexicon with everything that it inherits. */
export interface Ingredient {
  readonly id: string;
  readonly name: string;
  /** Its own id and those of all its parents. */
  readonly terms: readonly string[];
  /** Its own implications and those of all its parents; the surer one wins. */
  readonly implies: ReadonlyMap<AllergenId, 'always' | 'usually'>;
  readonly opaque: boolean;
  readonly stands: readonly AllergenId[];
}

/** One step of a phrase: the token leads to the next step; `ingredient` if a phrase ends here. */
export interface PhraseStep {
  readonly next: Map<string, PhraseStep>;
  ingredient?: Ingredient;
}

/** Kebab-case: "half and half" is `half-and-half`. */
export function termId(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function addImplications(implies: Map<AllergenId, 'always' | 'usually'>, entry: LexiconEntry): void {
  for (const allergen of entry.usually) if (!implies.has(allergen)) implies.set(allergen, 'usually');
  for (const allergen of entry.always) implies.set(allergen, 'always');
}

/** Resolves the parents of every entry. Throws on a parent that no entry has, on a circle, and on an id given twice. */
export function compileIngredients(entries: readonly LexiconEntry[]): ReadonlyMap<string, Ingredient> {
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  const done = new Map<string, Ingredient>();
  const compile = (name: string, below: readonly string[]): Ingredient => {
    const entry = byName.get(name);
    if (entry === undefined || below.includes(name))
      throw new Error(`lexicon: no usable entry "${name}" above "${below.at(-1)}"`);
    const id = termId(name);
    const known = done.get(id);
    if (known !== undefined) return known;
    const parents = entry.is.map((parent) => compile(parent, [...below, name]));
    const implies = new Map<AllergenId, 'always' | 'usually'>();
    for (const parent of parents)
      for (const [allergen, sure] of parent.implies)
        if (sure === 'always' || !implies.has(allergen)) implies.set(allergen, sure);
    addImplications(implies, entry);
    const terms = [...new Set([id, ...parents.flatMap((parent) => parent.terms)])];
    const ingredient = { id, name, terms, implies, opaque: entry.opaque, stands: entry.stands };
    done.set(id, ingredient);
    return ingredient;
  };
  for (const entry of entries) compile(entry.name, []);
  if (done.size !== entries.length) throw new Error('lexicon: two entries share an id');
  return done;
}

/** The names of one entry as they are written, its canonical one first. */
export function namesOf(entry: LexiconEntry): string[] {
  return [entry.name, ...entry.also];
}

/** Puts every name of every entry into one tree of tokens. Throws where two entries claim one phrase. */
export function compilePhrases(
  entries: readonly LexiconEntry[],
  ingredients: ReadonlyMap<string, Ingredient>,
): PhraseStep {
  const root: PhraseStep = { next: new Map() };
  for (const entry of entries) {
    const ingredient = ingredients.get(termId(entry.name));
    if (ingredient === undefined) continue;
    for (const name of namesOf(entry)) {
      let step = root;
      for (const token of tokensOf(name)) step = follow(step, token);
      if (step.ingredient !== undefined && step.ingredient !== ingredient)
        throw new Error(`lexicon: "${name}" is both "${step.ingredient.name}" and "${entry.name}"`);
      step.ingredient = ingredient;
    }
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
