import { findAllergen } from './allergens.ts';
import type { Avoidance } from './eater.ts';
import { sayDate } from './instants.ts';
import { after, isPossible, sayAbsence, sayEstimate, sayPossibility, sayPresence } from './say-evidence.ts';
import type { Assessment, Cause } from './verdict.ts';

/** What is said when nothing was avoided, so that nothing was judged. */
export const nothingChecked = 'Nothing checked';

/** Said above every dish while the profile is missing. */
export const notApplied = 'Your allergens are not being applied';

/** So many names fit into a label. */
const namesInLabel = 2;

/** What somebody avoids, as it stands inside a sentence: "egg", "tree nuts", "garlic". */
export function sayAvoidance(avoidance: Avoidance): string {
  return avoidance.kind === 'allergen'
    ? (findAllergen(avoidance.allergen)?.word ?? avoidance.allergen)
    : avoidance.name;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function sayMayContain(what: string, { evidence }: Cause): string {
  return `May contain ${what}${after(': ', sayPossibility(what, evidence))}`;
}

function sayAvoid(what: string, cause: Cause): string {
  const { reason, evidence, at } = cause;
  if (reason === 'reported') return `Reaction to ${what} reported${after(' ', sayDate(at))}`;
  if (reason === 'possible_and_dangerous') return `${sayMayContain(what, cause)}. Traces are dangerous`;
  if (reason === 'listed') return `Contains ${what}`;
  const against = sayAbsence(evidence, undefined) === '' ? '' : `. Stated absent ${sayAbsence(evidence, undefined)}`;
  return `Contains ${what}${after(': ', sayPresence(what, evidence))}${against}`;
}

function whyNotVerified(what: string, { reason, evidence, at }: Cause): string {
  const date = sayDate(at);
  switch (reason) {
    case 'expired':
      return `what was stated${after(' on ', date)} is not current`;
    case 'changed_since':
      return 'the dish changed after the restaurant’s statement';
    case 'cross_contact_not_stated':
      return 'nothing is stated about cross-contact';
    case 'estimate_only':
      return sayEstimate(what, evidence);
    case 'group_declared':
      return 'the restaurant has not said which';
    case 'list_incomplete':
      return evidence.length > 0 ? 'it is mentioned, ask how it is meant' : 'the ingredient list may not be complete';
    case 'unknown_name':
      return 'we don’t know this name';
    case 'old_lexicon':
      return 'the dish has to be checked again';
    default:
      return evidence.some((one) => one.kind === 'declared' && one.level === 'absent')
        ? 'the statement has no date'
        : 'the restaurant has not said';
  }
}

function sayNotVerified(what: string, cause: Cause): string {
  if (cause.reason === 'not_applied') return notApplied;
  const why = `${capital(what)} not verified: ${whyNotVerified(what, cause)}`;
  const known = cause.avoidance.kind === 'allergen' && cause.reason !== 'estimate_only' && isPossible(cause.evidence);
  return known ? `${why}. ${sayMayContain(what, cause)}` : why;
}

function sayNoneDeclared(what: string, cause: Cause): string {
  const { reason, evidence, at } = cause;
  if (reason === 'not_listed') return `No ${what} listed${after(', list confirmed ', sayDate(at))}`;
  if (reason === 'traces_tolerated')
    return `No ${what} declared as an ingredient${after(', ', sayDate(at))}. ${sayMayContain(what, cause)}`;
  return `No ${what} declared${after(' ', sayAbsence(evidence, at))}`;
}

function sayLine(what: string, cause: Cause): string {
  switch (cause.verdict) {
    case 'avoid':
      return sayAvoid(what, cause);
    case 'not_verified':
      return sayNotVerified(what, cause);
    case 'cross_contact':
      return sayMayContain(what, cause);
    default:
      return sayNoneDeclared(what, cause);
  }
}

/** One reason in a sentence, with whose it is if several eat, and what to ask. Never says that a dish is harmless. */
export function sayCause(cause: Cause): string {
  const line = sayLine(sayAvoidance(cause.avoidance), cause);
  const ask = cause.questions.length === 0 ? '' : `. Ask: ${cause.questions.join('; ')}?`;
  return `${cause.eater === undefined ? '' : `${cause.eater}: `}${line}${ask}`;
}

function noneDeclaredLabel(causes: readonly Cause[]): string {
  const names = [...new Set(causes.map(({ avoidance }) => sayAvoidance(avoidance)))];
  const listed = causes.every(({ reason }) => reason === 'not_listed');
  const stated = causes.every(({ reason }) => reason === 'stated_absent');
  if (names.length > namesInLabel || (!listed && !stated)) return 'No conflict declared';
  return `No ${names.join(' or ')} ${listed ? 'listed' : 'declared'}`;
}

/** The verdict of a dish in a few words, for its mark. */
export function verdictLabel({ verdict, causes }: Pick<Assessment, 'verdict' | 'causes'>): string {
  switch (verdict) {
    case null:
      return nothingChecked;
    case 'avoid':
      return 'Avoid';
    case 'not_verified':
      return 'Not verified';
    case 'cross_contact':
      return 'Cross-contact';
    default:
      return noneDeclaredLabel(causes);
  }
}

/** The sentence at the top of a card: the worst reason, and how many more there are like it. */
export function sayAssessment({ verdict, causes }: Pick<Assessment, 'verdict' | 'causes'>): string {
  const worst = causes.filter((cause) => cause.verdict === verdict);
  const [first] = worst;
  if (verdict === null) return nothingChecked;
  if (first === undefined) return notApplied;
  const more = new Set(worst.map(sayCause)).size - 1;
  return `${sayCause(first)}${more === 0 ? '' : ` (and ${more} more)`}`;
}
