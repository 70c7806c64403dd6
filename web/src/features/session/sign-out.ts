import { client } from '../../shared/api/client.ts';
import { readToken, tabStore } from '../../shared/lib/storage.ts';
import { forgetPerson } from '../../shared/lib/forget-person.ts';

/** How long one waits for the server to say that it is done. */
const patienceMs = 3000;

let running: Promise<void> | undefined;

async function endSession(): Promise<void> {
  const ended = readToken() ? client.logout({}, { signal: AbortSignal.timeout(patienceMs) }) : undefined;
  // Before the answer: a call that is under way with the old token is dropped, not mistaken for a lost session.
  forgetPerson();
  tabStore.clear();
  try {
    await ended;
  } catch {
    // Whatever the server says, who asked to be signed out is signed out here.
  } finally {
    running = undefined;
  }
}

/** Ends the session on the server if it can be reached, and always in this browser. Once at a time. */
export function signOut(): Promise<void> {
  running ??= endSession();
  return running;
}

/** Signs out whoever is signed in here; a guest keeps what is ticked. */
export async function leaveSession(): Promise<void> {
  if (readToken()) await signOut();
}
