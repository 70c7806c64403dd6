import { ErrorSummary } from './error-summary.tsx';
import type { useForm } from './use-form.ts';
import { ProblemNotice } from '../ui/notice.tsx';

type Attempt = Pick<ReturnType<typeof useForm>, 'fields' | 'refusal' | 'attempt'>;

/** Shows the invalid fields or the refusal at the top of a form. */
export function FormProblems({ form: { fields, refusal, attempt } }: { form: Attempt }) {
  return (
    <>
      <ErrorSummary key={attempt} errors={fields} />
      <ProblemNotice>{refusal}</ProblemNotice>
    </>
  );
}
