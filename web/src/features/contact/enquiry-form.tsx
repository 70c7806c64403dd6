import './enquiry-form.css';
import { type FormEvent, Fragment, useId, useState } from 'react';
import { ErrorSummary } from '../../shared/forms/error-summary.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { TextArea, TextField } from '../../shared/ui/text-field.tsx';
import type { EnquiryField } from './enquiry-fields.ts';
import { ApiError, hasCode } from '../../shared/api/api-error.ts';
import { firstProblem } from '../../shared/forms/checks.ts';
import { textOf } from '../../shared/forms/text-of.ts';
import { formatWhen } from '../../shared/lib/format-when.ts';
import { toast } from '../../shared/ui/toast.ts';
import { t } from '../../translations/t.ts';

type Values = Readonly<Record<string, string>>;
type Problems = Readonly<Record<string, string>>;

interface EnquiryState {
  readonly phase: 'writing' | 'sending' | 'sent';
  readonly problems: Problems;
  /** Why the server did not take it, in words. */
  readonly refusal: string | undefined;
  readonly attempt: number;
  /** How many have been sent: another number is an empty form. */
  readonly sent: number;
}

const initial: EnquiryState = { phase: 'writing', problems: {}, refusal: undefined, attempt: 0, sent: 0 };

function check(fields: readonly EnquiryField[], values: Values): Problems {
  const found = fields.map(({ name, called, checks }) => [name, firstProblem(values[name] ?? '', called, checks)]);
  return Object.fromEntries(found.filter(([, problem]) => problem)) as Problems;
}

/** What stands between the digits of "(617) 555-0123". */
const phoneMarks = /[\s().\u2010-\u2014-]/g;

function readForm(form: HTMLFormElement, fields: readonly EnquiryField[]): Values {
  const data = new FormData(form);
  const read = ({ name, kind }: EnquiryField) => {
    const text = textOf(data.get(name)).trim();
    return kind === 'tel' ? text.replace(phoneMarks, '') : text;
  };
  return Object.fromEntries(fields.map((field) => [field.name, read(field)]));
}

function refusalOf(error: unknown): string {
  if (hasCode(error, 'rate_limited')) {
    return t('There have been many messages from your connection. Please try again {when}.', {
      when: formatWhen(error.retryAfter, new Date()),
    });
  }
  if (hasCode(error, 'bad_request')) return t('Something in the form was not accepted. Please look at it again.');
  return t('Your message could not be sent just now. It is still here: please try again.');
}

/** What the server says about single fields. */
function problemsOf(error: unknown, fields: readonly EnquiryField[]): Problems {
  if (!(error instanceof ApiError)) return {};
  const own = error.issues.map((issue) => [issue.field.replace(/^body\./, ''), issue.message] as const);
  const known = own.filter(([name]) => fields.some((field) => field.name === name));
  return Object.fromEntries(
    known.map(([name, message]) => [name, `${fields.find((field) => field.name === name)?.label} ${message}`]),
  );
}

/** One enquiry form: checked, sent, and emptied only when it arrived. */
function useEnquiry(
  fields: readonly EnquiryField[],
  send: (values: Values) => Promise<unknown>,
  draft: Map<string, string>,
) {
  const [state, setState] = useState(initial);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.phase === 'sending') return;
    const values = readForm(event.currentTarget, fields);
    const problems = check(fields, values);
    const attempt = state.attempt + 1;
    const isSound = Object.keys(problems).length === 0;
    setState({ ...state, phase: isSound ? 'sending' : 'writing', problems, refusal: undefined, attempt });
    if (!isSound) return;
    try {
      await send(values);
      draft.clear();
      setState({ ...initial, phase: 'sent', sent: state.sent + 1 });
      void toast(t('Success!'));
    } catch (error) {
      const refused = problemsOf(error, fields);
      setState({ ...state, phase: 'writing', problems: refused, refusal: refusalOf(error), attempt: attempt + 1 });
      void toast(t('Error!'), 'error');
    }
  };
  return { state, submit: (event: FormEvent<HTMLFormElement>) => void submit(event) };
}

export interface EnquiryFormProps {
  label: string;
  fields: readonly EnquiryField[];
  send: (values: Readonly<Record<string, string>>) => Promise<unknown>;
  /** What is being written, by field: outlives a look at the other form, emptied when it was sent. */
  draft: Map<string, string>;
}

export function EnquiryForm({ label, fields, send, draft }: EnquiryFormProps) {
  const { state, submit } = useEnquiry(fields, send, draft);
  const id = useId();
  const idOf = (name: string) => `${id}-${name}`;
  const keep = ({ target }: FormEvent<HTMLFormElement>) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
      draft.set(target.name, target.value);
  };
  const errors = fields
    .filter(({ name }) => state.problems[name])
    .map(({ name }) => ({ fieldId: idOf(name), message: state.problems[name] ?? '' }));
  return (
    <form className="enquiry-form" aria-label={label} noValidate onInput={keep} onSubmit={submit}>
      <ErrorSummary key={`summary ${state.attempt}`} errors={errors} />
      <div role="alert">{state.refusal && <p className="enquiry-form__refusal">{state.refusal}</p>}</div>
      <Fragment key={`fields ${state.sent}`}>
        {fields.map((field) => (
          <EnquiryInput
            key={field.name}
            field={field}
            id={idOf(field.name)}
            draft={draft.get(field.name)}
            error={state.problems[field.name]}
          />
        ))}
      </Fragment>
      <Button type="submit" kind="primary" busy={state.phase === 'sending'}>
        {t('Send')}
      </Button>
      <p role="status" className="enquiry-form__sent">
        {state.phase === 'sent' && t('Thank you. Your message has arrived.')}
      </p>
    </form>
  );
}

const inputOf = {
  email: { type: 'email', inputMode: 'email' },
  tel: { type: 'tel', inputMode: 'tel', maxLength: 30 },
  url: { type: 'url', inputMode: 'url' },
  zip: { type: 'text', inputMode: 'numeric', maxLength: 5 },
} as const;

interface EnquiryInputProps {
  field: EnquiryField;
  id: string;
  draft: string | undefined;
  error: string | undefined;
}

function EnquiryInput({ field, id, draft, error }: EnquiryInputProps) {
  const { name, label, hint } = field;
  const shared = { id, name, label, hint, error, defaultValue: draft, required: true };
  if (field.kind === 'message') return <TextArea {...shared} maxLength={5000} />;
  return <TextField {...shared} {...(field.kind && inputOf[field.kind])} autoComplete={field.autoComplete} />;
}
