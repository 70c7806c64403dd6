import type { AllergenId } from '../facts/allergens.ts';
import type { Evidence } from '../facts/dish-facts.ts';
import type { Instant } from '../facts/dish.ts';
import type { Avoidance } from './eater.ts';

/** Lists verdicts from worst to best; a dish gets the worst of its lines. */
export const verdicts = ['avoid', 'not_verified', 'cross_contact', 'none_declared'] as const;

export type Verdict = (typeof verdicts)[number];

/** Says why a line got its verdict; each reason has its own wording. */
export const causeReasons = [
  // avoid
  'declared',
  'implied',
  'reported',
  'listed',
  'possible_and_dangerous',
  // not verified
  'not_stated',
  'group_declared',
  'expired',
  'changed_since',
  'cross_contact_not_stated',
  'estimate_only',
  'list_incomplete',
  'unknown_name',
  'old_lexicon',
  'not_applied',
  'offline',
  // cross-contact
  'may_contain',
  // none declared
  'stated_absent',
  'traces_tolerated',
  'not_listed',
] as const;

export type CauseReason = (typeof causeReasons)[number];

/** Says what is open about an allergen although a statement covers it. */
export type PointToAsk =
  /** It is usual in something that the dish names. */
  | { readonly kind: 'usual_in'; readonly allergen: AllergenId; readonly words: string }
  /** Guessed ingredients of the dish would contain it. */
  | { readonly kind: 'guessed'; readonly words: readonly string[] }
  /** It is a neighbour of the group, which the law no longer counts among it, or a group that is declared beside it. */
  | { readonly kind: 'neighbour'; readonly allergen: AllergenId }
  /** An opaque ingredient leaves this open, quoted as written. */
  | { readonly kind: 'opaque'; readonly words: string }
  /** Somebody reacted to the dish, and the cause is unknown. */
  | { readonly kind: 'reaction'; readonly at: Instant }
  /** `toldOfOthers`: somebody who eats was told that other dishes of its kitchen share oil or pans. */
  | { readonly kind: 'cross_contact'; readonly toldOfOthers?: true };

/** This is one line of a verdict: one thing that one eater avoids, and what the facts say about it. */
export interface Cause {
  readonly eater?: string | undefined;
  readonly avoidance: Avoidance;
  readonly verdict: Verdict;
  readonly reason: CauseReason;
  readonly evidence: readonly Evidence[];
  /** The date of the deciding statement or report, if there is one. */
  readonly at?: string | undefined;
  /** When cross-contact was fully stated without mentioning this allergen; only of a line that clears. */
  readonly noTracesAt?: string | undefined;
  /** What to ask the restaurant, most important first. */
  readonly questions: readonly PointToAsk[];
  /** When somebody who eats was told what warns here, by their own notes; no restaurant said it. */
  readonly told?: readonly Instant[] | undefined;
  /** The same of notes of which nobody has said yet whose they are. */
  readonly noted?: readonly Instant[] | undefined;
}

/** The dish has or may have this dislike. */
export interface Disliked {
  readonly eater?: string | undefined;
  readonly avoidance: Avoidance;
  readonly isThere: boolean;
}

/** `verdict` is `null` when nothing was checked, which is never a good verdict. Causes are sorted worst first. */
export interface Assessment {
  readonly verdict: Verdict | null;
  readonly causes: readonly Cause[];
  /** Dislikes never change the verdict; missing if there are none. */
  readonly dislikes?: readonly Disliked[] | undefined;
  readonly lexiconVersion: string;
}

/** Holds what an assessment needs besides the facts: the clock and the operator's settings. */
export interface AssessContext {
  readonly now: string;
  /** Statements older than this many days don't clear. */
  readonly statementDays: number;
  /** The current version of the lexicon; facts derived with another one don't clear. */
  readonly lexiconVersion: string;
  /** `false` if the profile could not be loaded, so that every line is at best not verified. */
  readonly profileApplied?: boolean | undefined;
  /**
   * `true` if the server can't be asked whether the facts are current. Warnings stand; every other line is at best not
   * verified, cross-contact included, because it also says that the dish is otherwise without.
   */
  readonly isOffline?: boolean | undefined;
}
