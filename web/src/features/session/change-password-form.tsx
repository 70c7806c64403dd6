import '../../shared/forms/form.css';
import { useId, useState, type FormEvent } from 'react';
import { client } from '../../shared/api/client.ts';
import { expectDone } from '../../shared/api/expect-done.ts';
import { issuesOf, describeRefusal } from '../../shared/api/describe-refusal.ts';
import { FormProblems } from '../../shared/forms/form-problems.tsx';
import { textOf } from '../../shared/forms/text-of.ts';
import { fieldErrors, useSubmission } from '../../shared/forms/use-submission.ts';
import { Button } from '../../shared/ui/button.tsx';
import { StatusNotice } from '../../shared/ui/notice.tsx';
import { PasswordField } from '../../shared/ui/password-field.tsx';
import { NewPasswordField, describePasswordIssue } from './new-password-field.tsx';
import { t } from '../../translations/t.ts';

export interface ChangePasswordFormProps {
  /** So that password managers know whose password it is. */
  email: string;
  onChanged: () => void;
}

function useChangePassword(currentId: string, chosenId: string) {
  const { state, submit, errorOf } = useSubmission((error) => {
    const { current_password: current, new_password: chosen } = issuesOf(error);
    const fields = fieldErrors({
      [currentId]: current && t('This is not your current password'),
      [chosenId]: describePasswordIssue(chosen),
    });
    return fields.length > 0
      ? { fields }
      : { fields, refusal: describeRefusal(error, t('Your password was not changed')) };
  });
  const change = (current: string, chosen: string) => {
    const found = fieldErrors({
      [currentId]: current === '' ? t('Enter your current password') : undefined,
      [chosenId]: chosen === '' ? t('Enter a new password') : undefined,
    });
    const body = { current_password: current, new_password: chosen };
    return submit(found, async () => expectDone(await client.changePassword({ body })));
  };
  return { state, change, errorOf };
}

export function ChangePasswordForm({ email, onChanged }: ChangePasswordFormProps) {
  const id = useId();
  const [currentId, chosenId] = [`${id}-current`, `${id}-new`];
  const { state, change, errorOf } = useChangePassword(currentId, chosenId);
  const [isChanged, setChanged] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    setChanged(false);
    if (!(await change(textOf(data.get('current')), textOf(data.get('new'))))) return;
    form.reset();
    setChanged(true);
    onChanged();
  };
  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)} aria-label={t('Change password')}>
      <FormProblems state={state} />
      <StatusNotice>{isChanged && t('Your password is changed. Your other devices are signed out.')}</StatusNotice>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        id={currentId}
        name="current"
        label={t('Current password')}
        autoComplete="current-password"
        required
        error={errorOf(currentId)}
      />
      <NewPasswordField id={chosenId} name="new" label={t('New password')} error={errorOf(chosenId)} />
      <div className="form__actions">
        <Button type="submit" kind="primary" busy={state.busy}>
          {t('Change password')}
        </Button>
      </div>
    </form>
  );
}
