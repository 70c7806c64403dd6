import { useSession } from './use-session.ts';

/** Whether dishes can be gathered here: those who look after restaurants have no cart, guests are told to sign in. */
export function useHasCart(): boolean {
  const { status, role } = useSession();
  return status !== 'loading' && role !== 'r_admin' && role !== 'w_admin';
}
