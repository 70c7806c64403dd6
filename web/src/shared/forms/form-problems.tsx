import { ErrorSummary } from './error-summary.tsx';
import type { Submission } from './use-submission.ts';
import { ProblemNotice } from '../ui/notice.tsx';

/** At the head of a form: the fields that need another look, or why the whole was refused. */
export function FormProblems({ state }: { state: Submission }) {
  return (
    <>
      <ErrorSummary key={state.attempt} errors={state.fields} />
      <ProblemNotice>{state.refusal}</ProblemNotice>
    </>
  );
}
