import { hash, verify } from '@node-rs/argon2';
import { createConcurrencyLimit, runOrRefuse } from '../concurrency-limit.ts';
import { AppError } from './app-error.ts';

// OWASP Password Storage Cheat Sheet: Argon2id with at least 19 MiB, two passes, one lane.
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Hashing takes a core for about 13 ms. More at once than there are threads only wait in the way of others.
export const hashing = createConcurrencyLimit({ atOnce: 4, waitingAtMost: 100 });

const busy = () => new AppError('unavailable', 'Too many sign-ins just now. Please try again.', { retryAfter: 2 });

const inTurn = <T>(work: () => Promise<T>): Promise<T> => runOrRefuse(hashing, busy, work);

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, parameters));
}

// Of no password: makes an unknown e-mail cost what a wrong password does.
const nobodys = hashPassword(crypto.randomUUID());

/** Whether the password is right; takes as long when there is nobody to compare with. */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  const against = stored ?? (await nobodys);
  const right = await inTurn(() => verify(against, password));
  return right && stored !== undefined;
}
