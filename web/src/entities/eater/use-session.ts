import type { User } from '@clearplate/contract/accounts';
import { useQuery } from '@tanstack/react-query';
import { ApiError, hasCode } from '../../shared/api/api-error.ts';
import { client } from '../../shared/api/client.ts';
import { useStored, useToken } from '../../shared/lib/use-stored.ts';
import { readUser } from './read-user.ts';
import { t } from '../../translations/t.ts';

export interface Session {
  /** `failed` if there is a token but its user could not be loaded. */
  readonly status: 'guest' | 'loading' | 'signed-in' | 'failed';
  readonly user: User | undefined;
  /** `undefined` for guests and until the user is loaded. */
  readonly role: User['role'] | undefined;
  /** The server refused a token that was valid before, without the user signing out. */
  readonly lost: boolean;
}

async function loadUser({ signal }: { signal: AbortSignal }): Promise<User> {
  try {
    return readUser(await client.getUser({}, { signal }));
  } catch (error) {
    // A user who left before the request was sent is not a failure.
    const wasSent = !hasCode(error, 'unauthenticated') || error.status !== 0;
    if (error instanceof ApiError && wasSent) console.error(t('Error updating dishes'), error);
    throw error;
  }
}

/** Returns the current user. The stored token alone decides whether somebody is signed in. */
export function useSession(): Session {
  const token = useToken();
  const lost = useStored('sessionLost') !== undefined && token === undefined;
  const { data, errorUpdateCount } = useQuery({
    queryKey: ['getUser'],
    queryFn: loadUser,
    enabled: token !== undefined,
    retry: false,
    staleTime: 60_000,
  });
  if (token === undefined) return { status: 'guest', user: undefined, role: undefined, lost };
  if (data) return { status: 'signed-in', user: data, role: data.role, lost };
  // A retry that is pending stays failed, because a page that waits again would remount and cause the next retry.
  return { status: errorUpdateCount > 0 ? 'failed' : 'loading', user: undefined, role: undefined, lost };
}
