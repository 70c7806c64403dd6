import { setTimeout as sleep } from 'node:timers/promises';
import { ingredientsByName } from '@clearplate/domain/lexicon/lexicon';

/** This many milliseconds after a server has begun to answer, the reading begins. */
const begun = 5000;

/** Says how many names are read in some milliseconds, and the pause after them, in which requests are answered. */
const slice = 200;
const pause = 10;

/**
 * Reads the lexicon's names while nobody waits for them. The first person who avoids an ingredient needs all of them,
 * which takes a second of a processor at once.
 */
export async function readLexiconAhead(signal: AbortSignal): Promise<void> {
  const wait = (milliseconds: number) => sleep(milliseconds, undefined, { signal, ref: false });
  try {
    await wait(begun);
    let read = 0;
    for (const _ of ingredientsByName) if ((read += 1) % slice === 0) await wait(pause);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
