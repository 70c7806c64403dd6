import type { Assessment, Cause } from '@clearplate/domain/verdict';
import { notApplied, sayAssessment, sayCause } from '@clearplate/domain/verdict-words';

/** The one sentence beside the mark. A verdict without a cause is that of a profile that is missing. */
export function sayReason(assessment: Assessment): string {
  if (assessment.verdict !== null && assessment.causes.length === 0) return notApplied;
  return sayAssessment(assessment);
}

/** Causes of which each says something else: without a profile, all lines say the same. */
export function distinctCauses(causes: readonly Cause[]): readonly Cause[] {
  return [...new Map(causes.map((cause) => [sayCause(cause), cause])).values()];
}

/** The reason without what to ask, for where the questions stand apart. */
export function sayCauseAlone(cause: Cause): string {
  return sayCause({ ...cause, questions: [] });
}
