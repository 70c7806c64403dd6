import '../../shared/forms/form.css';
import { type FormEvent, useState } from 'react';
import { FormProblems } from '../../shared/forms/form-problems.tsx';
import { textOf } from '../../shared/forms/text-of.ts';
import { useLeaveGuard } from '../../shared/lib/use-leave-guard.ts';
import { Button } from '../../shared/ui/button.tsx';
import { LeaveDialog } from '../../shared/ui/leave-dialog.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { NewPasswordField, describePasswordIssue } from './new-password-field.tsx';
import { hasCode } from '../../shared/api/api-error.ts';
import { client } from '../../shared/api/client.ts';
import { issuesOf, describeRefusal } from '../../shared/api/describe-refusal.ts';
import { firstProblem, isEmail } from '../../shared/forms/checks.ts';
import { type Problems, blame, useForm } from '../../shared/forms/use-form.ts';
import { toast } from '../../shared/ui/toast.ts';
import { demandToken } from './sign-in.ts';
import { t } from '../../translations/t.ts';

interface NewAccount {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

const registerIds = { username: 'register-username', email: 'register-email', password: 'register-password' };

const check = ({ username, email, password }: NewAccount) => ({
  [registerIds.username]: firstProblem(username, t('a username'), []),
  [registerIds.email]: firstProblem(email, t('your e-mail address'), [isEmail]),
  [registerIds.password]: password === '' ? t('Enter a password') : undefined,
});

function explain(error: unknown): Problems {
  void toast(t('Oops! Something went wrong. Please try again.'), 'error');
  const { username, email_address: email, password } = issuesOf(error);
  const taken = t('There is already an account with this e-mail address: log in below, or use another one');
  const fields = {
    [registerIds.username]: username && t('Username {username}', { username }),
    [registerIds.email]: hasCode(error, 'conflict') ? taken : email && t('E-mail {email}', { email }),
    [registerIds.password]: describePasswordIssue(password),
  };
  return blame(fields, describeRefusal(error, t('Your account was not created')));
}

async function register({ username, email, password }: NewAccount): Promise<void> {
  const { token } = await client.register({ body: { username, email_address: email, password } });
  demandToken(token);
  void toast(t('Welcome! Your registration was successful'));
}

export function RegisterForm({ onRegistered }: { onRegistered: () => void }) {
  const form = useForm({ check, send: register, explain, onDone: onRegistered });
  const [isTyped, setTyped] = useState(false);
  const guard = useLeaveGuard(isTyped && !form.isDone);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const data = new FormData(event.currentTarget);
    const [username, email] = [textOf(data.get('username')).trim(), textOf(data.get('email')).trim()];
    form.submit(event, { username, email, password: textOf(data.get('password')) });
  };
  return (
    <form
      className="form"
      noValidate
      onSubmit={submit}
      onInput={({ currentTarget }) => setTyped([...new FormData(currentTarget).values()].some((text) => text !== ''))}
      aria-label={t('Sign Up')}
    >
      <FormProblems form={form} />
      <TextField
        id={registerIds.username}
        name="username"
        label={t('Username')}
        hint={t('What we call you. You sign in with your e-mail.')}
        // It isn't "username", which password managers use for signing in, and that takes the e-mail.
        autoComplete="nickname"
        required
        error={form.errorOf(registerIds.username)}
      />
      <TextField
        id={registerIds.email}
        name="email"
        label={t('Email')}
        type="email"
        autoComplete="email"
        required
        error={form.errorOf(registerIds.email)}
      />
      <NewPasswordField
        id={registerIds.password}
        name="password"
        label={t('Password')}
        error={form.errorOf(registerIds.password)}
      />
      <Button type="submit" kind="primary" busy={form.busy}>
        {t('Sign Up')}
      </Button>
      <LeaveDialog
        guard={guard}
        words={{
          title: t('Leave without signing up?'),
          leave: t('Leave without signing up'),
          why: t('What you typed here is lost then.'),
        }}
      />
    </form>
  );
}
