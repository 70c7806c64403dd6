import { useSession } from './use-session.ts';

/** Returns whether the user can have a cart: admins have none, and guests are told to sign in. */
export function useHasCart(): boolean {
  const { status, role } = useSession();
  return status !== 'loading' && role !== 'r_admin' && role !== 'w_admin';
}
