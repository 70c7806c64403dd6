import type { AllergenId } from '../facts/allergens.ts';

/** What an eater tolerates. It never sets what is true. The default is `ask`. */
export type Strictness = 'dangerous' | 'ask' | 'fine';

/** One thing that an eater avoids, resolved against the lexicon as far as it is known there. */
export type Avoidance =
  | { readonly kind: 'allergen'; readonly allergen: AllergenId; readonly strictness: Strictness }
  /**
   * An ingredient that is no allergen of the catalogue. `term`: its id in the lexicon. `closed`: all its names, forms and
   * members were looked through there, so that a list without it can clear; unsaid, it can warn and never clear.
   */
  | ({
      readonly kind: 'ingredient';
      readonly name: string;
      readonly term: string;
      readonly closed?: boolean | undefined;
      /** What else it is written as, normalised, so that a verdict can quote it; not all of them where they are many. */
      readonly names?: string[] | undefined;
    } & Meant)
  /** A name that nobody knows: matched literally; it can warn and never clear. */
  | ({ readonly kind: 'unknown'; readonly name: string } & Meant);

/**
 * How strictly a name was meant that stands among somebody's allergens; without it, as the default says. An unknown name
 * is assessed alike however it was meant: it never clears.
 */
interface Meant {
  readonly strictness?: Strictness | undefined;
}

export interface Eater {
  /** Said with each reason when several people eat; `undefined` for the only one. */
  readonly name?: string | undefined;
  readonly avoids: readonly Avoidance[];
  /** What they would rather not eat. It never changes a verdict and raises no question; how strictly it is meant says nothing. */
  readonly dislikes?: readonly Avoidance[] | undefined;
}
