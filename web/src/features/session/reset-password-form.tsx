import '../../shared/forms/form.css';
import { useId } from 'react';
import { hasCode } from '../../shared/api/api-error.ts';
import { client } from '../../shared/api/client.ts';
import { expectDone } from '../../shared/api/expect-done.ts';
import { issuesOf, describeRefusal } from '../../shared/api/describe-refusal.ts';
import { FormProblems } from '../../shared/forms/form-problems.tsx';
import { textOf } from '../../shared/forms/text-of.ts';
import { blame, useForm } from '../../shared/forms/use-form.ts';
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
  const form = useForm({
    check: (password: string) => ({ [id]: password === '' ? t('Enter a new password') : undefined }),
    send: async (password) => expectDone(await client.resetPassword({ body: { token, new_password: password } })),
    explain: (error) => {
      const issues = issuesOf(error);
      if (hasCode(error, 'gone') || issues['token']) onGone();
      const refusal = describeRefusal(error, t('Your password was not changed'));
      return blame({ [id]: describePasswordIssue(issues['new_password']) }, refusal);
    },
    onDone,
  });
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => form.submit(event, textOf(new FormData(event.currentTarget).get('password')))}
      aria-label={t('Set a new password')}
    >
      <FormProblems form={form} />
      <NewPasswordField id={id} name="password" label={t('New password')} error={form.errorOf(id)} />
      <p className="form__note">{t('A new password signs your account out everywhere.')}</p>
      <Button type="submit" kind="primary" busy={form.busy}>
        {t('Set new password')}
      </Button>
    </form>
  );
}
