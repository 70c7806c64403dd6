import '../../shared/forms/form.css';
import type { FormEvent } from 'react';
import { FormProblems } from '../../shared/forms/form-problems.tsx';
import { textOf } from '../../shared/forms/text-of.ts';
import { Button } from '../../shared/ui/button.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { registerIds, useRegister } from './use-register.ts';
import { say } from '../../translations/say.ts';

export function RegisterForm({ onRegistered }: { onRegistered: () => void }) {
  const { state, send, errorOf } = useRegister(onRegistered);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const [username, email] = [textOf(data.get('username')).trim(), textOf(data.get('email')).trim()];
    void send({ username, email, password: textOf(data.get('password')) });
  };
  return (
    <form className="form" noValidate onSubmit={submit} aria-label={say('Sign Up')}>
      <FormProblems state={state} />
      <TextField
        id={registerIds.username}
        name="username"
        label={say('Username')}
        hint={say('What we call you. You sign in with your e-mail.')}
        // Not "username": password managers keep that one for signing in, and one signs in with the e-mail.
        autoComplete="nickname"
        required
        error={errorOf(registerIds.username)}
      />
      <TextField
        id={registerIds.email}
        name="email"
        label={say('Email')}
        type="email"
        autoComplete="email"
        required
        error={errorOf(registerIds.email)}
      />
      <NewPasswordField
        id={registerIds.password}
        name="password"
        label={say('Password')}
        error={errorOf(registerIds.password)}
      />
      <Button type="submit" kind="primary" busy={state.busy}>
        {say('Sign Up')}
      </Button>
    </form>
  );
}
