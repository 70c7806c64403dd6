import { passwordLength } from '@clearplate/contract/password-length';
import { PasswordField } from '../../shared/ui/password-field.tsx';
import { t } from '../../translations/t.ts';

export interface NewPasswordFieldProps {
  id: string;
  name: string;
  label: string;
  error: string | undefined;
}

/** A password that somebody makes up. Its rules are the server's alone. */
export function NewPasswordField(props: NewPasswordFieldProps) {
  const hint = t('At least {least} characters. A few words in a row are easy to remember and hard to guess.', {
    least: passwordLength.least,
  });
  return <PasswordField {...props} hint={hint} autoComplete="new-password" required />;
}

/** What the server has against a new password, as a sentence. */
export function describePasswordIssue(issue: string | undefined): string | undefined {
  if (!issue) return undefined;
  return issue.startsWith('is ')
    ? t('Choose another password: this one {issue}', { issue })
    : t('Choose another password: it {issue}', { issue });
}
