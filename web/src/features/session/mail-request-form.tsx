import '../../shared/forms/form.css';
import { useId, useState } from 'react';
import { expectDone } from '../../shared/api/expect-done.ts';
import { issuesOf, describeRefusal } from '../../shared/api/describe-refusal.ts';
import { firstProblem, isEmail } from '../../shared/forms/checks.ts';
import { FormProblems } from '../../shared/forms/form-problems.tsx';
import { textOf } from '../../shared/forms/text-of.ts';
import { blame, useForm } from '../../shared/forms/use-form.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Outcome } from '../../shared/ui/outcome.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { t } from '../../translations/t.ts';
import { Translation } from '../../shared/ui/translation.tsx';

export interface MailRequestFormProps {
  request: (email: string) => Promise<unknown>;
  button: string;
  /** What the mailed link does, after "a link to". */
  linkTo: string;
}

/** Asks for a link by mail. The response is the same whether or not the address has an account. */
export function MailRequestForm({ request, button, linkTo }: MailRequestFormProps) {
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo === undefined) return <AddressForm request={request} button={button} onSent={setSentTo} />;
  return (
    <Outcome kind="done" title={t('Check your inbox')}>
      <p>
        <Translation
          sentence="If there is an account for {strong}, an e-mail with a link to {linkTo} is on its way. The link works once, within 30 minutes."
          strong={<strong>{sentTo}</strong>}
          linkTo={linkTo}
        />
      </p>
      <p>{t('Nothing after a few minutes? Look in your spam folder, or check the address.')}</p>
      <div className="outcome__actions">
        <Button onClick={() => setSentTo(undefined)}>{t('Use another address')}</Button>
      </div>
    </Outcome>
  );
}

interface AddressFormProps extends Pick<MailRequestFormProps, 'request' | 'button'> {
  onSent: (email: string) => void;
}

function AddressForm({ request, button, onSent }: AddressFormProps) {
  const id = useId();
  const form = useForm({
    check: (email: string) => ({ [id]: firstProblem(email, t('your e-mail address'), [isEmail]) }),
    send: async (email) => {
      expectDone(await request(email));
      return email;
    },
    explain: (error) => {
      const { email_address: email } = issuesOf(error);
      return blame({ [id]: email && t('E-mail {email}', { email }) }, describeRefusal(error, t('No e-mail was sent')));
    },
    onDone: onSent,
  });
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => form.submit(event, textOf(new FormData(event.currentTarget).get('email')).trim())}
      aria-label={button}
    >
      <FormProblems form={form} />
      <TextField
        id={id}
        name="email"
        label={t('Email')}
        type="email"
        autoComplete="username"
        required
        error={form.errorOf(id)}
      />
      <Button type="submit" kind="primary" busy={form.busy}>
        {button}
      </Button>
    </form>
  );
}
