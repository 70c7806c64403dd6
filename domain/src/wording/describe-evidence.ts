import { describeAllergen, type AllergenId } from '../facts/allergens.ts';
import type { Evidence } from '../facts/dish-facts.ts';
import { formatDate } from '../facts/instants.ts';
import { describeReason } from '../facts/stock-reasons.ts';
import { normalise } from '../reading/normalise.ts';
import { inEnglish, type Translate } from './translate.ts';

/** How many quotes one sentence includes. */
const quotesSaid = 3;

type Declared = Extract<Evidence, { kind: 'declared' }>;
export type Source = Declared['source'];

/** Returns a claim with its source: "Restaurant says: no milk". */
export function describeSpeaker(source: Source, what: string, t: Translate = inEnglish): string {
  switch (source) {
    case 'kitchen':
      return t('The kitchen says: {what}', { what });
    case 'import':
      return t('Menu data says: {what}', { what });
    case 'claimed':
      return t('Menu data claims: {what}', { what });
    case 'published':
      return t('The chain’s chart says: {what}', { what });
    default:
      return t('Restaurant says: {what}', { what });
  }
}

/** Returns the source of a statement: "by the restaurant". */
export function describeSource(source: Source, t: Translate): string {
  switch (source) {
    case 'kitchen':
      return t('by the kitchen');
    case 'import':
      return t('in imported data');
    case 'claimed':
      return t('in menu data that nobody vouches for');
    case 'published':
      return t('in the chain’s chart');
    default:
      return t('by the restaurant');
  }
}

const word = (id: AllergenId, t: Translate): string => describeAllergen(id, t);

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Joins sentences; a single one gets no full stop. */
export function sentences(...parts: readonly string[]): string {
  const said = parts.filter((part) => part !== '');
  return said.length === 1 ? (said[0] ?? '') : said.map((part) => `${capital(part)}.`).join(' ');
}

/** Removes words with the same normal form. */
export function distinct(words: readonly string[]): string[] {
  const byForm = new Map<string, string>();
  for (const one of words) if (one !== '' && !byForm.has(normalise(one))) byForm.set(normalise(one), one);
  return [...byForm.values()];
}

const join = (words: readonly string[]): string => distinct(words).slice(0, quotesSaid).join(', ');

export function declaredAs(evidence: readonly Evidence[], level: Declared['level']): Declared[] {
  return evidence.filter((one): one is Declared => one.kind === 'declared' && one.level === level);
}

/** Returns where something is in a dish: "ghee in the house sauce". A component's own name says it all. */
export function describeWithin(words: string, component: string, t: Translate = inEnglish): string {
  return normalise(words) === normalise(component) ? words : t('{words} in the {component}', { words, component });
}

/** Quotes the texts that imply it, the sure ones or the others: "ghee, butter". Leaves out its own name. */
function describeQuotes(what: string, evidence: readonly Evidence[], sure: boolean, t: Translate): string {
  const quotes = evidence.flatMap((one) => {
    if (!('sure' in one) || (one.sure === true) !== sure) return [];
    const itself = normalise(one.words) === normalise(what);
    if (one.in !== undefined && normalise(one.in) !== normalise(what)) return [describeWithin(one.words, one.in, t)];
    return itself ? [] : [one.words];
  });
  return join(quotes);
}

/** Returns the guessed ingredients that would contain it, except itself: "cream, butter". */
function describeGuesses(what: string, evidence: readonly Evidence[]): string {
  const guesses = evidence.flatMap((one) => (one.kind === 'estimate' ? [one.words] : []));
  return join(guesses.filter((words) => normalise(words) !== normalise(what)));
}

/** Returns the words that contain it: "ghee". Empty if only its own name does. */
export const describePresence = (what: string, evidence: readonly Evidence[], t: Translate = inEnglish): string =>
  describeQuotes(what, evidence, true, t);

/** Returns what the restaurant declared: "tree nuts", or "tree nuts (almond)" if it named a member. */
export function describeDeclared(what: string, { via, in: component }: Declared, t: Translate = inEnglish): string {
  const said = via === undefined ? what : t('{what} ({which})', { what, which: word(via, t) });
  return component === undefined ? said : describeWithin(said, component, t);
}

/** Returns why it may contain it although nobody said so. */
export function describeEstimate(what: string, evidence: readonly Evidence[], t: Translate = inEnglish): string {
  const quotes = describeQuotes(what, evidence, false, t) || describeQuotes(what, evidence, true, t);
  if (quotes !== '') return t('{words} may have it', { words: quotes });
  const guesses = describeGuesses(what, evidence);
  return guesses === '' ? t('Only an estimate') : t('Only an estimate: {words}', { words: guesses });
}

function describeTraces(what: string, traces: readonly Declared[], t: Translate): readonly string[] {
  const why = traces.map(({ reason, via, in: component }) => {
    const said = via === undefined ? '' : t('said of {what}', { what: word(via, t) });
    const because = reason === undefined ? said : describeReason(reason, t);
    if (component === undefined) return because;
    return because === '' ? t('in the {component}', { component }) : describeWithin(because, component, t);
  });
  return [t('Traces possible: {what}', { what }), join(why)];
}

/** Returns why it may contain it, in sentences: traces first, then a group without naming the member, then words. */
export function describePossible(
  what: string,
  evidence: readonly Evidence[],
  t: Translate = inEnglish,
): readonly string[] {
  const traces = declaredAs(evidence, 'may_contain');
  const ofGroups = declaredAs(evidence, 'contains').flatMap(({ source, via }) =>
    via === undefined ? [] : [describeSpeaker(source, t('contains {what}', { what: word(via, t) }), t)],
  );
  if (traces.length > 0) return [...describeTraces(what, traces, t), ...ofGroups.slice(0, 1)];
  const possible = t('{what} possible', { what: capital(what) });
  if (ofGroups[0] !== undefined) return [possible, ofGroups[0]];
  const words = describeQuotes(what, evidence, false, t) || describeQuotes(what, evidence, true, t);
  // If only its own name was found, the text says "may contain sesame".
  if (words === '' && evidence.some((one) => 'sure' in one)) return [t('Traces possible: {what}', { what })];
  return words === ''
    ? [possible, describeEstimate(what, evidence, t)]
    : [t('{possible}: {words} may have it', { possible, words })];
}

/** Returns whether any evidence suggests that it may be there. */
export function isPossible(evidence: readonly Evidence[]): boolean {
  return evidence.some((one) => one.kind !== 'declared' || one.level !== 'absent');
}

/** Returns the deciding statement of absence: the one dated `at`, or else the first. */
export function absenceIn(evidence: readonly Evidence[], at: string | undefined): Declared | undefined {
  const absent = declaredAs(evidence, 'absent');
  return absent.find((one) => one.at === at) ?? absent[0];
}

/** Returns "no milk", or "no milk, no egg"; for more names "none of these: milk, egg, soy". */
export function describeNone(names: readonly string[], t: Translate = inEnglish): string {
  const [one = '', other] = names;
  if (names.length > 2) return t('none of these: {names}', { names: names.join(', ') });
  return other === undefined ? t('no {what}', { what: one }) : t('no {one}, no {other}', { one, other });
}

/** Returns e.g. "Restaurant says: no milk, 3 Nov 2026"; empty if nobody stated it absent. */
export function describeAbsence(what: string, evidence: readonly Evidence[], t: Translate = inEnglish): string {
  const absent = absenceIn(evidence, undefined);
  if (absent === undefined) return '';
  const date = formatDate(absent.at, t);
  const said = describeSpeaker(absent.source, describeNone([what], t), t);
  return date === '' ? said : `${said}, ${date}`;
}
