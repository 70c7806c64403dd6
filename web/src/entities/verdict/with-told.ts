import { concerns, isNamedBy } from '@clearplate/domain/verdict/told-relation';
import { warningsAbout, type Told } from '@clearplate/domain/verdict/told';
import { verdicts, type Assessment, type Cause } from '@clearplate/domain/verdict/verdict';
import { formatList, t, tIfKnown } from '../../translations/t.ts';

const order = ({ verdict }: Cause): number => verdicts.indexOf(verdict);

/** Returns what a note adds to a line: that the eater was told so, or only that somebody noted it. */
const toldBy = ({ at, isUnclaimed }: Told, { told = [], noted = [] }: Pick<Cause, 'told' | 'noted'> = {}) =>
  isUnclaimed ? { noted: [...noted, at] } : { told: [...told, at] };

/**
 * Names what a note says is in a dish. Of a note that may be somebody else's, it names only what this eater avoids by
 * that name: the rest says what the other person avoids.
 */
function nameThings({ things, isUnclaimed }: Told, eater: string | undefined, causes: readonly Cause[]): string {
  const isTheirs = (thing: string) =>
    causes.some((cause) => cause.eater === eater && isNamedBy({ things: [thing] }, cause.avoidance));
  const named = isUnclaimed ? things.filter(isTheirs) : things;
  return named.length > 0 ? formatList(named.map(tIfKnown), 'disjunction') : t('something that may concern you');
}

const contains = (note: Told, eater: string | undefined, causes: readonly Cause[]): Cause => ({
  eater,
  avoidance: { kind: 'unknown', name: nameThings(note, eater, causes) },
  verdict: 'avoid',
  reason: 'listed',
  evidence: [],
  questions: [],
  ...toldBy(note),
});

/** Adds a warning about traces to a line, as strictly as its eater takes traces. It improves no line. */
function warnOfTraces(stated: Cause, note: Told): Cause {
  const { noTracesAt: _, ...cause } = stated;
  const { strictness = 'ask' } = cause.avoidance;
  if (cause.verdict === 'avoid') return cause;
  const after = {
    ...cause,
    ...toldBy(note, cause),
    evidence: [
      ...cause.evidence,
      { kind: 'declared', level: 'may_contain', source: 'restaurant', at: note.at } as const,
    ],
    questions: cause.questions.filter(({ kind }) => kind !== 'cross_contact'),
  };
  if (strictness === 'dangerous') return { ...after, verdict: 'avoid', reason: 'possible_and_dangerous' };
  if (cause.verdict !== 'none_declared') return after;
  if (strictness === 'ask') return { ...after, verdict: 'cross_contact', reason: 'may_contain' };
  return cause.reason === 'stated_absent' ? { ...after, reason: 'traces_tolerated' } : after;
}

function warnedByOne<One extends Assessment>(assessment: One, told: Told): One {
  const { verdict, causes } = assessment;
  const concerned = causes.filter(({ avoidance }) => concerns(told, avoidance));
  if (told.kind === 'whether' && verdict !== null) {
    // Where we know nobody's list, it concerns everybody.
    const eaters = new Set(causes.length === 0 ? [undefined] : concerned.map(({ eater }) => eater));
    if (eaters.size === 0) return assessment;
    const lines = [...eaters].map((one) => contains(told, one, concerned));
    return { ...assessment, verdict: 'avoid', causes: [...lines, ...causes] };
  }
  if (concerned.length === 0) return assessment;
  const warned = causes
    .map((cause) => (concerned.includes(cause) ? warnOfTraces(cause, told) : cause))
    .toSorted((one, other) => order(one) - order(other));
  return { ...assessment, verdict: warned[0]?.verdict ?? verdict, causes: warned };
}

/**
 * Returns the assessment of a dish for somebody who was told something. It is to avoid if it contains what concerns
 * them. If it shares the oil, or traces can't be kept out, it has possible traces, which count as strictly as they take
 * them. It is the same object if no note concerns them. No answer improves it.
 */
export const warnedBy = <One extends Assessment>(assessment: One, told: readonly Told[], dish: number): One =>
  warningsAbout(told, dish).reduce(warnedByOne<One>, assessment);
