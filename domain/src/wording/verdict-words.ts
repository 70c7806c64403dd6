import { describeAllergen } from '../facts/allergens.ts';
import type { Avoidance } from '../verdict/eater.ts';
import { formatDate } from '../facts/instants.ts';
import { inEnglish, type Translate } from './translate.ts';
import {
  absenceIn,
  capital,
  declaredAs,
  isPossible,
  describeAbsence,
  describeSpeaker,
  describeDeclared,
  describeEstimate,
  describeNone,
  describePossible,
  describePresence,
  sentences,
  type Source,
} from './describe-evidence.ts';
import type { Assessment, Cause } from '../verdict/verdict.ts';

/** A label has room for at most this many names. */
export const namesInLabel = 2;

/** Returns the name of what somebody avoids for use inside a sentence: "egg", "tree nuts", "garlic". */
export function describeAvoidance(avoidance: Avoidance, t: Translate = inEnglish): string {
  return avoidance.kind === 'allergen' ? describeAllergen(avoidance.allergen, t) : avoidance.name;
}

/** Appears above every dish while the profile is missing. */
export const describeNotApplied = (t: Translate = inEnglish): string => t('Your allergens are not being applied');

/** Chooses the wording with a date if there is a readable one. */
function onDate(at: string | undefined, t: Translate, dated: (date: string) => string, undated: string): string {
  const date = formatDate(at, t);
  return date === '' ? undated : dated(date);
}

function describeReported(what: string, { evidence, at }: Cause, t: Translate): string {
  const reports = evidence.filter((one) => one.kind === 'report');
  // A reaction is worse than what somebody was told.
  const report = reports.find(({ told }) => !told) ?? reports[0];
  const named = report?.via === undefined ? what : describeAllergen(report.via, t);
  if (report?.told)
    return `${onDate(report.at, t, (date) => t('A diner was told on {date}', { date }), t('A diner was told'))}: ${t('contains {what}', { what: named })}`;
  return `${onDate(at, t, (date) => t('A diner reacted on {date}', { date }), t('A diner reacted'))}: ${named}`;
}

/** Says that the warning is what they were told themselves, or a note of nobody knows whom. */
const toldSo = ({ told, noted }: Cause, t: Translate): string =>
  told ? t('You were told so') : noted ? t('Noted in this tab before you signed in') : '';

const dangerousTo = (eater: string | undefined, t: Translate): string =>
  eater === undefined ? t('Dangerous to you') : t('Dangerous to {name}', { name: eater });

function describeAvoid(what: string, cause: Cause, t: Translate): string {
  const { reason, evidence, eater } = cause;
  if (reason === 'reported') return describeReported(what, cause, t);
  if (reason === 'possible_and_dangerous')
    return sentences(...describePossible(what, evidence, t), toldSo(cause, t), dangerousTo(eater, t));
  const declared = declaredAs(evidence, 'contains')[0];
  if (reason === 'declared' && declared !== undefined) {
    const contains = t('contains {what}', { what: describeDeclared(what, declared, t) });
    return sentences(describeSpeaker(declared.source, contains, t), describeAbsence(what, evidence, t));
  }
  const words = describePresence(what, evidence, t);
  const contains = words === '' ? t('Contains {what}', { what }) : t('Contains {what}: {words}', { what, words });
  return sentences(contains, toldSo(cause, t), describeAbsence(what, evidence, t));
}

function whyGroup(what: string, { evidence }: Cause, t: Translate): string {
  const [group] = declaredAs(evidence, 'contains');
  if (group?.via !== undefined) return t('Contains {what}, not said which', { what: describeAllergen(group.via, t) });
  return evidence.length > 0 ? describeEstimate(what, evidence, t) : t('Its words don’t say which');
}

function whyNotListed({ evidence, questions, at }: Cause, t: Translate): string {
  const opaque = questions.find((point) => point.kind === 'opaque');
  if (evidence.length > 0) return t('It’s mentioned: ask what is meant');
  if (opaque !== undefined) return t('{words} may have it', { words: capital(opaque.words) });
  return at === undefined ? t('The ingredient list may not be complete') : t('A mixture in it isn’t broken down');
}

function whyNotStated({ evidence, avoidance, at }: Cause, t: Translate): string {
  const absent = declaredAs(evidence, 'absent');
  const claimed = absent.find(({ source }) => source === 'claimed');
  if (claimed !== undefined)
    return onDate(
      claimed.at ?? undefined,
      t,
      (date) => t('Menu data claims none, {date}', { date }),
      t('Menu data claims none'),
    );
  if (absent.length > 0) return t('The statement has no date');
  // The whole list was checked, but the lexicon may not know all its names.
  return avoidance.kind !== 'allergen' && at !== undefined
    ? t('Not found in its list, which may use another name')
    : t('The restaurant has not said');
}

function whyNotVerified(what: string, cause: Cause, t: Translate): string {
  const { reason, evidence, at, avoidance } = cause;
  switch (reason) {
    case 'expired':
      return t('Last stated {date}', { date: formatDate(at, t) });
    case 'changed_since':
      return t('Changed since it was stated');
    case 'cross_contact_not_stated':
      return avoidance.kind === 'allergen'
        ? t('Says {none}; hasn’t said about traces', { none: describeNone([what], t) })
        : t('Not in the list; nothing said about traces');
    case 'estimate_only':
      return describeEstimate(what, evidence, t);
    case 'group_declared':
      return whyGroup(what, cause, t);
    case 'list_incomplete':
      return whyNotListed(cause, t);
    case 'unknown_name':
      return t('We don’t know this name');
    case 'offline':
      return onDate(at, t, (date) => t('Last stated {date}', { date }), t('Offline, so ask'));
    case 'old_lexicon':
      return t('We have to check this dish again');
    default:
      return whyNotStated(cause, t);
  }
}

const saidInReason: readonly Cause['reason'][] = ['estimate_only', 'group_declared'];

function describeNotVerified(what: string, cause: Cause, t: Translate): string {
  const { reason, evidence, avoidance } = cause;
  const isKnown = avoidance.kind === 'allergen' && !saidInReason.includes(reason) && isPossible(evidence);
  const known = isKnown ? describePossible(what, evidence, t) : [];
  if (reason === 'not_applied') return sentences(describeNotApplied(t), ...known);
  const notVerified = t('{what}: not verified', { what: capital(what) });
  return sentences(notVerified, whyNotVerified(what, cause, t), ...known, toldSo(cause, t));
}

/** What clears it: the source of a statement, or the list itself. */
type Speaker = Source | 'list';

export const speakerOf = ({ reason, evidence, at }: Cause): Speaker =>
  reason === 'not_listed' ? 'list' : (absenceIn(evidence, at)?.source ?? 'restaurant');

/** Returns e.g. "Restaurant says: no milk", "Not in the list: garlic". */
export function describeWithout(speaker: Speaker, names: readonly string[], t: Translate): string {
  if (speaker !== 'list') return describeSpeaker(speaker, describeNone(names, t), t);
  return t('Not in the list: {names}', { names: names.join(', ') });
}

export const namesOf = (causes: readonly Cause[], t: Translate): string[] => [
  ...new Set(causes.map(({ avoidance }) => describeAvoidance(avoidance, t))),
];

const oldest = (dates: readonly (string | undefined)[]): string | undefined =>
  dates.filter((date) => date !== undefined).toSorted()[0];

/** Says for which names traces are impossible too, which is what clears for some eaters. */
function describeNoTraces(causes: readonly Cause[], isAll: boolean, t: Translate): readonly string[] {
  if (causes.length === 0) return [];
  const date = formatDate(oldest(causes.map(({ noTracesAt }) => noTracesAt)), t);
  if (isAll) return [t('No traces either, it says, {date}', { date })];
  const names = namesOf(causes, t).join(', ');
  return [t('No traces of {names} either, it says, {date}', { names, date })];
}

/** Returns the lines below a name that is said to be absent: on what ground, since when, and its tolerated traces. */
export function describeSince(causes: readonly Cause[], t: Translate): readonly string[] {
  const at = oldest(causes.map((cause) => cause.at));
  const traceless = causes.filter(({ noTracesAt }) => noTracesAt !== undefined);
  const isList = causes.every(({ reason }) => reason === 'not_listed');
  const date = formatDate(at, t);
  const since = isList ? t('List confirmed {date}', { date }) : t('As an ingredient, on {date}', { date });
  const tolerated = causes
    .filter(({ reason }) => reason === 'traces_tolerated')
    .flatMap((cause) => describePossible(describeAvoidance(cause.avoidance, t), cause.evidence, t));
  const told = [...new Set(causes.map((cause) => toldSo(cause, t)))].filter((said) => said !== '');
  return [since, ...describeNoTraces(traceless, traceless.length === causes.length, t), ...tolerated, ...told];
}

/** A complete list can be believed; a statement about a kitchen is worth asking about again. */
export const describeAskAnyway = (causes: readonly Cause[], t: Translate): string =>
  causes.every(({ reason }) => reason === 'not_listed') ? '' : t('Ask before you order');

export const withName = (eater: string | undefined, said: string): string =>
  eater === undefined ? said : `${eater}: ${said}`;

export function describeLine(what: string, cause: Cause, t: Translate): string {
  switch (cause.verdict) {
    case 'avoid':
      return describeAvoid(what, cause, t);
    case 'not_verified':
      return describeNotVerified(what, cause, t);
    case 'cross_contact':
      return sentences(...describePossible(what, cause.evidence, t), toldSo(cause, t));
    default:
      return sentences(
        describeWithout(speakerOf(cause), [what], t),
        ...describeSince([cause], t),
        describeAskAnyway([cause], t),
      );
  }
}

/** Describes one cause in sentences, with the eater's name if several eat. Never says that a dish is harmless. */
export function describeCause(cause: Cause, t: Translate = inEnglish): string {
  return withName(cause.eater, describeLine(describeAvoidance(cause.avoidance, t), cause, t));
}

/** Returns whether the label names the source that clears; otherwise the lines below have to. */
export function isNamedInLabel(causes: readonly Cause[], t: Translate): boolean {
  const speakers = new Set(causes.map(speakerOf));
  if (speakers.size !== 1) return false;
  if (namesOf(causes, t).length <= namesInLabel) return true;
  return speakers.has('restaurant') && new Set(causes.map(({ eater }) => eater)).size === 1;
}

function withoutLabel(causes: readonly Cause[], t: Translate): string {
  const names = namesOf(causes, t);
  const [first] = causes;
  const [one = '', other = ''] = names;
  const isFew = names.length <= namesInLabel;
  if (isNamedInLabel(causes, t) && first !== undefined)
    return isFew
      ? describeWithout(speakerOf(first), names, t)
      : t('Restaurant says: none of your {count}', { count: names.length });
  return isFew
    ? t('Said to be without {one} and {other}', { one, other })
    : t('Said to be without all {count}', { count: names.length });
}

/** Returns the verdict of a dish in a few words, for its badge. */
export function verdictLabel(
  { verdict, causes }: Pick<Assessment, 'verdict' | 'causes'>,
  t: Translate = inEnglish,
): string {
  switch (verdict) {
    case null:
      return t('Nothing checked');
    case 'avoid':
      return t('Avoid');
    case 'not_verified':
      return t('Not verified');
    case 'cross_contact':
      return t('Cross-contact');
    default:
      return withoutLabel(causes, t);
  }
}
