import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, gunzip, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readsGzip } from './compression.ts';

// In a thread of their own: a menu takes milliseconds, in which the process would answer nobody.
const compress = promisify(gzip);
const expand = promisify(gunzip);

/**
 * An answer as it goes out, compressed. For what everybody gets alike and nobody wrote into with their request: the
 * length of a compressed answer tells what stands in it twice (BREACH).
 */
export class ReadyAnswer {
  readonly gzip: Buffer;
  /** Follows from the answer alone, so that what a browser kept is either the same or sent anew. */
  readonly etag: string;

  constructor({ gzip: bytes, etag }: { readonly gzip: Buffer; readonly etag: string }) {
    this.gzip = bytes;
    this.etag = etag;
  }
}

/** Compresses an answer that the call's serialiser wrote. */
export async function makeReady(text: string): Promise<ReadyAnswer> {
  const etag = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  return new ReadyAnswer({ gzip: await compress(text, { level: constants.Z_BEST_COMPRESSION }), etag });
}

/** What a call answers: it may be kept, and is asked for each time. */
const ofCalls = { type: 'application/json; charset=utf-8', cacheControl: 'no-cache' };

/** Sends it compressed to those who take that, and a 304 to those who have it. */
export async function sendReady(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: ReadyAnswer,
  { type, cacheControl } = ofCalls,
): Promise<unknown> {
  // Weak: the same in meaning, whether compressed or not.
  const etag = `W/"${answer.etag}"`;
  void reply.headers({ etag, 'cache-control': cacheControl, vary: 'accept-encoding' });
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  if (known.includes(`"${answer.etag}"`)) return reply.code(304).send();
  void reply.type(type);
  if (!readsGzip(request)) return (await expand(answer.gzip)).toString();
  void reply.header('content-encoding', 'gzip');
  return answer.gzip;
}
