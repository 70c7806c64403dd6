import { passwordLength } from '@clearplate/contract/password-length';
import { PasswordField } from '../../shared/ui/password-field.tsx';
import { t } from '../../translations/t.ts';

export interface NewPasswordFieldProps {
  id: string;
  name: string;
  label: string;
  error: string | undefined;
}

/** Asks for a new password. Only the server checks its rules. */
export function NewPasswordField(props: NewPasswordFieldProps) {
  const hint = t('At least {least} characters. A few words in a row are easy to remember and hard to guess.', {
    least: passwordLength.least,
  });
  return <PasswordField {...props} hint={hint} autoComplete="new-password" required />;
}

/** Explains in a sentence why the server refuses a new password. */
export function describePasswordIssue(issue: string | undefined): string | undefined {
  if (!issue) return undefined;
  return issue.startsWith('is ')
    ? t('Choose another password: this one {issue}', { issue })
    : t('Choose another password: it {issue}', { issue });
}
