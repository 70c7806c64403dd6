import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db, Statement } from '../db/db.ts';
import type { RequestSpan, Tracing } from '../tracing/open-tracing.ts';

// Proxies log this status if a client left before the answer.
const clientLeft = 499;

const spans = new WeakMap<FastifyRequest, RequestSpan>();

/** Starts a span with every request and ends it with the answer, or when the client leaves before. */
export function traceRequests(app: FastifyInstance, { startRequest }: Pick<Tracing, 'startRequest'>) {
  app.addHook('onRequest', async (request, reply) => {
    const { id, method, headers } = request;
    spans.set(request, startRequest({ id, method, headers }));
    reply.raw.once('close', () => end(request, reply.raw.writableFinished ? reply.statusCode : clientLeft));
  });
  const end = (request: FastifyRequest, status: number) => {
    spans.get(request)?.end({ route: request.routeOptions.url ?? 'none', status });
    spans.delete(request);
  };
  app.addHook('onResponse', async (request, reply) => end(request, reply.statusCode));
}

function traced(db: Db, span: RequestSpan): Db {
  return {
    async query<Row>(statement: Statement) {
      const end = span.startStatement(statement.text);
      try {
        const rows = await db.query<Row>(statement);
        end();
        return rows;
      } catch (error) {
        end(error);
        throw error;
      }
    },
    transaction: (work, options) => db.transaction((inner) => work(traced(inner, span)), options),
  };
}

/** Wraps the database for one request, so that its statements are in the request's trace, if there is one. */
export function tracedDb(db: Db, request: FastifyRequest): Db {
  const span = spans.get(request);
  return span ? traced(db, span) : db;
}
