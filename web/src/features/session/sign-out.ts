import { client } from '../../shared/api/client.ts';
import { readToken, tabStore } from '../../shared/lib/storage.ts';
import { forgetPerson } from '../../shared/lib/forget-person.ts';

/** The timeout for the server to confirm. */
const patienceMs = 3000;

let running: Promise<void> | undefined;

async function endSession(): Promise<void> {
  const ended = readToken() ? client.logout({}, { signal: AbortSignal.timeout(patienceMs) }) : undefined;
  // This comes before the response, so that pending calls with the old token are dropped and not mistaken for a lost
  // session.
  forgetPerson();
  tabStore.clear();
  try {
    await ended;
  } catch {
    // Whatever the server responds, somebody who asked to be signed out is signed out here.
  } finally {
    running = undefined;
  }
}

/** Ends the session on the server if it can be reached, and always in this browser. Concurrent calls share one run. */
export function signOut(): Promise<void> {
  running ??= endSession();
  return running;
}

/** Signs out a signed-in user, but leaves a guest's ticks. */
export async function leaveSession(): Promise<void> {
  if (readToken()) await signOut();
}
