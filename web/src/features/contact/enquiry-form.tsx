import './enquiry-form.css';
import { useId } from 'react';
import { ErrorSummary } from '../../shared/forms/error-summary.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { TextArea, TextField } from '../../shared/ui/text-field.tsx';
import type { EnquiryField } from './enquiry-fields.ts';
import { useEnquiry } from './use-enquiry.ts';

export interface EnquiryFormProps {
  label: string;
  fields: readonly EnquiryField[];
  send: (values: Readonly<Record<string, string>>) => Promise<unknown>;
  /** The other form is shown; what was typed here waits. */
  hidden: boolean;
}

export function EnquiryForm({ label, fields, send, hidden }: EnquiryFormProps) {
  const { state, submit } = useEnquiry(fields, send);
  const id = useId();
  const idOf = (name: string) => `${id}-${name}`;
  const errors = fields
    .filter(({ name }) => state.problems[name])
    .map(({ name }) => ({ fieldId: idOf(name), message: state.problems[name] ?? '' }));
  return (
    <form className="enquiry-form" aria-label={label} noValidate hidden={hidden} onSubmit={submit}>
      <ErrorSummary errors={errors} attempt={state.attempt} />
      <div role="alert">{state.refusal && <p className="enquiry-form__refusal">{state.refusal}</p>}</div>
      {fields.map((field) => (
        <EnquiryInput key={field.name} field={field} id={idOf(field.name)} error={state.problems[field.name]} />
      ))}
      <Button type="submit" kind="primary" busy={state.phase === 'sending'}>
        Send
      </Button>
      <p role="status" className="enquiry-form__sent">
        {state.phase === 'sent' && 'Thank you. Your message has arrived.'}
      </p>
    </form>
  );
}

const inputOf = {
  email: { type: 'email', inputMode: 'email' },
  tel: { type: 'tel', inputMode: 'tel', maxLength: 10 },
  url: { type: 'url', inputMode: 'url' },
  zip: { type: 'text', inputMode: 'numeric', maxLength: 5 },
} as const;

interface EnquiryInputProps {
  field: EnquiryField;
  id: string;
  error: string | undefined;
}

function EnquiryInput({ field, id, error }: EnquiryInputProps) {
  const shared = { id, name: field.name, label: field.label, error, required: true, hint: field.hint };
  if (field.kind === 'message') return <TextArea {...shared} maxLength={5000} />;
  return <TextField {...shared} {...(field.kind && inputOf[field.kind])} autoComplete={field.autoComplete} />;
}
