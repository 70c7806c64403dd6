import '../../shared/forms/form.css';
import { useId, type FormEvent } from 'react';
import { hasCode } from '../../shared/api/api-error.ts';
import { client } from '../../shared/api/client.ts';
import { expectDone } from '../../shared/api/expect-done.ts';
import { issuesOf, describeRefusal } from '../../shared/api/describe-refusal.ts';
import { FormProblems } from '../../shared/forms/form-problems.tsx';
import { textOf } from '../../shared/forms/text-of.ts';
import { fieldErrors, useSubmission } from '../../shared/forms/use-submission.ts';
import { Button } from '../../shared/ui/button.tsx';
import { NewPasswordField, describePasswordIssue } from './new-password-field.tsx';
import { t } from '../../translations/t.ts';

export interface ResetPasswordFormProps {
  token: string;
  onDone: () => void;
  onGone: () => void;
}

export function ResetPasswordForm({ token, onDone, onGone }: ResetPasswordFormProps) {
  const id = useId();
  const { state, submit, errorOf } = useSubmission((error) => {
    const issues = issuesOf(error);
    if (hasCode(error, 'gone') || issues['token']) onGone();
    const fields = fieldErrors({ [id]: describePasswordIssue(issues['new_password']) });
    return fields.length > 0
      ? { fields }
      : { fields, refusal: describeRefusal(error, t('Your password was not changed')) };
  });
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = textOf(new FormData(event.currentTarget).get('password'));
    const found = fieldErrors({ [id]: password === '' ? t('Enter a new password') : undefined });
    const reset = async () => expectDone(await client.resetPassword({ body: { token, new_password: password } }));
    if (await submit(found, reset)) onDone();
  };
  return (
    <form className="form" noValidate onSubmit={(event) => void send(event)} aria-label={t('Set a new password')}>
      <FormProblems state={state} />
      <NewPasswordField id={id} name="password" label={t('New password')} error={errorOf(id)} />
      <p className="form__note">{t('A new password signs your account out everywhere.')}</p>
      <Button type="submit" kind="primary" busy={state.busy}>
        {t('Set new password')}
      </Button>
    </form>
  );
}
