import type { FastifyReply } from 'fastify';

/** Given when whoever asked hangs up before the answer was written. */
export function leftSignal({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController();
  raw.once('close', () => {
    if (!raw.writableEnded) left.abort();
  });
  return left.signal;
}
