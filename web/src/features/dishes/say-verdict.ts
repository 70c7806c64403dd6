import type { Assessment, Cause } from '@clearplate/domain/verdict';
import { sayPoint } from '@clearplate/domain/points-to-ask';
import { distinct, isPossible } from '@clearplate/domain/say-evidence';
import { sayAvoidance, sayCause, sayNotApplied } from '@clearplate/domain/verdict-words';
import { say } from '../../translations/say.ts';
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

export interface VerdictLine {
  readonly text: string;
  readonly cause?: Cause | undefined;
}

/** One line for each avoided thing, worst first. A verdict without a cause is that of a profile that is missing. */
export function listLines({ causes }: Assessment): readonly VerdictLine[] {
  if (causes.length === 0) return [{ text: sayNotApplied(say) }];
  return distinctCauses(causes).map((cause) => ({ text: sayCauseAlone(cause), cause }));
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
export function listEvidence({ causes }: Assessment): readonly EvidenceOfThing[] {
  const byName = new Map<string, readonly string[]>();
  for (const { avoidance, evidence } of causes) {
    const word = sayAvoidance(avoidance, say);
    const name = word.charAt(0).toUpperCase() + word.slice(1);
    byName.set(name, [...(byName.get(name) ?? []), ...evidence.map(describeEvidence)]);
  }
  return [...byName].map(([name, lines]) => ({ name, lines: [...new Set(lines)] })).filter(hasLines);
}

const hasLines = ({ lines }: EvidenceOfThing): boolean => lines.length > 0;
