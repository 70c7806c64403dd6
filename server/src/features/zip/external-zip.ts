import type { ZipPlace } from '@clearplate/contract/zip';
import { z } from 'zod';
import { AppError } from '../../http/app-error.ts';

const timeoutMs = 3000;
// An entry takes a few hundred bytes.
const mostBytes = 20_000;

// People see the other service's answer, so texts must be short lines, and numbers must be numbers.
const Words = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .regex(/^[\p{L}\p{M}\p{N} .,'’()/-]+$/u);
const Degrees = z.string().regex(/^-?\d{1,3}(\.\d{1,10})?$/);

const Answer = z.object({
  'post code': z.string(),
  'country abbreviation': z.literal('US'),
  places: z
    .array(
      z.object({
        'place name': Words,
        state: Words,
        'state abbreviation': z.string().regex(/^[A-Z]{2}$/),
        latitude: Degrees,
        longitude: Degrees,
      }),
    )
    .min(1)
    .max(50),
});

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > mostBytes) throw new Error('The answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

async function ask(service: string, zip: string): Promise<ZipPlace | undefined> {
  const request = {
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
    headers: { accept: 'application/json' },
  };
  const response = await fetch(`${service}/${zip}`, request as RequestInit);
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`The answer is ${response.status}`);
  const text = await readText(response);
  // zippopotam.us answers so if it doesn't know the zip code.
  if (text.trim() === '{}') return undefined;
  const answer = Answer.parse(JSON.parse(text));
  if (answer['post code'] !== zip) throw new Error('The answer is about another zip code');
  return { ...answer, country: 'United States' };
}

/** Asks the configured service about a zip code; `undefined` if it doesn't know it. Fails as `unavailable`. */
export async function findZipElsewhere(service: string, zip: string): Promise<ZipPlace | undefined> {
  try {
    return await ask(service, zip);
  } catch {
    throw new AppError('unavailable', 'The zip code could not be looked up just now', { retryAfter: 5 });
  }
}
