import '../../shared/forms/form.css';
import { useId, useState, type FormEvent } from 'react';
import { expectDone } from '../../shared/api/expect-done.ts';
import { issuesOf, describeRefusal } from '../../shared/api/describe-refusal.ts';
import { firstProblem, isEmail } from '../../shared/forms/checks.ts';
import { FormProblems } from '../../shared/forms/form-problems.tsx';
import { textOf } from '../../shared/forms/text-of.ts';
import { fieldErrors, useSubmission } from '../../shared/forms/use-submission.ts';
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

/** Asks for a link by mail. The answer is the same whether or not anybody has the address. */
export function MailRequestForm({ request, button, linkTo }: MailRequestFormProps) {
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo === undefined) return <AddressForm request={request} button={button} onSent={setSentTo} />;
  return (
    <Outcome kind="done" title={t('Look into your mailbox')}>
      <p>
        <Translation
          sentence="If there is an account for {strong}, a mail with a link to {linkTo} is on its way. The link works once, within 30 minutes."
          strong={<strong>{sentTo}</strong>}
          linkTo={linkTo}
        />
      </p>
      <p>{t('Nothing there after a few minutes? Look among the unwanted mail, or check the address.')}</p>
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
  const { state, submit, errorOf } = useSubmission((error) => {
    const { email_address: email } = issuesOf(error);
    if (email) return { fields: [{ fieldId: id, message: t('E-mail {email}', { email }) }] };
    return { fields: [], refusal: describeRefusal(error, t('No mail was sent')) };
  });
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = textOf(new FormData(event.currentTarget).get('email')).trim();
    const found = fieldErrors({ [id]: firstProblem(email, t('your e-mail address'), [isEmail]) });
    if (await submit(found, async () => expectDone(await request(email)))) onSent(email);
  };
  return (
    <form className="form" noValidate onSubmit={(event) => void send(event)} aria-label={button}>
      <FormProblems state={state} />
      <TextField
        id={id}
        name="email"
        label={t('Email')}
        type="email"
        autoComplete="username"
        required
        error={errorOf(id)}
      />
      <Button type="submit" kind="primary" busy={state.busy}>
        {button}
      </Button>
    </form>
  );
}
