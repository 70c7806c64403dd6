import { passwordLength } from '@clearplate/contract/password-length';
import { PasswordField } from '../../shared/ui/password-field.tsx';

export interface NewPasswordFieldProps {
  id: string;
  name: string;
  label: string;
  error: string | undefined;
}

/** A password that somebody makes up. Its rules are the server's alone. */
export function NewPasswordField(props: NewPasswordFieldProps) {
  const hint = `At least ${passwordLength.least} characters. A few words in a row are easy to remember and hard to guess.`;
  return <PasswordField {...props} hint={hint} autoComplete="new-password" required />;
}

/** What the server has against a new password, as a sentence. */
export function sayPasswordIssue(issue: string | undefined): string | undefined {
  if (!issue) return undefined;
  return `Choose another password: ${issue.startsWith('is ') ? 'this one' : 'it'} ${issue}`;
}
