import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

// This many milliseconds may pass without a byte in the middle of a body. `requestTimeout` limits the whole.
const longestPause = 10_000;

/** Disconnects clients that stop sending in the middle of a body, so that others can use what was reserved for them. */
export function cutUnfinishedBodies(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    const { socket, headers } = raw;
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
    // Requests from within the process have no socket.
    if (!hasBody || !(socket instanceof Socket)) return;
    const usual = app.server.timeout;
    socket.setTimeout(longestPause);
    raw.once('end', () => socket.setTimeout(usual));
  });
}
