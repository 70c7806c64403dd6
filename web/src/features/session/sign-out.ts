import { client } from '../../shared/api/client.ts';
import { readToken, tabStore } from '../../shared/lib/storage.ts';
import { forgetPerson } from './sign-in.ts';

/** How long the server may take before this browser forgets the person regardless. */
const patienceMs = 3000;

let running: Promise<void> | undefined;

async function endSession(): Promise<void> {
  try {
    if (readToken()) await client.logout({}, { signal: AbortSignal.timeout(patienceMs) });
  } catch {
    // Whatever the server says, who asked to be signed out is signed out here.
  } finally {
    forgetPerson();
    tabStore.clear();
    running = undefined;
  }
}

/** Ends the session on the server if it can be reached, and always in this browser. Once at a time. */
export function signOut(): Promise<void> {
  running ??= endSession();
  return running;
}
