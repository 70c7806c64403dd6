import { sayAllergen } from '../facts/allergens.ts';
import type { Avoidance } from '../verdict/eater.ts';
import { sayDate } from '../facts/instants.ts';
import { inEnglish, type Say } from './say.ts';
import {
  absenceIn,
  capital,
  declaredAs,
  isPossible,
  sayAbsence,
  sayBy,
  sayDeclared,
  sayEstimate,
  sayNone,
  sayPossible,
  sayPresence,
  sentences,
  type Source,
} from './say-evidence.ts';
import type { Assessment, Cause } from '../verdict/verdict.ts';

/** So many names fit into a label. */
export const namesInLabel = 2;

/** What somebody avoids, as it stands inside a sentence: "egg", "tree nuts", "garlic". */
export function sayAvoidance(avoidance: Avoidance, say: Say = inEnglish): string {
  return avoidance.kind === 'allergen' ? sayAllergen(avoidance.allergen, say) : avoidance.name;
}

/** Said above every dish while the profile is missing. */
export const sayNotApplied = (say: Say = inEnglish): string => say('Your allergens are not being applied');

/** With the date where there is one that can be read. */
function onDate(at: string | undefined, say: Say, dated: (date: string) => string, undated: string): string {
  const date = sayDate(at, say);
  return date === '' ? undated : dated(date);
}

function sayReported(what: string, { evidence, at }: Cause, say: Say): string {
  const report = evidence.find((one) => one.kind === 'report');
  const named = report?.via === undefined ? what : sayAllergen(report.via, say);
  return `${onDate(at, say, (date) => say('A diner reacted on {date}', { date }), say('A diner reacted'))}: ${named}`;
}

const dangerousTo = (eater: string | undefined, say: Say): string =>
  eater === undefined ? say('Dangerous to you') : say('Dangerous to {name}', { name: eater });

function sayAvoid(what: string, cause: Cause, say: Say): string {
  const { reason, evidence, eater } = cause;
  if (reason === 'reported') return sayReported(what, cause, say);
  if (reason === 'possible_and_dangerous')
    return sentences(...sayPossible(what, evidence, say), dangerousTo(eater, say));
  const declared = declaredAs(evidence, 'contains')[0];
  if (reason === 'declared' && declared !== undefined) {
    const contains = say('contains {what}', { what: sayDeclared(what, declared, say) });
    return sentences(sayBy(declared.source, contains, say), sayAbsence(what, evidence, say));
  }
  const words = sayPresence(what, evidence);
  const contains = words === '' ? say('Contains {what}', { what }) : say('Contains {what}: {words}', { what, words });
  return sentences(contains, sayAbsence(what, evidence, say));
}

function whyGroup(what: string, { evidence }: Cause, say: Say): string {
  const [group] = declaredAs(evidence, 'contains');
  if (group?.via !== undefined) return say('Contains {what}, not said which', { what: sayAllergen(group.via, say) });
  return evidence.length > 0 ? sayEstimate(what, evidence, say) : say('Its words leave open which');
}

function whyNotListed({ evidence, questions, at }: Cause, say: Say): string {
  const opaque = questions.find((point) => point.kind === 'opaque');
  if (evidence.length > 0) return say('It is mentioned: ask how it is meant');
  if (opaque !== undefined) return say('{words} may have it', { words: capital(opaque.words) });
  return at === undefined ? say('The ingredient list may not be complete') : say('Not all in its list is broken down');
}

function whyNotStated({ evidence, avoidance, at }: Cause, say: Say): string {
  const absent = declaredAs(evidence, 'absent');
  const claimed = absent.find(({ source }) => source === 'claimed');
  if (claimed !== undefined)
    return onDate(
      claimed.at ?? undefined,
      say,
      (date) => say('Menu data claims none, {date}', { date }),
      say('Menu data claims none'),
    );
  if (absent.length > 0) return say('The statement has no date');
  // A whole list was looked through, and not all that may be called so is known.
  return avoidance.kind !== 'allergen' && at !== undefined
    ? say('Not found in its list, which may name it otherwise')
    : say('The restaurant has not said');
}

function whyNotVerified(what: string, cause: Cause, say: Say): string {
  const { reason, evidence, at, avoidance } = cause;
  switch (reason) {
    case 'expired':
      return onDate(at, say, (date) => say('Last stated {date}', { date }), say('Stated too long ago'));
    case 'changed_since':
      return say('Changed since it was stated');
    case 'cross_contact_not_stated':
      return avoidance.kind === 'allergen'
        ? say('Says {none}; hasn’t said about traces', { none: sayNone([what], say) })
        : say('Not in the list; nothing said about traces');
    case 'estimate_only':
      return sayEstimate(what, evidence, say);
    case 'group_declared':
      return whyGroup(what, cause, say);
    case 'list_incomplete':
      return whyNotListed(cause, say);
    case 'unknown_name':
      return say('We don’t know this name');
    case 'old_lexicon':
      return say('The dish has to be checked again');
    default:
      return whyNotStated(cause, say);
  }
}

const saidInReason: readonly Cause['reason'][] = ['estimate_only', 'group_declared'];

function sayNotVerified(what: string, cause: Cause, say: Say): string {
  const { reason, evidence, avoidance } = cause;
  const isKnown = avoidance.kind === 'allergen' && !saidInReason.includes(reason) && isPossible(evidence);
  const known = isKnown ? sayPossible(what, evidence, say) : [];
  if (reason === 'not_applied') return sentences(sayNotApplied(say), ...known);
  const notVerified = say('{what}: not verified', { what: capital(what) });
  return sentences(notVerified, whyNotVerified(what, cause, say), ...known);
}

/** Who clears: whose statement, or the list itself. */
type Speaker = Source | 'list';

export const speakerOf = ({ reason, evidence, at }: Cause): Speaker =>
  reason === 'not_listed' ? 'list' : (absenceIn(evidence, at)?.source ?? 'restaurant');

/** "Restaurant says: no milk", "Not in the list: garlic". */
export function sayWithout(speaker: Speaker, names: readonly string[], say: Say): string {
  if (speaker !== 'list') return sayBy(speaker, sayNone(names, say), say);
  return say('Not in the list: {names}', { names: names.join(', ') });
}

export const namesOf = (causes: readonly Cause[], say: Say): string[] => [
  ...new Set(causes.map(({ avoidance }) => sayAvoidance(avoidance, say))),
];

const oldest = (dates: readonly (string | undefined)[]): string | undefined =>
  dates.filter((date) => date !== undefined).toSorted()[0];

/** What stands below a name that is said to be without: as what and since when, and what to do all the same. */
export function saySince(causes: readonly Cause[], say: Say): readonly string[] {
  const at = oldest(causes.map((cause) => cause.at));
  const traces = causes.every(({ noTracesAt }) => noTracesAt !== undefined);
  const isList = causes.every(({ reason }) => reason === 'not_listed');
  const since = isList
    ? onDate(at, say, (date) => say('List confirmed {date}', { date }), say('The list is confirmed'))
    : onDate(at, say, (date) => say('As an ingredient, on {date}', { date }), say('As an ingredient'));
  const tolerated = causes
    .filter(({ reason }) => reason === 'traces_tolerated')
    .flatMap((cause) => sayPossible(sayAvoidance(cause.avoidance, say), cause.evidence, say));
  const noTraces = traces
    ? [
        onDate(
          oldest(causes.map(({ noTracesAt }) => noTracesAt)),
          say,
          (date) => say('No traces either, it says, {date}', { date }),
          say('No traces either, it says'),
        ),
      ]
    : [];
  return [since, ...noTraces, ...tolerated];
}

/** A list that is whole can be believed; what somebody said about a kitchen is asked again. */
export const sayAskAnyway = (causes: readonly Cause[], say: Say): string =>
  causes.every(({ reason }) => reason === 'not_listed') ? '' : say('Ask before you order');

export const withName = (eater: string | undefined, said: string): string =>
  eater === undefined ? said : `${eater}: ${said}`;

export function sayLine(what: string, cause: Cause, say: Say): string {
  switch (cause.verdict) {
    case 'avoid':
      return sayAvoid(what, cause, say);
    case 'not_verified':
      return sayNotVerified(what, cause, say);
    case 'cross_contact':
      return sentences(...sayPossible(what, cause.evidence, say));
    default:
      return sentences(
        sayWithout(speakerOf(cause), [what], say),
        ...saySince([cause], say),
        sayAskAnyway([cause], say),
      );
  }
}

/** One reason in sentences, with whose it is if several eat. Never says that a dish is harmless. */
export function sayCause(cause: Cause, say: Say = inEnglish): string {
  return withName(cause.eater, sayLine(sayAvoidance(cause.avoidance, say), cause, say));
}

/** Whether the label says by itself who clears, or the lines below have to. */
export function isSaidInLabel(causes: readonly Cause[], say: Say): boolean {
  const speakers = new Set(causes.map(speakerOf));
  if (speakers.size !== 1) return false;
  if (namesOf(causes, say).length <= namesInLabel) return true;
  return speakers.has('restaurant') && new Set(causes.map(({ eater }) => eater)).size === 1;
}

function withoutLabel(causes: readonly Cause[], say: Say): string {
  const names = namesOf(causes, say);
  const [first] = causes;
  const [one = '', other = ''] = names;
  const isFew = names.length <= namesInLabel;
  if (isSaidInLabel(causes, say) && first !== undefined)
    return isFew
      ? sayWithout(speakerOf(first), names, say)
      : say('Restaurant says: none of your {count}', { count: names.length });
  return isFew
    ? say('Said to be without {one} and {other}', { one, other })
    : say('Said to be without all {count}', { count: names.length });
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
      return withoutLabel(causes, say);
  }
}
