import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

/**
 * At ten connections and some milliseconds a statement so many are answered within a second. More would only wait for a
 * connection until each of them is too late: better to answer some, and to tell the others at once.
 */
const standard = 256;

// Whoever watches over the server must be answered when it is busy too.
const always = new Set(['/livez', '/readyz', '/metrics']);

/**
 * Refuses requests beyond so many at work, with 503 and when to come back. At work is what has arrived whole: who sends
 * slowly takes no place.
 */
export function shedOverload(app: FastifyInstance, most = standard): void {
  const atWork = new WeakSet<FastifyRequest>();
  let count = 0;
  const refuseIfFull = (request: FastifyRequest) => {
    if (count < most || always.has(request.url.split('?', 1)[0] ?? '')) return;
    throw new AppError('unavailable', 'Too many requests just now. Please try again.', { retryAfter: 1 });
  };
  // Before anything is read, and again when it has been.
  app.addHook('onRequest', async (request) => refuseIfFull(request));
  app.addHook('preHandler', async (request) => {
    refuseIfFull(request);
    atWork.add(request);
    count += 1;
  });
  // The answer is ready, or an error is: how fast it is read is no matter.
  app.addHook('onSend', async (request) => {
    if (atWork.delete(request)) count -= 1;
  });
}
