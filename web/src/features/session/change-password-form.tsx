import '../../shared/forms/form.css';
import type { Api } from '@clearplate/contract/api';
import type { ClientInput } from '@clearplate/contract/define-contract';
import { useId, useRef, type FormEvent } from 'react';
import { client } from '../../shared/api/client.ts';
import { expectDone } from '../../shared/api/expect-done.ts';
import { issuesOf, describeRefusal } from '../../shared/api/describe-refusal.ts';
import { FormProblems } from '../../shared/forms/form-problems.tsx';
import { textOf } from '../../shared/forms/text-of.ts';
import { blame, useForm } from '../../shared/forms/use-form.ts';
import { Button } from '../../shared/ui/button.tsx';
import { StatusNotice } from '../../shared/ui/notice.tsx';
import { PasswordField } from '../../shared/ui/password-field.tsx';
import { NewPasswordField, describePasswordIssue } from './new-password-field.tsx';
import { t } from '../../translations/t.ts';

export interface ChangePasswordFormProps {
  /** It tells password managers whose password this is. */
  email: string;
  onChanged: () => void;
}

export function ChangePasswordForm({ email, onChanged }: ChangePasswordFormProps) {
  const id = useId();
  const [currentId, chosenId] = [`${id}-current`, `${id}-new`];
  const fields = useRef<HTMLFormElement>(null);
  const form = useForm({
    check: ({ current_password: current, new_password: chosen }: ClientInput<Api['changePassword']>['body']) => ({
      [currentId]: current === '' ? t('Enter your current password') : undefined,
      [chosenId]: chosen === '' ? t('Enter a new password') : undefined,
    }),
    send: async (body) => expectDone(await client.changePassword({ body })),
    explain: (error) => {
      const { current_password: current, new_password: chosen } = issuesOf(error);
      const found = {
        [currentId]: current && t('This is not your current password'),
        [chosenId]: describePasswordIssue(chosen),
      };
      return blame(found, describeRefusal(error, t('Your password was not changed')));
    },
    onDone: () => {
      fields.current?.reset();
      onChanged();
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const data = new FormData(event.currentTarget);
    form.submit(event, { current_password: textOf(data.get('current')), new_password: textOf(data.get('new')) });
  };
  return (
    <form ref={fields} className="form" noValidate onSubmit={submit} aria-label={t('Change password')}>
      <FormProblems form={form} />
      <StatusNotice>{form.isDone && t('Password changed. Your other devices are signed out.')}</StatusNotice>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        id={currentId}
        name="current"
        label={t('Current password')}
        autoComplete="current-password"
        required
        error={form.errorOf(currentId)}
      />
      <NewPasswordField id={chosenId} name="new" label={t('New password')} error={form.errorOf(chosenId)} />
      <div className="form__actions">
        <Button type="submit" kind="primary" busy={form.busy}>
          {t('Change password')}
        </Button>
      </div>
    </form>
  );
}
