import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildDish } from '../../test/builders.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';
import { readConfig } from '../config.ts';
import { openTracing, type Tracing } from './open-tracing.ts';

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number };
}
interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Attribute[];
}
interface Export {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Span[] }[] }[];
}

/** Holds what a collector is sent, as OTLP over HTTP in JSON. */
const received: Export[] = [];
const collector = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const bytes = Buffer.concat(chunks);
    const text = request.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes;
    if (request.url === '/v1/traces') received.push(JSON.parse(text.toString()) as Export);
    response.setHeader('content-type', 'application/json').end('{}');
  });
});

let server: TestServer;
let tracing: Tracing;
beforeAll(async () => {
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const { port } = collector.address() as AddressInfo;
  const env = {
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    OTEL_SERVICE_NAME: 'menus-of-the-city',
    TRUST_PROXY: 'on',
  };
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  tracing = (await openTracing(readConfig(env, '/').tracing))!;
  server = await createTestServer({}, undefined, { tracing });
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await server.end();
  collector.close();
});

it('sends a request and its statements as one trace, which goes on with the proxy’s, and nothing that is people’s', async () => {
  const { id } = await buildDish(server.db, { name: 'Saffron risotto' });
  const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
  const answer = await server.app.inject({ url: `/api/dish/${id}?q=private-word`, headers: { traceparent } });
  expect(answer.statusCode).toBe(200);
  await tracing.stop();
  const { resourceSpans } = received[0]!;
  const spans = resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
  const request = spans.find(({ name }) => name === 'GET /api/dish/:id')!;
  expect(request).toMatchObject({ traceId: traceparent.slice(3, 35), parentSpanId: traceparent.slice(36, 52) });
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === request.spanId);
  expect(statements.map(({ name }) => name)).toContain('select');
  const text = JSON.stringify(received);
  expect(text).toContain('menus-of-the-city');
  expect(text).toContain('"key":"http.route","value":{"stringValue":"/api/dish/:id"}');
  for (const word of ['private-word', 'risotto']) expect(text).not.toContain(word);
});

it('is off, and not even loaded, unless a collector is named', async () => {
  expect(readConfig({}, '/').tracing).toBeUndefined();
  expect(
    readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://a:4318', OTEL_SDK_DISABLED: 'true' }, '/').tracing,
  ).toBeUndefined();
  expect(await openTracing(undefined)).toBeUndefined();
});
