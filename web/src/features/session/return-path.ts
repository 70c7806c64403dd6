/** Where somebody came from to sign in: a page, and its history entry where they should find it as they left it. */
export interface ReturnState {
  readonly from?: string;
  readonly entry?: string;
}

/** Returns the state of the page to return to, so that it is scrolled to where it was left. */
export const returnStateOf = (state: unknown): ReturnState => {
  const { entry } = Object(state) as { entry?: unknown };
  return typeof entry === 'string' ? { entry } : {};
};

/** Returns where to go after signing in: a path of this app, or home, but never another site's address. */
export function returnPathOf(state: unknown): string {
  const from = (state as { from?: unknown } | null | undefined)?.from;
  if (typeof from !== 'string') return '/';
  const isOwnPath = /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(from);
  const isAboutSigningIn =
    /^\/(log(in|out)|register|(forgotten|reset)-password|(confirm|revert)-email|sign-in-link)\b/.test(from);
  return isOwnPath && !isAboutSigningIn ? from : '/';
}
