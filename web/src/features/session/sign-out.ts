import { hasCode } from '../../shared/api/api-error.ts';
import { client } from '../../shared/api/client.ts';
import { localStore, readToken, tabStore } from '../../shared/lib/storage.ts';
import { forgetPerson } from '../../shared/lib/forget-person.ts';

/** The timeout for the server to confirm. */
const timeoutMs = 3000;

let running: Promise<void> | undefined;

async function endSession(): Promise<void> {
  const token = readToken();
  const ended = token && client.logout({}, { signal: AbortSignal.timeout(timeoutMs) });
  // This comes before the response, so that pending calls with the old token are dropped and not mistaken for a lost
  // session.
  forgetPerson();
  tabStore.clear();
  try {
    await ended;
  } catch (error) {
    // Whatever the server responds, somebody who asked to be signed out is signed out here.
    if (token && !hasCode(error, 'unauthenticated')) localStore.write('endingSession', token);
  } finally {
    running = undefined;
  }
}

/** Ends the session on the server if it can be reached, and always in this browser. Concurrent calls share one run. */
export function signOut(): Promise<void> {
  running ??= endSession();
  return running;
}

/** Tells the server of a sign-out that it couldn't be told of, which takes the session and its cookie away. */
export async function finishSignOut(): Promise<void> {
  const token = localStore.read('endingSession');
  if (token === undefined) return;
  try {
    await client.logout({}, { token });
  } catch (error) {
    if (!hasCode(error, 'unauthenticated')) return;
  }
  if (localStore.read('endingSession') === token) localStore.remove('endingSession');
  // The answer took the cookie of whoever has signed in since.
  if (readToken()) await client.keepPageSession().catch(() => undefined);
}

/** Signs out a signed-in user, but leaves a guest's ticks. */
export async function leaveSession(): Promise<void> {
  if (readToken()) await signOut();
}
