import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { FieldError } from './error-summary.tsx';

/** Holds the problems of single fields, by the ids of their controls, in the form's order. */
export type FieldMessages = Readonly<Record<string, string | undefined>>;

/** Says what is wrong with an attempt: single fields, or all of it. */
export interface Problems {
  readonly fields?: FieldMessages;
  readonly refusal?: ReactNode;
}

export interface FormOptions<Values, Done> {
  /** Checks what was typed before it is sent. */
  check?: (values: Values) => FieldMessages;
  send: (values: Values) => Promise<Done>;
  /** Explains a failed attempt to the user. */
  explain: (error: Error) => Problems;
  /** Called after success, if the form is still mounted. */
  onDone?: (done: Done) => void;
}

interface FormState {
  readonly fields: readonly FieldError[];
  readonly refusal?: ReactNode;
  /**
   * This is the summary's key, so that each result mounts a new one; 0 before the first attempt and after a success.
   */
  readonly attempt: number;
}

const untried: FormState = { fields: [], attempt: 0 };

/** Returns the fields' messages if there are any, and the refusal otherwise. */
export function blame(fields: FieldMessages, refusal: string): Problems {
  return Object.values(fields).some(Boolean) ? { fields } : { refusal };
}

/** Submits a form, one attempt at a time. The form owns what was typed, which stays. */
export function useForm<Values, Done = unknown>({ check, send, explain, onDone }: FormOptions<Values, Done>) {
  const [state, setState] = useState(untried);
  const isSending = useRef(false);
  const show = ({ fields = {}, refusal }: Problems) => {
    const errors = Object.entries(fields).flatMap(([fieldId, message]) => (message ? [{ fieldId, message }] : []));
    setState(({ attempt }) => ({ fields: errors, refusal, attempt: attempt + 1 }));
    return errors.length === 0;
  };
  const { mutate, reset, isPending, isSuccess, error } = useMutation({
    // What was sent may hold a password, so it is dropped soon after the form. With 0, a form that is left while it
    // waits would make the library look again without a pause.
    gcTime: 500,
    mutationFn: send,
    onError: (failure) => void show(explain(failure)),
    onSettled: () => {
      isSending.current = false;
    },
  });
  const submit = (event: FormEvent, values: Values) => {
    event.preventDefault();
    if (isSending.current) return;
    if (!show({ fields: check?.(values) ?? {} })) {
      reset();
      return;
    }
    isSending.current = true;
    mutate(values, {
      onSuccess: (done) => {
        setState(untried);
        onDone?.(done);
      },
    });
  };
  const errorOf = (fieldId: string) => state.fields.find((field) => field.fieldId === fieldId)?.message;
  return { ...state, busy: isPending, isDone: isSuccess, error, submit, errorOf };
}
