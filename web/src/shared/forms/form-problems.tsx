import { ErrorSummary } from './error-summary.tsx';
import type { useForm } from './use-form.ts';
import { ProblemNotice } from '../ui/notice.tsx';

type Attempt = Pick<ReturnType<typeof useForm>, 'fields' | 'refusal' | 'attempt'>;

/** At the head of a form: the fields that need another look, or why the whole was refused. */
export function FormProblems({ form: { fields, refusal, attempt } }: { form: Attempt }) {
  return (
    <>
      <ErrorSummary key={attempt} errors={fields} />
      <ProblemNotice>{refusal}</ProblemNotice>
    </>
  );
}
