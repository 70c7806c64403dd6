import { useState } from 'react';
import { hasCode } from '../../shared/api/api-error.ts';
import { client } from '../../shared/api/client.ts';
import { sayWhen } from '../../shared/lib/say-when.ts';
import { storeToken } from './sign-in.ts';
import { say } from '../../translations/say.ts';

export interface LoginState {
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
    const when = sayWhen(error.retryAfter, new Date());
    return { busy: false, failed: true, detail: say('There were too many tries. Please try again {when}.', { when }) };
  }
  console.error(say('Login failed'));
  return { busy: false, failed: false, detail: say('Signing in is not possible just now. Please try again later.') };
}

export function useLogin(onSignedIn: () => void) {
  const [state, setState] = useState(idle);
  const login = async (email: string, password: string) => {
    if (state.busy) return;
    setState({ ...idle, busy: true });
    try {
      const { token } = await client.login({ body: { email_address: email, password } });
      if (storeToken(token)) onSignedIn();
      else setState({ ...idle, failed: true, detail: say('Check the e-mail and the password.') });
    } catch (error) {
      setState(stateAfter(error));
    }
  };
  return { state, login };
}
