import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Settings } from '../context.ts';
import { Registry } from 'prom-client';
import { AppError } from './app-error.ts';
import type { Metrics } from './metrics.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

const isLoopback = (address = '') => /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address);

// Behind a proxy on the same computer, everybody would have the loopback address.
function isFromHere({ socket, headers }: FastifyRequest): boolean {
  const isPassedOn = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'].some((name) => headers[name] !== undefined);
  return isLoopback(socket.remoteAddress) && !isPassedOn;
}

function mayRead(request: FastifyRequest, { metricsToken, trustProxy }: Settings): boolean {
  if (metricsToken === undefined) return trustProxy === false && isFromHere(request);
  const given = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
  return timingSafeEqual(digest(given), digest(metricsToken));
}

/** Registers `/metrics` in Prometheus' text format, and the hook that counts every answer. Strangers get 404. */
export function registerMetrics(app: FastifyInstance, { render, noteRequest }: Metrics, settings: Settings) {
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const route = routeOptions.url ?? 'none';
    noteRequest({ method, route, status: reply.statusCode, seconds: reply.elapsedTime / 1000 });
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, settings)) throw new AppError('not_found', 'Not found');
    void reply.header('cache-control', 'no-store').type(Registry.PROMETHEUS_CONTENT_TYPE);
    return render();
  });
}
