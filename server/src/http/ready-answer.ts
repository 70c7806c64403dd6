import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, gunzip, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readsGzip } from './compression.ts';

// Compression runs in other threads: a menu takes milliseconds, during which the process would answer nobody.
const compress = promisify(gzip);
const expand = promisify(gunzip);

/**
 * Is a compressed answer, for what is the same for everybody and contains nothing from the request: the length of a
 * compressed answer reveals what occurs in it twice (BREACH).
 */
export class ReadyAnswer {
  readonly gzip: Buffer;
  /** It depends on the answer only, so that a browser's cached answer is either the same or sent again. */
  readonly etag: string;

  constructor({ gzip: bytes, etag }: { readonly gzip: Buffer; readonly etag: string }) {
    this.gzip = bytes;
    this.etag = etag;
  }
}

/** Compresses an answer from the call's serialiser. */
export async function makeReady(text: string): Promise<ReadyAnswer> {
  const etag = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  return new ReadyAnswer({ gzip: await compress(text, { level: constants.Z_BEST_COMPRESSION }), etag });
}

/** Browsers may cache a call's answer, and revalidate it each time. */
const ofCalls = { type: 'application/json; charset=utf-8', cacheControl: 'no-cache' };

/** Sends it compressed to clients that accept that, and a 304 to those that have it. */
export async function sendReady(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: ReadyAnswer,
  { type, cacheControl } = ofCalls,
): Promise<unknown> {
  // It is weak, because compressed and uncompressed answers mean the same.
  const etag = `W/"${answer.etag}"`;
  void reply.headers({ etag, 'cache-control': cacheControl, vary: 'accept-encoding' });
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  if (known.includes(`"${answer.etag}"`)) return reply.code(304).send();
  void reply.type(type);
  if (!readsGzip(request)) return (await expand(answer.gzip)).toString();
  void reply.header('content-encoding', 'gzip');
  return answer.gzip;
}
