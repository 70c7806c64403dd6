import type { AllergenId } from '../facts/allergens.ts';
import type { Evidence } from '../facts/dish-facts.ts';
import type { Instant } from '../facts/dish.ts';
import type { Avoidance } from './eater.ts';

/** Lists verdicts from worst to best; a dish gets the worst of its lines. */
export const verdicts = ['avoid', 'not_verified', 'cross_contact', 'none_declared'] as const;

export type Verdict = (typeof verdicts)[number];

/** Says why a line got its verdict; each reason has its own wording. */
export const causeReasons = [
  // These reasons mean "avoid".
  'declared',
  'implied',
  'reported',
  'listed',
  'possible_and_dangerous',
  // These reasons mean "not verified".
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
  // These reasons mean "cross-contact".
  'may_contain',
  // These reasons mean "none declared".
  'stated_absent',
  'traces_tolerated',
  'not_listed',
] as const;

export type CauseReason = (typeof causeReasons)[number];

/** Says what is open about an allergen although a statement covers it. */
export type PointToAsk =
  /** Something that the dish names usually has it. */
  | { readonly kind: 'usual_in'; readonly allergen: AllergenId; readonly words: string }
  /** Guessed ingredients of the dish would contain it. */
  | { readonly kind: 'guessed'; readonly words: readonly string[] }
  /**
   * It is a neighbour of the group that the law no longer counts as part of it, or a group that is declared beside it.
   */
  | { readonly kind: 'neighbour'; readonly allergen: AllergenId }
  /** An opaque ingredient leaves this open, quoted as written. */
  | { readonly kind: 'opaque'; readonly words: string }
  /** Somebody reacted to the dish, and the cause is unknown. */
  | { readonly kind: 'reaction'; readonly at: Instant }
  /**
   * With `toldOfOthers`, one of the eaters was told that other dishes of the kitchen share oil or pans; `'noted'` if only
   * notes say so that nobody has claimed yet.
   */
  | { readonly kind: 'cross_contact'; readonly toldOfOthers?: true | 'noted' };

/** This is one line of a verdict: one thing that one eater avoids, and what the facts say about it. */
export interface Cause {
  readonly eater?: string | undefined;
  readonly avoidance: Avoidance;
  readonly verdict: Verdict;
  readonly reason: CauseReason;
  readonly evidence: readonly Evidence[];
  /** This is the date of the deciding statement or report, if there is one. */
  readonly at?: string | undefined;
  /**
   * This is the date when cross-contact was fully stated without mentioning this allergen. Only a line that clears has
   * it.
   */
  readonly noTracesAt?: string | undefined;
  /** These are the questions to ask the restaurant; the most important come first. */
  readonly questions: readonly PointToAsk[];
  /** Says when one of the eaters was told what warns here, according to their own notes. No restaurant stated it. */
  readonly told?: readonly Instant[] | undefined;
  /** Holds the same for notes that nobody has claimed yet. */
  readonly noted?: readonly Instant[] | undefined;
}

/** The dish has, or may have, this disliked thing. */
export interface Disliked {
  readonly eater?: string | undefined;
  readonly avoidance: Avoidance;
  readonly isThere: boolean;
}

/** `verdict` is `null` when nothing was checked, which is never a good verdict. Causes are sorted worst first. */
export interface Assessment {
  readonly verdict: Verdict | null;
  readonly causes: readonly Cause[];
  /** Dislikes never change the verdict. The list is missing if there are none. */
  readonly dislikes?: readonly Disliked[] | undefined;
  readonly lexiconVersion: string;
}

/** Holds what an assessment needs besides the facts: the clock and the operator's settings. */
export interface AssessContext {
  readonly now: string;
  /** Statements older than this many days don't clear. */
  readonly statementDays: number;
  /** This is the current version of the lexicon. Facts derived with another one don't clear. */
  readonly lexiconVersion: string;
  /** It is `false` if the profile could not be loaded, so that every line is at best not verified. */
  readonly profileApplied?: boolean | undefined;
  /**
   * It is `true` if we can't ask the server whether the facts are current. Warnings stand. Every other line is at best
   * not verified, even cross-contact, because it also says that the dish is otherwise without.
   */
  readonly isOffline?: boolean | undefined;
}
