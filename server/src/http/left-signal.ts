import type { FastifyReply } from 'fastify';

/**
 * Returns a signal that aborts when the client disconnects before the answer is written, even if it did so before this
 * call. Fastify's own `request.signal` aborts as soon as a request's body is read, because it follows Node.js's `close`
 * of the request.
 */
export function leftSignal({ raw }: FastifyReply): AbortSignal {
  if (raw.destroyed && !raw.writableEnded) return AbortSignal.abort();
  const left = new AbortController();
  raw.once('close', () => {
    if (!raw.writableEnded) left.abort();
  });
  return left.signal;
}
