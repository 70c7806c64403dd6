import './enquiry-form.css';
import { Fragment, useId, type FormEvent } from 'react';
import { ErrorSummary } from '../../shared/forms/error-summary.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { TextArea, TextField } from '../../shared/ui/text-field.tsx';
import type { EnquiryField } from './enquiry-fields.ts';
import { useEnquiry } from './use-enquiry.ts';
import { say } from '../../translations/say.ts';

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
        {say('Send')}
      </Button>
      <p role="status" className="enquiry-form__sent">
        {state.phase === 'sent' && say('Thank you. Your message has arrived.')}
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
