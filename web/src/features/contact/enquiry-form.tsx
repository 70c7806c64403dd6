import './enquiry-form.css';
import { type FormEvent, Fragment, useId, useState } from 'react';
import { FormProblems } from '../../shared/forms/form-problems.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { TextArea, TextField } from '../../shared/ui/text-field.tsx';
import type { EnquiryField } from './enquiry-fields.ts';
import { hasCode } from '../../shared/api/api-error.ts';
import { issuesOf } from '../../shared/api/describe-refusal.ts';
import { firstProblem } from '../../shared/forms/checks.ts';
import { textOf } from '../../shared/forms/text-of.ts';
import { useForm } from '../../shared/forms/use-form.ts';
import { formatWhen } from '../../shared/lib/format-when.ts';
import { toast } from '../../shared/ui/toast.ts';
import { Translation } from '../../shared/ui/translation.tsx';
import { t } from '../../translations/t.ts';

type Values = Readonly<Record<string, string>>;

/** These characters may be between the digits of "(617) 555-0123". */
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
    return t('Too many messages came from your connection. Please try again {when}.', {
      when: formatWhen(error.retryAfter, new Date()),
    });
  }
  if (hasCode(error, 'bad_request')) return t('Something in the form isn’t right. Please check it again.');
  return t('We couldn’t send your message. It’s still here: please try again.');
}

export interface EnquiryFormProps {
  label: string;
  fields: readonly EnquiryField[];
  /** Names of fields that may stay empty. */
  optional?: readonly string[];
  /** Returns what to say afterwards. */
  send: (values: Readonly<Record<string, string>>) => Promise<string>;
  /** Holds the text by field. It survives a look at the other form and is emptied after sending. */
  draft: Map<string, string>;
}

export function EnquiryForm({ label, fields, optional, send, draft }: EnquiryFormProps) {
  const id = useId();
  const idOf = (name: string) => `${id}-${name}`;
  // Counts sent messages; a new number makes an empty form.
  const [sent, setSent] = useState(0);
  const [thanks, setThanks] = useState('');
  const form = useForm({
    check: (values: Values) =>
      Object.fromEntries(
        fields.map(
          ({ name, called, checks }) =>
            [
              idOf(name),
              optional?.includes(name) && !values[name] ? undefined : firstProblem(values[name] ?? '', called, checks),
            ] as const,
        ),
      ),
    send: async (values) => {
      setThanks(await send(Object.fromEntries(Object.entries(values).filter(([, text]) => text !== ''))));
      draft.clear();
      void toast(t('Success!'));
    },
    explain: (error) => {
      void toast(t('Error!'), 'error');
      const issues = issuesOf(error);
      const refused = fields.map(
        ({ name, label: field }) => [idOf(name), issues[name] && `${field} ${issues[name]}`] as const,
      );
      return { fields: Object.fromEntries(refused), refusal: refusalOf(error) };
    },
    onDone: () => setSent(sent + 1),
  });
  const keep = ({ target }: FormEvent<HTMLFormElement>) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
      draft.set(target.name, target.value);
  };
  return (
    <form
      className="enquiry-form"
      aria-label={label}
      noValidate
      onInput={keep}
      onSubmit={(event) => form.submit(event, readForm(event.currentTarget, fields))}
    >
      <p className="enquiry-form__required">
        <Translation sentence="Fields with {mark} are required." mark={<RequiredMark />} />
      </p>
      <FormProblems form={form} />
      <Fragment key={sent}>
        {fields.map((field) => (
          <EnquiryInput
            key={field.name}
            field={field}
            isOptional={optional?.includes(field.name) ?? false}
            id={idOf(field.name)}
            draft={draft.get(field.name)}
            error={form.errorOf(idOf(field.name))}
          />
        ))}
      </Fragment>
      <Button type="submit" kind="primary" busy={form.busy}>
        {t('Send')}
      </Button>
      <p role="status" className="enquiry-form__sent">
        {form.isDone && thanks}
      </p>
    </form>
  );
}

/** The fields' labels say it like this, where screen readers say "required". */
const RequiredMark = () => <span className="enquiry-form__mark">*</span>;

const inputOf = {
  email: { type: 'email', inputMode: 'email' },
  tel: { type: 'tel', inputMode: 'tel', maxLength: 30 },
  url: { type: 'url', inputMode: 'url' },
  zip: { type: 'text', inputMode: 'numeric', maxLength: 5 },
} as const;

interface EnquiryInputProps {
  field: EnquiryField;
  isOptional: boolean;
  id: string;
  draft: string | undefined;
  error: string | undefined;
}

function EnquiryInput({ field, isOptional, id, draft, error }: EnquiryInputProps) {
  const { name, label, hint } = field;
  const className = isOptional ? undefined : 'enquiry-form__field--required';
  const shared = { id, name, label, hint, error, className, defaultValue: draft, required: !isOptional };
  if (field.kind === 'message') return <TextArea {...shared} maxLength={5000} />;
  return <TextField {...shared} {...(field.kind && inputOf[field.kind])} autoComplete={field.autoComplete} />;
}
