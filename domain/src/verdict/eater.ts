import type { AllergenId } from '../facts/allergens.ts';

/** Says how much of an allergen an eater tolerates. It never changes the facts. The default is `ask`. */
export type Strictness = 'dangerous' | 'ask' | 'fine';

/** This is one thing that an eater avoids, resolved with the lexicon if it is known there. */
export type Avoidance =
  | { readonly kind: 'allergen'; readonly allergen: AllergenId; readonly strictness: Strictness }
  /**
   * This is an ingredient that isn't an allergen of the catalogue. `term` is its id in the lexicon. `closed` means that
   * all its names, forms and members were reviewed there, so that a list without it can clear. If it isn't closed, it
   * can warn but never clear.
   */
  | ({
      readonly kind: 'ingredient';
      readonly name: string;
      readonly term: string;
      readonly closed?: boolean | undefined;
      /**
       * These are other names for it, normalised, so that a verdict can quote them. They are limited if there are many.
       */
      readonly names?: string[] | undefined;
    } & Meant)
  /** This is an unknown name. It is matched literally; it can warn and never clears. */
  | ({ readonly kind: 'unknown'; readonly name: string } & Meant);

/**
 * Gives the strictness of a name among somebody's allergens. If it is missing, the default applies. It doesn't matter
 * for an unknown name, which never clears.
 */
interface Meant {
  readonly strictness?: Strictness | undefined;
}

export interface Eater {
  /** It is added to each reason when several people eat, and is `undefined` if there is only one. */
  readonly name?: string | undefined;
  readonly avoids: readonly Avoidance[];
  /** These dislikes never change a verdict and raise no question. Their strictness is ignored. */
  readonly dislikes?: readonly Avoidance[] | undefined;
}
