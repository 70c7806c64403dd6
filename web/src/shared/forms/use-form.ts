import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { FieldError } from './error-summary.tsx';

/** What is wrong with single fields, by the ids of their controls, in the form's order. */
export type FieldMessages = Readonly<Record<string, string | undefined>>;

/** What is wrong with an attempt: with single fields, or with all of it. */
export interface Problems {
  readonly fields?: FieldMessages;
  readonly refusal?: ReactNode;
}

export interface FormOptions<Values, Done> {
  /** Looks at what was typed before anything is sent. */
  check?: (values: Values) => FieldMessages;
  send: (values: Values) => Promise<Done>;
  /** What a failed attempt means to the person. */
  explain: (error: Error) => Problems;
  /** Follows what was done, where the form is still there to see it. */
  onDone?: (done: Done) => void;
}

interface FormState {
  readonly fields: readonly FieldError[];
  readonly refusal?: ReactNode;
  /** Counts what came of the attempts, so that each summary is a new one; 0 before the first and after a success. */
  readonly attempt: number;
}

const untried: FormState = { fields: [], attempt: 0 };

/** Names the field where there is one to blame, and says why all of it was refused otherwise. */
export function blame(fields: FieldMessages, refusal: string): Problems {
  return Object.values(fields).some(Boolean) ? { fields } : { refusal };
}

/** One form's way to the server and back, one attempt at a time. What was typed is the form's and stays. */
export function useForm<Values, Done = unknown>({ check, send, explain, onDone }: FormOptions<Values, Done>) {
  const [state, setState] = useState(untried);
  const isSending = useRef(false);
  const show = ({ fields = {}, refusal }: Problems) => {
    const errors = Object.entries(fields).flatMap(([fieldId, message]) => (message ? [{ fieldId, message }] : []));
    setState(({ attempt }) => ({ fields: errors, refusal, attempt: attempt + 1 }));
    return errors.length === 0;
  };
  const { mutate, reset, isPending, isSuccess, error } = useMutation({
    networkMode: 'always',
    // What was sent may hold a password: it is forgotten together with the form.
    gcTime: 0,
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
