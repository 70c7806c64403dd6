import './login-form.css';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { ErrorSummary, type FieldError } from '../../shared/forms/error-summary.tsx';
import { firstProblem, isEmail } from '../../shared/forms/checks.ts';
import { textOf } from '../../shared/forms/text-of.ts';
import { Button } from '../../shared/ui/button.tsx';
import { PasswordField } from '../../shared/ui/password-field.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { hasCode } from '../../shared/api/api-error.ts';
import { client } from '../../shared/api/client.ts';
import { formatWhen } from '../../shared/lib/format-when.ts';
import { storeToken } from './sign-in.ts';
import { t } from '../../translations/t.ts';
import { Translation } from '../../shared/ui/translation.tsx';

interface LoginState {
  readonly busy: boolean;
  /** The banner: wrong address or password, or too many tries. */
  readonly failed: boolean;
  /** What there is to say besides. */
  readonly detail: string | undefined;
}

const idle: LoginState = { busy: false, failed: false, detail: undefined };

/** What a failed call means to the person. Only the token `false` and too many tries are theirs. */
function stateAfter(error: unknown): LoginState {
  if (hasCode(error, 'rate_limited')) {
    const when = formatWhen(error.retryAfter, new Date());
    return { busy: false, failed: true, detail: t('There were too many tries. Please try again {when}.', { when }) };
  }
  console.error(t('Login failed'));
  return { busy: false, failed: false, detail: t('Signing in is not possible just now. Please try again later.') };
}

function useLogin(onSignedIn: () => void) {
  const [state, setState] = useState(idle);
  const login = async (email: string, password: string) => {
    if (state.busy) return;
    setState({ ...idle, busy: true });
    try {
      const { token } = await client.login({ body: { email_address: email, password } });
      if (storeToken(token)) onSignedIn();
      else setState({ ...idle, failed: true, detail: t('Check the e-mail and the password.') });
    } catch (error) {
      setState(stateAfter(error));
    }
  };
  return { state, login };
}

const emailId = 'login-email';
const passwordId = 'login-password';
const nothingWrong: readonly FieldError[] = [];

function check(email: string, password: string): readonly FieldError[] {
  return [
    { fieldId: emailId, message: firstProblem(email, t('your e-mail address'), [isEmail]) ?? '' },
    { fieldId: passwordId, message: password === '' ? t('Enter your password') : '' },
  ].filter(({ message }) => message !== '');
}

export function LoginForm({ onSignedIn }: { onSignedIn: () => void }) {
  const { state, login } = useLogin(onSignedIn);
  const [{ errors, attempt }, setCheck] = useState({ errors: nothingWrong, attempt: 0 });
  const errorOf = (id: string) => errors.find(({ fieldId }) => fieldId === id)?.message;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const email = textOf(data.get('email')).trim();
    const password = textOf(data.get('password'));
    const found = check(email, password);
    setCheck({ errors: found, attempt: attempt + 1 });
    if (found.length === 0) void login(email, password);
  };
  return (
    <form className="login-form" noValidate onSubmit={submit} aria-label={t('Login')}>
      <ErrorSummary key={`summary ${attempt}`} errors={errors} />
      <div className="login-form__banner" role="alert">
        {state.failed && <p>{t('Login failed')}</p>}
        {state.detail && <p>{state.detail}</p>}
        {state.failed && (
          <p className="login-form__way-on">
            <Translation
              sentence="After many wrong tries, only a mailed link signs in: {link}."
              link={<Link to="/sign-in-link">{t('send me a link')}</Link>}
            />
          </p>
        )}
      </div>
      <TextField
        id={emailId}
        name="email"
        label={t('Email')}
        type="email"
        autoComplete="username"
        required
        maxLength={254}
        error={errorOf(emailId)}
      />
      <PasswordField
        id={passwordId}
        name="password"
        label={t('Password')}
        autoComplete="current-password"
        required
        error={errorOf(passwordId)}
      />
      <Button type="submit" kind="primary" busy={state.busy}>
        {t('Login')}
      </Button>
    </form>
  );
}
