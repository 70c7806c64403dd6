import type { FastifyReply } from 'fastify';

/**
 * Given when whoever asked hangs up before the answer was written, also where they did before this was called. Fastify's own
 * `request.signal` comes as soon as a request's body has been read, by Node.js's `close` of the request.
 */
export function leftSignal({ raw }: FastifyReply): AbortSignal {
  if (raw.destroyed && !raw.writableEnded) return AbortSignal.abort();
  const left = new AbortController();
  raw.once('close', () => {
    if (!raw.writableEnded) left.abort();
  });
  return left.signal;
}
