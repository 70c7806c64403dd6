import type { User } from '@clearplate/contract/accounts';
import { useQuery } from '@tanstack/react-query';
import { ApiError, hasCode } from '../../shared/api/api-error.ts';
import { client } from '../../shared/api/client.ts';
import { useStored, useToken } from '../../shared/lib/use-stored.ts';
import { readUser } from './read-user.ts';
import { t } from '../../translations/t.ts';

export interface Session {
  /** `failed`: there is a token, and the person behind it could not be loaded. */
  readonly status: 'guest' | 'loading' | 'signed-in' | 'failed';
  readonly user: User | undefined;
  /** `undefined` until the person is known; guests have none. */
  readonly role: User['role'] | undefined;
  /** The server refused a token that was good before: nobody chose to sign out. */
  readonly lost: boolean;
}

async function loadUser({ signal }: { signal: AbortSignal }): Promise<User> {
  try {
    return readUser(await client.getUser({}, { signal }));
  } catch (error) {
    // Who left before the question was sent is no failure.
    const wasSent = !hasCode(error, 'unauthenticated') || error.status !== 0;
    if (error instanceof ApiError && wasSent) console.error(t('Error updating dishes'), error);
    throw error;
  }
}

/** Who is here. Signed in or out is decided by the stored token alone. */
export function useSession(): Session {
  const token = useToken();
  const lost = useStored('sessionLost') !== undefined && token === undefined;
  const { data, isError } = useQuery({
    queryKey: ['getUser'],
    queryFn: loadUser,
    enabled: token !== undefined,
    retry: false,
    staleTime: 60_000,
  });
  if (token === undefined) return { status: 'guest', user: undefined, role: undefined, lost };
  if (data) return { status: 'signed-in', user: data, role: data.role, lost };
  return { status: isError ? 'failed' : 'loading', user: undefined, role: undefined, lost };
}
