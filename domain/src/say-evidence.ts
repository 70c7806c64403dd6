import { sayAllergen, type AllergenId } from './allergens.ts';
import type { Evidence } from './dish-facts.ts';
import { sayDate } from './instants.ts';
import { normalise } from './normalise.ts';
import { inEnglish, type Say } from './say.ts';

/** How many quotes stand in one sentence. */
const quotesSaid = 3;

type Declared = Extract<Evidence, { kind: 'declared' }>;

/** "by the restaurant": whose statement it is. */
export function saySource(source: Declared['source'], say: Say): string {
  switch (source) {
    case 'kitchen':
      return say('by the kitchen');
    case 'import':
      return say('in imported data');
    default:
      return say('by the restaurant');
  }
}

const word = (id: AllergenId | undefined, say: Say): string => (id === undefined ? '' : sayAllergen(id, say));

/** Each once, however it is written. */
export function distinct(words: readonly string[]): string[] {
  const byForm = new Map<string, string>();
  for (const one of words) if (one !== '' && !byForm.has(normalise(one))) byForm.set(normalise(one), one);
  return [...byForm.values()];
}

const join = (words: readonly string[]): string => distinct(words).slice(0, quotesSaid).join(', ');

/** `text` behind `before`, or nothing at all. */
export const after = (before: string, text: string): string => (text === '' ? '' : `${before}${text}`);

function declaredAs(evidence: readonly Evidence[], level: Declared['level']): Declared[] {
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

type Guess = Extract<Evidence, { kind: 'estimate' }>;

const isGuess = (one: Evidence): one is Guess => one.kind === 'estimate';

/** Above it an ingredient is likely, as the table of ingredients has it. */
const likely = 0.66;

/** Why it may be there where nobody said so: "usual in naan", or "an estimate names cream as likely". */
export function sayEstimate(what: string, evidence: readonly Evidence[], say: Say = inEnglish): string {
  const guesses = evidence.filter(isGuess);
  const quotes = sayQuotes(what, evidence, false) || sayQuotes(what, evidence, true);
  if (quotes !== '') return say('usual in {words}', { words: quotes });
  if (guesses.length === 0) return say('usual in something that is in it');
  const likeliest = guesses.filter(({ probability }) => probability > likely);
  const named = likeliest.length > 0 ? likeliest : guesses;
  const words = join(named.map((one) => (normalise(one.words) === normalise(what) ? say('it') : one.words)));
  return likeliest.length > 0
    ? say('an estimate names {words} as likely', { words })
    : say('an estimate names {words} as possible', { words });
}

/** "cream (an estimate)"; empty if nobody guessed. */
function sayGuesses(what: string, evidence: readonly Evidence[], say: Say): string {
  const guesses = evidence.filter(isGuess).map(({ words }) => words);
  const others = join(guesses.filter((words) => normalise(words) !== normalise(what)));
  if (guesses.length === 0) return '';
  return others === '' ? say('an estimate') : say('{words} (an estimate)', { words: others });
}

/** "by the restaurant, 3 Nov 2026". */
function sayWho({ source, at }: Declared, say: Say): string {
  return `${saySource(source, say)}${after(', ', sayDate(at, say))}`;
}

/** Why it is there: "ghee", or "almond, declared by the restaurant, 3 Nov 2026". */
export function sayPresence(what: string, evidence: readonly Evidence[], say: Say = inEnglish): string {
  const quotes = sayQuotes(what, evidence, true);
  const declared = declaredAs(evidence, 'contains')[0];
  if (quotes !== '' || declared === undefined) return quotes;
  return join([word(declared.via, say), say('declared {by}', { by: sayWho(declared, say) })]);
}

/** Why it may be there: "shared fryer", "contains tree nuts", "naan". Empty if nothing but the statement says so. */
export function sayPossibility(what: string, evidence: readonly Evidence[], say: Say = inEnglish): string {
  const traces = declaredAs(evidence, 'may_contain').map(({ reason, via }) => reason ?? word(via, say));
  const groups = declaredAs(evidence, 'contains').map(({ via }) =>
    via === undefined ? '' : say('contains {what}', { what: word(via, say) }),
  );
  const said =
    join([...traces, ...groups]) || join([sayQuotes(what, evidence, true), sayQuotes(what, evidence, false)]);
  return said || sayGuesses(what, evidence, say);
}

/** Whether anything says that it may be there. */
export function isPossible(evidence: readonly Evidence[]): boolean {
  return evidence.some((one) => one.kind !== 'declared' || one.level !== 'absent');
}

/** Who stated it absent, and when; empty if nobody did. */
export function sayAbsence(evidence: readonly Evidence[], at: string | undefined, say: Say = inEnglish): string {
  const absent = declaredAs(evidence, 'absent');
  const decided = absent.find((one) => one.at === at) ?? absent[0];
  return decided === undefined ? '' : sayWho(decided, say);
}
