import type { Assessment, Cause } from '@clearplate/domain/verdict';
import { sayPoint } from '@clearplate/domain/points-to-ask';
import { distinct, isPossible } from '@clearplate/domain/say-evidence';
import { sayAvoidance, sayCause, sayNotApplied } from '@clearplate/domain/verdict-words';
import { say, sayList } from '../../translations/say.ts';
import { describeEvidence } from './describe-evidence.ts';

/** The reason without what to ask, for where the questions stand apart. What may be there is said in any case. */
export function sayCauseAlone(cause: Cause): string {
  const said = sayCause({ ...cause, questions: [] }, say);
  const isSilent = cause.reason === 'not_applied' && cause.avoidance.kind === 'allergen' && isPossible(cause.evidence);
  if (!isSilent) return said;
  return `${said}. ${sayCause({ ...cause, eater: undefined, verdict: 'cross_contact', questions: [] }, say)}`;
}

/** Causes of which each says something else: without a profile, all lines say the same. */
export function distinctCauses(causes: readonly Cause[]): readonly Cause[] {
  const bySentence = new Map<string, Cause>();
  for (const cause of causes) {
    const sentence = sayCauseAlone(cause);
    const alike = bySentence.get(sentence);
    const evidence = [...(alike?.evidence ?? []), ...cause.evidence];
    bySentence.set(sentence, { ...(alike ?? cause), evidence });
  }
  return [...bySentence.values()];
}

/** Reasons that name nothing but the thing itself, so that they can be said of several at once. */
const plainReasons: readonly Cause['reason'][] = [
  'not_stated',
  'expired',
  'changed_since',
  'cross_contact_not_stated',
  'old_lexicon',
  'list_incomplete',
  'stated_absent',
  'not_listed',
];

function isPlain({ reason, verdict, evidence }: Cause): boolean {
  if (!plainReasons.includes(reason)) return false;
  if (verdict === 'none_declared') return true;
  return verdict === 'not_verified' && !isPossible(evidence) && (reason !== 'list_incomplete' || evidence.length === 0);
}

const of = (cause: Cause, name: string): Cause => ({ ...cause, avoidance: { kind: 'unknown', name } });

function sayTogether(alike: readonly [Cause, ...Cause[]]): string {
  const [first, ...more] = alike;
  if (more.length === 0) return sayCauseAlone(first);
  const names = [...new Set(alike.map(({ avoidance }) => sayAvoidance(avoidance, say)))];
  return sayCauseAlone(of(first, sayList(names, first.verdict === 'none_declared' ? 'disjunction' : 'conjunction')));
}

export interface VerdictLine {
  readonly text: string;
  /** The first of those that the line is about. */
  readonly cause?: Cause | undefined;
  readonly causes: readonly Cause[];
}

/**
 * What is to be said of everything avoided, worst first: a line for each thing, or one for all of which the same is to be
 * said. A verdict without a cause is that of a profile that is missing.
 */
export function listLines({ causes }: Pick<Assessment, 'causes'>): readonly VerdictLine[] {
  if (causes.length === 0) return [{ text: sayNotApplied(say), causes }];
  const groups = new Map<string, [Cause, ...Cause[]]>();
  for (const cause of distinctCauses(causes)) {
    const key = isPlain(cause) ? `${cause.verdict} ${sayCauseAlone(of(cause, '…'))}` : sayCauseAlone(cause);
    const group = groups.get(key);
    if (group) group.push(cause);
    else groups.set(key, [cause]);
  }
  return [...groups.values()].map((group) => ({ text: sayTogether(group), cause: group[0], causes: group }));
}

/** What to ask about all of it, each once. */
export function listQuestions({ causes }: Pick<Assessment, 'causes'>): readonly string[] {
  return distinct(causes.flatMap(({ questions }) => questions.map((point) => sayPoint(point, say))));
}

export interface EvidenceOfThing {
  readonly name: string;
  readonly lines: readonly string[];
}

/** What each line rests on, by the thing that is avoided: whose it is changes nothing about it. */
export function listEvidence({ causes }: Pick<Assessment, 'causes'>): readonly EvidenceOfThing[] {
  const byName = new Map<string, readonly string[]>();
  for (const { avoidance, evidence } of causes) {
    const word = sayAvoidance(avoidance, say);
    const name = word.charAt(0).toUpperCase() + word.slice(1);
    byName.set(name, [...(byName.get(name) ?? []), ...evidence.map(describeEvidence)]);
  }
  return [...byName].map(([name, lines]) => ({ name, lines: [...new Set(lines)] })).filter(hasLines);
}

const hasLines = ({ lines }: EvidenceOfThing): boolean => lines.length > 0;
