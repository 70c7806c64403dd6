import { sayAllergen, type AllergenId } from '../facts/allergens.ts';
import type { Evidence } from '../facts/dish-facts.ts';
import { sayDate } from '../facts/instants.ts';
import { normalise } from '../reading/normalise.ts';
import { inEnglish, type Say } from './say.ts';

/** How many quotes stand in one sentence. */
const quotesSaid = 3;

type Declared = Extract<Evidence, { kind: 'declared' }>;
export type Source = Declared['source'];

/** "Restaurant says: no milk": a claim under the name of whose it is. */
export function sayBy(source: Source, what: string, say: Say = inEnglish): string {
  switch (source) {
    case 'kitchen':
      return say('The kitchen says: {what}', { what });
    case 'import':
      return say('Menu data says: {what}', { what });
    case 'claimed':
      return say('Menu data claims: {what}', { what });
    case 'published':
      return say('The chain’s chart says: {what}', { what });
    default:
      return say('Restaurant says: {what}', { what });
  }
}

/** "by the restaurant": whose statement it is. */
export function saySource(source: Source, say: Say): string {
  switch (source) {
    case 'kitchen':
      return say('by the kitchen');
    case 'import':
      return say('in imported data');
    case 'claimed':
      return say('in menu data that nobody vouches for');
    case 'published':
      return say('in the chain’s chart');
    default:
      return say('by the restaurant');
  }
}

const word = (id: AllergenId, say: Say): string => sayAllergen(id, say);

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
export const sayPresence = (what: string, evidence: readonly Evidence[]): string => sayQuotes(what, evidence, true);

/** What the restaurant said is in it: "tree nuts", or "tree nuts (almond)" where it named a member. */
export function sayDeclared(what: string, { via }: Declared, say: Say = inEnglish): string {
  return via === undefined ? what : say('{what} ({which})', { what, which: word(via, say) });
}

/** Why it may be there where nobody said so. */
export function sayEstimate(what: string, evidence: readonly Evidence[], say: Say = inEnglish): string {
  const quotes = sayQuotes(what, evidence, false) || sayQuotes(what, evidence, true);
  if (quotes !== '') return say('{words} may have it', { words: quotes });
  const guesses = sayGuesses(what, evidence);
  return guesses === '' ? say('Only an estimate') : say('Only an estimate: {words}', { words: guesses });
}

function sayTraces(what: string, traces: readonly Declared[], say: Say): readonly string[] {
  const why = traces.map(
    ({ reason, via }) => reason ?? (via === undefined ? '' : say('said of {what}', { what: word(via, say) })),
  );
  return [say('Traces possible: {what}', { what }), join(why)];
}

/** That it may be there and why, a sentence each: traces first, then a group without saying which, then words. */
export function sayPossible(what: string, evidence: readonly Evidence[], say: Say = inEnglish): readonly string[] {
  const traces = declaredAs(evidence, 'may_contain');
  const ofGroups = declaredAs(evidence, 'contains').flatMap(({ source, via }) =>
    via === undefined ? [] : [sayBy(source, say('contains {what}', { what: word(via, say) }), say)],
  );
  if (traces.length > 0) return [...sayTraces(what, traces, say), ...ofGroups.slice(0, 1)];
  const possible = say('{what} possible', { what: capital(what) });
  if (ofGroups[0] !== undefined) return [possible, ofGroups[0]];
  const words = sayQuotes(what, evidence, false) || sayQuotes(what, evidence, true);
  // Its own name and no other word: "may contain sesame".
  if (words === '' && evidence.some((one) => 'sure' in one)) return [say('Traces possible: {what}', { what })];
  return words === ''
    ? [possible, sayEstimate(what, evidence, say)]
    : [say('{possible}: {words} may have it', { possible, words })];
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
export function sayNone(names: readonly string[], say: Say = inEnglish): string {
  const [one = '', other] = names;
  if (names.length > 2) return say('none of these: {names}', { names: names.join(', ') });
  return other === undefined ? say('no {what}', { what: one }) : say('no {one}, no {other}', { one, other });
}

/** "Restaurant says: no milk, 3 Nov 2026"; empty where nobody stated it absent. */
export function sayAbsence(what: string, evidence: readonly Evidence[], say: Say = inEnglish): string {
  const absent = absenceIn(evidence, undefined);
  if (absent === undefined) return '';
  const date = sayDate(absent.at, say);
  const said = sayBy(absent.source, sayNone([what], say), say);
  return date === '' ? said : `${said}, ${date}`;
}
