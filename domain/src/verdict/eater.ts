import type { AllergenId } from '../facts/allergens.ts';

/** Says how much of an allergen an eater tolerates. It never changes the facts. The default is `ask`. */
export type Strictness = 'dangerous' | 'ask' | 'fine';

/** This is one thing that an eater avoids, resolved with the lexicon if it is known there. */
export type Avoidance =
  | { readonly kind: 'allergen'; readonly allergen: AllergenId; readonly strictness: Strictness }
  /**
   * This is an ingredient that is no allergen of the catalogue. `term` is its id in the lexicon. `closed` means that
   * all its names, forms and members were reviewed there, so that a list without it can clear; without it, it can warn
   * and never clear.
   */
  | ({
      readonly kind: 'ingredient';
      readonly name: string;
      readonly term: string;
      readonly closed?: boolean | undefined;
      /** Other names for it, normalised, so that a verdict can quote them; limited if there are many. */
      readonly names?: string[] | undefined;
    } & Meant)
  /** This is an unknown name: it is matched literally, can warn and never clears. */
  | ({ readonly kind: 'unknown'; readonly name: string } & Meant);

/**
 * Gives the strictness of a name among somebody's allergens; the default applies if it is missing. It doesn't matter
 * for an unknown name, which never clears.
 */
interface Meant {
  readonly strictness?: Strictness | undefined;
}

export interface Eater {
  /** Added to each reason when several people eat; `undefined` if there is only one. */
  readonly name?: string | undefined;
  readonly avoids: readonly Avoidance[];
  /** Dislikes, which never change a verdict and raise no question. Their strictness is ignored. */
  readonly dislikes?: readonly Avoidance[] | undefined;
}
