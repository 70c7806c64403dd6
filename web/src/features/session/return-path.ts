/** Returns where to go after signing in: a path of this app, or home, but never another site's address. */
export function returnPathOf(state: unknown): string {
  const from = (state as { from?: unknown } | null | undefined)?.from;
  if (typeof from !== 'string') return '/';
  const isOwnPath = /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(from);
  const isAboutSigningIn =
    /^\/(log(in|out)|register|(forgotten|reset)-password|(confirm|revert)-email|sign-in-link)\b/.test(from);
  return isOwnPath && !isAboutSigningIn ? from : '/';
}
