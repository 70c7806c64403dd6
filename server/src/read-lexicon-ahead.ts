import { setTimeout as sleep } from 'node:timers/promises';
import { ingredientsByName } from '@clearplate/domain/lexicon/lexicon';

/** When a server has begun to answer, in milliseconds. */
const begun = 5000;

/** Names that are read in some milliseconds, and the pause after them in which requests are answered. */
const slice = 200;
const pause = 10;

/**
 * Works out the names of the lexicon while nobody waits for them: whoever is the first to avoid an ingredient needs all
 * of them, which takes a second of a processor at once.
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
