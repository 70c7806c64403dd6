import { sayAllergen } from './allergens.ts';
import type { Avoidance } from './eater.ts';
import { sayDate } from './instants.ts';
import { sayPoint } from './points-to-ask.ts';
import { inEnglish, type Say } from './say.ts';
import { isPossible, sayAbsence, sayEstimate, sayPossibility, sayPresence } from './say-evidence.ts';
import type { Assessment, Cause } from './verdict.ts';

/** So many names fit into a label. */
const namesInLabel = 2;

/** What somebody avoids, as it stands inside a sentence: "egg", "tree nuts", "garlic". */
export function sayAvoidance(avoidance: Avoidance, say: Say = inEnglish): string {
  return avoidance.kind === 'allergen' ? sayAllergen(avoidance.allergen, say) : avoidance.name;
}

/** Said above every dish while the profile is missing. */
export const sayNotApplied = (say: Say = inEnglish): string => say('Your allergens are not being applied');

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function sayMayContain(what: string, { evidence }: Cause, say: Say): string {
  const why = sayPossibility(what, evidence, say);
  return why === '' ? say('May contain {what}', { what }) : say('May contain {what}: {why}', { what, why });
}

function sayReported(what: string, at: string | undefined, say: Say): string {
  const date = sayDate(at, say);
  return date === ''
    ? say('Reaction to {what} reported', { what })
    : say('Reaction to {what} reported {date}', { what, date });
}

function sayAvoid(what: string, cause: Cause, say: Say): string {
  const { reason, evidence, at } = cause;
  if (reason === 'reported') return sayReported(what, at, say);
  if (reason === 'possible_and_dangerous') return `${sayMayContain(what, cause, say)}. ${say('Traces are dangerous')}`;
  const why = reason === 'listed' ? '' : sayPresence(what, evidence, say);
  const by = reason === 'listed' ? '' : sayAbsence(evidence, undefined, say);
  const contains = why === '' ? say('Contains {what}', { what }) : say('Contains {what}: {why}', { what, why });
  return by === '' ? contains : `${contains}. ${say('Stated absent {by}', { by })}`;
}

function whyExpired(at: string | undefined, say: Say): string {
  const date = sayDate(at, say);
  return date === ''
    ? say('what was stated is not current')
    : say('what was stated on {date} is not current', { date });
}

function whyNotVerified(what: string, { reason, evidence, at }: Cause, say: Say): string {
  switch (reason) {
    case 'expired':
      return whyExpired(at, say);
    case 'changed_since':
      return say('the dish changed after the restaurant’s statement');
    case 'cross_contact_not_stated':
      return say('nothing is stated about cross-contact');
    case 'estimate_only':
      return sayEstimate(what, evidence, say);
    case 'group_declared':
      return say('the restaurant has not said which');
    case 'list_incomplete':
      return evidence.length > 0
        ? say('it is mentioned, ask how it is meant')
        : say('the ingredient list may not be complete');
    case 'unknown_name':
      return say('we don’t know this name');
    case 'old_lexicon':
      return say('the dish has to be checked again');
    default:
      return evidence.some((one) => one.kind === 'declared' && one.level === 'absent')
        ? say('the statement has no date')
        : say('the restaurant has not said');
  }
}

function sayNotVerified(what: string, cause: Cause, say: Say): string {
  if (cause.reason === 'not_applied') return sayNotApplied(say);
  const why = say('{what} not verified: {why}', { what: capital(what), why: whyNotVerified(what, cause, say) });
  const known = cause.avoidance.kind === 'allergen' && cause.reason !== 'estimate_only' && isPossible(cause.evidence);
  return known ? `${why}. ${sayMayContain(what, cause, say)}` : why;
}

function sayNotListed(what: string, at: string | undefined, say: Say): string {
  const date = sayDate(at, say);
  return date === ''
    ? say('No {what} listed', { what })
    : say('No {what} listed, list confirmed {date}', { what, date });
}

function sayNotAnIngredient(what: string, at: string | undefined, say: Say): string {
  const date = sayDate(at, say);
  return date === ''
    ? say('No {what} declared as an ingredient', { what })
    : say('No {what} declared as an ingredient, {date}', { what, date });
}

function sayNoneDeclared(what: string, cause: Cause, say: Say): string {
  const { reason, evidence, at } = cause;
  if (reason === 'not_listed') return sayNotListed(what, at, say);
  if (reason === 'traces_tolerated') return `${sayNotAnIngredient(what, at, say)}. ${sayMayContain(what, cause, say)}`;
  const by = sayAbsence(evidence, at, say);
  return by === '' ? say('No {what} declared', { what }) : say('No {what} declared {by}', { what, by });
}

function sayLine(what: string, cause: Cause, say: Say): string {
  switch (cause.verdict) {
    case 'avoid':
      return sayAvoid(what, cause, say);
    case 'not_verified':
      return sayNotVerified(what, cause, say);
    case 'cross_contact':
      return sayMayContain(what, cause, say);
    default:
      return sayNoneDeclared(what, cause, say);
  }
}

/** One reason in a sentence, with whose it is if several eat, and what to ask. Never says that a dish is harmless. */
export function sayCause(cause: Cause, say: Say = inEnglish): string {
  const line = sayLine(sayAvoidance(cause.avoidance, say), cause, say);
  const questions = cause.questions.map((point) => sayPoint(point, say)).join('; ');
  const ask = questions === '' ? '' : `. ${say('Ask: {questions}?', { questions })}`;
  return `${cause.eater === undefined ? '' : `${cause.eater}: `}${line}${ask}`;
}

function noneDeclaredLabel(causes: readonly Cause[], say: Say): string {
  const names = [...new Set(causes.map(({ avoidance }) => sayAvoidance(avoidance, say)))];
  const listed = causes.every(({ reason }) => reason === 'not_listed');
  const stated = causes.every(({ reason }) => reason === 'stated_absent');
  if (names.length > namesInLabel || (!listed && !stated)) return say('No conflict declared');
  const [one = '', other] = names;
  const what = other === undefined ? one : say('{one} or {other}', { one, other });
  return listed ? say('No {what} listed', { what }) : say('No {what} declared', { what });
}

/** The verdict of a dish in a few words, for its mark. */
export function verdictLabel(
  { verdict, causes }: Pick<Assessment, 'verdict' | 'causes'>,
  say: Say = inEnglish,
): string {
  switch (verdict) {
    case null:
      return say('Nothing checked');
    case 'avoid':
      return say('Avoid');
    case 'not_verified':
      return say('Not verified');
    case 'cross_contact':
      return say('Cross-contact');
    default:
      return noneDeclaredLabel(causes, say);
  }
}

/** The sentence at the top of a card: the worst reason, and how many more there are like it. */
export function sayAssessment(
  { verdict, causes }: Pick<Assessment, 'verdict' | 'causes'>,
  say: Say = inEnglish,
): string {
  const worst = causes.filter((cause) => cause.verdict === verdict);
  const [first] = worst;
  if (verdict === null) return say('Nothing checked');
  if (first === undefined) return sayNotApplied(say);
  const more = new Set(worst.map((cause) => sayCause(cause, say))).size - 1;
  const said = sayCause(first, say);
  return more === 0 ? said : say('{reason} (and {count} more)', { reason: said, count: more });
}
