import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

// Milliseconds without a byte of a body that has begun. What is slower than this in all is cut off by `requestTimeout`.
const longestPause = 10_000;

/** Cuts off who stops sending in the midst of a body: what was set aside for it is free for others then. */
export function cutUnfinishedBodies(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    const { socket, headers } = raw;
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
    // What is asked from within the process has no socket.
    if (!hasBody || !(socket instanceof Socket)) return;
    const usual = app.server.timeout;
    socket.setTimeout(longestPause);
    raw.once('end', () => socket.setTimeout(usual));
  });
}
