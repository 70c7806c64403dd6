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
    if (token && !hasCode(error, 'unauthenticated')) storeEnding([...readEnding(), token]);
  } finally {
    running = undefined;
  }
}

/** Ends the session on the server if it can be reached, and always in this browser. Concurrent calls share one run. */
export function signOut(): Promise<void> {
  running ??= endSession();
  return running;
}

/** Holds the tokens of people who signed out here while the server couldn't be told, oldest first. */
const readEnding = (): readonly string[] => localStore.read('endingSession')?.split(' ') ?? [];

function storeEnding(tokens: readonly string[]): void {
  if (tokens.length > 0) localStore.write('endingSession', tokens.join(' '));
  else localStore.remove('endingSession');
}

/** Returns whether the session is over, including one that had ended before. */
async function endLater(token: string): Promise<boolean> {
  try {
    await client.logout({}, { token });
    return true;
  } catch (error) {
    return hasCode(error, 'unauthenticated');
  }
}

/** Tells the server of sign-outs that it couldn't be told of, which takes their sessions and the cookie away. */
export async function finishSignOut(): Promise<void> {
  const tokens = readEnding();
  let ended = 0;
  // This runs in turn, because another tab may sign somebody out meanwhile.
  for (const token of tokens) {
    if (!(await endLater(token))) continue;
    ended += 1;
    storeEnding(readEnding().filter((one) => one !== token));
  }
  // The answers removed the cookie of the person who has signed in since.
  if (ended > 0 && readToken()) await client.keepPageSession().catch(() => undefined);
}

/** Signs out a signed-in user, but leaves a guest's ticks. */
export async function leaveSession(): Promise<void> {
  if (readToken()) await signOut();
}
