import './login-form.css';
import type { FormEvent } from 'react';
import { Link } from 'react-router';
import { ErrorSummary } from '../../shared/forms/error-summary.tsx';
import { firstProblem, isEmail } from '../../shared/forms/checks.ts';
import { textOf } from '../../shared/forms/text-of.ts';
import { type Problems, useForm } from '../../shared/forms/use-form.ts';
import { Button } from '../../shared/ui/button.tsx';
import { PasswordField } from '../../shared/ui/password-field.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { hasCode } from '../../shared/api/api-error.ts';
import { client } from '../../shared/api/client.ts';
import { formatWhen } from '../../shared/lib/format-when.ts';
import { storeToken } from './sign-in.ts';
import { t } from '../../translations/t.ts';
import { Translation } from '../../shared/ui/translation.tsx';

const emailId = 'login-email';
const passwordId = 'login-password';

interface Login {
  readonly email: string;
  readonly password: string;
}

const check = ({ email, password }: Login) => ({
  [emailId]: firstProblem(email, t('your e-mail address'), [isEmail]),
  [passwordId]: password === '' ? t('Enter your password') : undefined,
});

/** The server returned the token `false`: no account has this address and password. */
class WrongLogin extends Error {}

async function login({ email, password }: Login): Promise<void> {
  const { token } = await client.login({ body: { email_address: email, password } });
  if (!storeToken(token)) throw new WrongLogin();
}

/** Explains a failed call. Only a wrong login and too many attempts are the user's fault. */
function explain(error: Error): Problems {
  if (error instanceof WrongLogin) return { refusal: <LoginFailed detail={t('Check the e-mail and the password.')} /> };
  if (hasCode(error, 'rate_limited')) {
    const when = formatWhen(error.retryAfter, new Date());
    return { refusal: <LoginFailed detail={t('Too many tries. Please try again {when}.', { when })} /> };
  }
  console.error(t('Login failed'));
  return { refusal: <p>{t('You can’t sign in right now. Please try again later.')}</p> };
}

function LoginFailed({ detail }: { detail: string }) {
  return (
    <>
      <p>{t('Login failed')}</p>
      <p>{detail}</p>
      <p className="login-form__way-on">
        <Translation
          sentence="After too many wrong passwords, only a link by e-mail signs you in: {link}."
          link={<Link to="/sign-in-link">{t('send me a link')}</Link>}
        />
      </p>
    </>
  );
}

export function LoginForm({ onSignedIn }: { onSignedIn: () => void }) {
  const form = useForm({ check, send: login, explain, onDone: onSignedIn });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const data = new FormData(event.currentTarget);
    form.submit(event, { email: textOf(data.get('email')).trim(), password: textOf(data.get('password')) });
  };
  return (
    <form className="login-form" noValidate onSubmit={submit} aria-label={t('Login')}>
      <ErrorSummary key={`summary ${form.attempt}`} errors={form.fields} />
      <div className="login-form__banner" role="alert">
        {form.refusal}
      </div>
      <TextField
        id={emailId}
        name="email"
        label={t('Email')}
        type="email"
        autoComplete="username"
        required
        maxLength={254}
        error={form.errorOf(emailId)}
      />
      <PasswordField
        id={passwordId}
        name="password"
        label={t('Password')}
        autoComplete="current-password"
        required
        error={form.errorOf(passwordId)}
      />
      <Button type="submit" kind="primary" busy={form.busy}>
        {t('Login')}
      </Button>
    </form>
  );
}
