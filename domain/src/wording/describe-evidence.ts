import { describeAllergen, type AllergenId } from '../facts/allergens.ts';
import type { Evidence } from '../facts/dish-facts.ts';
import { formatDate } from '../facts/instants.ts';
import { normalise } from '../reading/normalise.ts';
import { inEnglish, type Translate } from './translate.ts';

/** How many quotes stand in one sentence. */
const quotesSaid = 3;

type Declared = Extract<Evidence, { kind: 'declared' }>;
export type Source = Declared['source'];

/** "Restaurant says: no milk": a claim under the name of whose it is. */
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

/** "by the restaurant": whose statement it is. */
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

/** Several sentences in a row; one alone has no full stop. */
export function sentences(...parts: readonly string[]): string {
  const said = parts.filter((part) => part !== '');
  return said.length === 1 ? (said[0] ?? '') : said.map((part) => `${capital(part)}.`).join(' ');
}

/** Each once, however it is written. */
export function distinct(words: readonly string[]): string[] {
  const byForm = new Map<string, string>();
  for (const one of words) if (one !== '' && !byForm.has(normalise(one))) byForm.set(normalise(one), one);
  return [...byForm.values()];
}

const join = (words: readonly string[]): string => distinct(words).slice(0, quotesSaid).join(', ');

export function declaredAs(evidence: readonly Evidence[], level: Declared['level']): Declared[] {
  return evidence.filter((one): one is Declared => one.kind === 'declared' && one.level === level);
}

/** The texts that gave it away, the sure ones or the others: "ghee, butter". Not "egg" for egg. Empty if none did. */
function sayQuotes(what: string, evidence: readonly Evidence[], sure: boolean): string {
  const quotes = evidence.flatMap((one) => {
    if (!('sure' in one) || one.sure !== sure) return [];
    return normalise(one.words) === normalise(what) ? [] : [one.words];
  });
  return join(quotes);
}

/** What is guessed to be in it, without the thing itself: "cream, butter". */
function sayGuesses(what: string, evidence: readonly Evidence[]): string {
  const guesses = evidence.flatMap((one) => (one.kind === 'estimate' ? [one.words] : []));
  return join(guesses.filter((words) => normalise(words) !== normalise(what)));
}

/** Which words have it: "ghee". Empty where none but the thing's own name does. */
export const describePresence = (what: string, evidence: readonly Evidence[]): string =>
  sayQuotes(what, evidence, true);

/** What the restaurant said is in it: "tree nuts", or "tree nuts (almond)" where it named a member. */
export function describeDeclared(what: string, { via }: Declared, t: Translate = inEnglish): string {
  return via === undefined ? what : t('{what} ({which})', { what, which: word(via, t) });
}

/** Why it may be there where nobody said so. */
export function describeEstimate(what: string, evidence: readonly Evidence[], t: Translate = inEnglish): string {
  const quotes = sayQuotes(what, evidence, false) || sayQuotes(what, evidence, true);
  if (quotes !== '') return t('{words} may have it', { words: quotes });
  const guesses = sayGuesses(what, evidence);
  return guesses === '' ? t('Only an estimate') : t('Only an estimate: {words}', { words: guesses });
}

function sayTraces(what: string, traces: readonly Declared[], t: Translate): readonly string[] {
  const why = traces.map(
    ({ reason, via }) => reason ?? (via === undefined ? '' : t('said of {what}', { what: word(via, t) })),
  );
  return [t('Traces possible: {what}', { what }), join(why)];
}

/** That it may be there and why, a sentence each: traces first, then a group without saying which, then words. */
export function describePossible(
  what: string,
  evidence: readonly Evidence[],
  t: Translate = inEnglish,
): readonly string[] {
  const traces = declaredAs(evidence, 'may_contain');
  const ofGroups = declaredAs(evidence, 'contains').flatMap(({ source, via }) =>
    via === undefined ? [] : [describeSpeaker(source, t('contains {what}', { what: word(via, t) }), t)],
  );
  if (traces.length > 0) return [...sayTraces(what, traces, t), ...ofGroups.slice(0, 1)];
  const possible = t('{what} possible', { what: capital(what) });
  if (ofGroups[0] !== undefined) return [possible, ofGroups[0]];
  const words = sayQuotes(what, evidence, false) || sayQuotes(what, evidence, true);
  // Its own name and no other word: "may contain sesame".
  if (words === '' && evidence.some((one) => 'sure' in one)) return [t('Traces possible: {what}', { what })];
  return words === ''
    ? [possible, describeEstimate(what, evidence, t)]
    : [t('{possible}: {words} may have it', { possible, words })];
}

/** Whether anything says that it may be there. */
export function isPossible(evidence: readonly Evidence[]): boolean {
  return evidence.some((one) => one.kind !== 'declared' || one.level !== 'absent');
}

/** The statement of absence that decides: that of the day `at`, or the first. */
export function absenceIn(evidence: readonly Evidence[], at: string | undefined): Declared | undefined {
  const absent = declaredAs(evidence, 'absent');
  return absent.find((one) => one.at === at) ?? absent[0];
}

/** "no milk", "no milk, no egg"; of more the names alone: "none of these: milk, egg, soy". */
export function describeNone(names: readonly string[], t: Translate = inEnglish): string {
  const [one = '', other] = names;
  if (names.length > 2) return t('none of these: {names}', { names: names.join(', ') });
  return other === undefined ? t('no {what}', { what: one }) : t('no {one}, no {other}', { one, other });
}

/** "Restaurant says: no milk, 3 Nov 2026"; empty where nobody stated it absent. */
export function describeAbsence(what: string, evidence: readonly Evidence[], t: Translate = inEnglish): string {
  const absent = absenceIn(evidence, undefined);
  if (absent === undefined) return '';
  const date = formatDate(absent.at, t);
  const said = describeSpeaker(absent.source, describeNone([what], t), t);
  return date === '' ? said : `${said}, ${date}`;
}
