import { hash, verify } from '@node-rs/argon2';
import { createConcurrencyLimit, runOrRefuse } from '../concurrency-limit.ts';
import { AppError } from './app-error.ts';

// This follows OWASP's Password Storage Cheat Sheet: Argon2id with at least 19 MiB, two passes, one lane.
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Hashing takes a core for about 13 ms. More at once than there are threads would only make others wait.
export const hashing = createConcurrencyLimit({ atOnce: 4, waitingAtMost: 100 });

const busy = () => new AppError('unavailable', 'Too many sign-ins just now. Please try again.', { retryAfter: 2 });

const inTurn = <T>(work: () => Promise<T>): Promise<T> => runOrRefuse(hashing, busy, work);

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, parameters));
}

// This is the hash of no password. It makes an unknown e-mail cost as much as a wrong password.
const nobodys = hashPassword(crypto.randomUUID());

/** Returns whether the password is right. It takes as long if there is no account to compare with. */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  const against = stored ?? (await nobodys);
  const right = await inTurn(() => verify(against, password));
  return right && stored !== undefined;
}
