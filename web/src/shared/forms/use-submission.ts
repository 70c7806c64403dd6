import { useState, type ReactNode } from 'react';
import type { FieldError } from './error-summary.tsx';

/** What is wrong with an attempt: with single fields, or with all of it. */
export interface Problems {
  readonly fields: readonly FieldError[];
  readonly refusal?: ReactNode;
}

export interface Submission extends Problems {
  readonly busy: boolean;
  /** Counts the attempts that came back, so that each summary is a new one. */
  readonly attempt: number;
}

const idle: Submission = { busy: false, fields: [], attempt: 0 };

/** One form's way to the server and back, one attempt at a time. What was typed is the form's and stays. */
export function useSubmission(explain: (error: unknown) => Problems) {
  const [state, setState] = useState(idle);
  const refuse = (problems: Problems) => setState({ busy: false, ...problems, attempt: state.attempt + 1 });
  /** Sends unless something was found already; true when it was done. */
  const submit = async (found: readonly FieldError[], send: () => Promise<void>): Promise<boolean> => {
    if (state.busy) return false;
    if (found.length > 0) {
      refuse({ fields: found });
      return false;
    }
    setState({ ...idle, busy: true, attempt: state.attempt });
    try {
      await send();
      setState({ ...idle, attempt: state.attempt + 1 });
      return true;
    } catch (error) {
      refuse(explain(error));
      return false;
    }
  };
  const errorOf = (fieldId: string) => state.fields.find((field) => field.fieldId === fieldId)?.message;
  return { state, submit, errorOf };
}

/** The fields with something wrong, in the form's order. */
export function fieldErrors(found: Readonly<Record<string, string | undefined>>): readonly FieldError[] {
  return Object.entries(found).flatMap(([fieldId, message]) => (message ? [{ fieldId, message }] : []));
}
