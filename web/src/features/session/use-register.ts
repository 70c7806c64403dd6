import { hasCode } from '../../shared/api/api-error.ts';
import { client } from '../../shared/api/client.ts';
import { issuesOf, sayRefusal } from '../../shared/api/say-refusal.ts';
import { firstProblem, isEmail } from '../../shared/forms/checks.ts';
import { fieldErrors, useSubmission, type Problems } from '../../shared/forms/use-submission.ts';
import { toast } from '../../shared/ui/toast.ts';
import { sayPasswordIssue } from './new-password-field.tsx';
import { demandToken } from './sign-in.ts';
import { say } from '../../translations/say.ts';

export interface NewAccount {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

export const registerIds = { username: 'register-username', email: 'register-email', password: 'register-password' };

const check = ({ username, email, password }: NewAccount) =>
  fieldErrors({
    [registerIds.username]: firstProblem(username, say('a username'), []),
    [registerIds.email]: firstProblem(email, say('your e-mail address'), [isEmail]),
    [registerIds.password]: password === '' ? say('Enter a password') : undefined,
  });

function explain(error: unknown): Problems {
  void toast(say('Oops! Something went wrong. Please try again.'), 'error');
  const { username, email_address: email, password } = issuesOf(error);
  const taken = say('There is already an account with this e-mail address: log in below, or use another one');
  const fields = fieldErrors({
    [registerIds.username]: username && say('Username {username}', { username }),
    [registerIds.email]: hasCode(error, 'conflict') ? taken : email && say('E-mail {email}', { email }),
    [registerIds.password]: sayPasswordIssue(password),
  });
  return fields.length > 0 ? { fields } : { fields, refusal: sayRefusal(error, say('Your account was not opened')) };
}

async function register({ username, email, password }: NewAccount): Promise<void> {
  const { token } = await client.register({ body: { username, email_address: email, password } });
  demandToken(token);
  void toast(say('Welcome! Your registration was successful'));
}

export function useRegister(onRegistered: () => void) {
  const { state, submit, errorOf } = useSubmission(explain);
  const send = async (account: NewAccount) => {
    if (await submit(check(account), () => register(account))) onRegistered();
  };
  return { state, send, errorOf };
}
