import type { AllergenId } from '../facts/allergens.ts';
import type { Evidence } from '../facts/dish-facts.ts';
import type { Instant } from '../facts/dish.ts';
import type { Avoidance } from './eater.ts';

/** From worst to best; a dish takes the worst of its lines. */
export const verdicts = ['avoid', 'not_verified', 'cross_contact', 'none_declared'] as const;

export type Verdict = (typeof verdicts)[number];

/** Why a line got its verdict; each is said in words of its own. */
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
  // cross-contact
  'may_contain',
  // none declared
  'stated_absent',
  'traces_tolerated',
  'not_listed',
] as const;

export type CauseReason = (typeof causeReasons)[number];

/** What is open about an allergen although a statement covers it. */
export type PointToAsk =
  /** It is usual in something that the dish names. */
  | { readonly kind: 'usual_in'; readonly allergen: AllergenId; readonly words: string }
  /** What is guessed to be in the dish and would have it. */
  | { readonly kind: 'guessed'; readonly words: readonly string[] }
  /** A neighbour of the group that the law no longer counts to it. */
  | { readonly kind: 'neighbour'; readonly allergen: AllergenId }
  /** Something of which nobody says what it holds, as written. */
  | { readonly kind: 'opaque'; readonly words: string }
  /** Somebody reacted to the dish, and nobody knows to what. */
  | { readonly kind: 'reaction'; readonly at: Instant }
  | { readonly kind: 'cross_contact' };

/** One line of a verdict: one thing that one eater avoids, and what the facts say about it. */
export interface Cause {
  readonly eater?: string | undefined;
  readonly avoidance: Avoidance;
  readonly verdict: Verdict;
  readonly reason: CauseReason;
  readonly evidence: readonly Evidence[];
  /** The date of the statement or report that decided, if one did. */
  readonly at?: string | undefined;
  /** Where it clears: when all was said that there is to say about cross-contact, which tells of none of it. */
  readonly noTracesAt?: string | undefined;
  /** What to ask the restaurant, most important first. */
  readonly questions: readonly PointToAsk[];
}

/** Something that one eater would rather not eat, and that isn't said to be missing: the dish has it, or nobody knows. */
export interface Disliked {
  readonly eater?: string | undefined;
  readonly avoidance: Avoidance;
  readonly isThere: boolean;
}

/** `verdict` is `null` when nothing was checked: never a good verdict. Causes: worst first. */
export interface Assessment {
  readonly verdict: Verdict | null;
  readonly causes: readonly Cause[];
  /** Beside the verdict, which it never changes; left out where there is nothing. */
  readonly dislikes?: readonly Disliked[] | undefined;
  readonly lexiconVersion: string;
}

/** What an assessment needs besides the facts: the clock and the operator's settings, passed in. */
export interface AssessContext {
  readonly now: string;
  /** Statements older than this many days don't clear. */
  readonly statementDays: number;
  /** The version of the lexicon in force; facts derived under another don't clear. */
  readonly lexiconVersion: string;
  /** `false` when the profile could not be loaded: every line is at best not verified. */
  readonly profileApplied?: boolean | undefined;
}
