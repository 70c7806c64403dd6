import { api } from '@clearplate/contract/api';
import type { Call } from '@clearplate/contract/define-contract';
import { ErrorBody } from '@clearplate/contract/errors';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { hashToken, openSession } from '../../src/http/session.ts';
import { pathOf } from '../api-client.ts';
import { inputOf } from '../matrix/call-inputs.ts';
import { buildCast, type Caller, type Cast } from '../matrix/cast.ts';
import { createTestServer, type TestServer } from '../test-server.ts';
import { requestsFor, type GeneratedRequest, type Operation } from './generated-request.ts';

// The same ones in every `npm test`, which has to be steady; other ones each time in `npm run prove`.
const proves = process.env['PROVE'] === '1';
const runs = proves ? { numRuns: 1000 } : { numRuns: 16, seed: 20_261_121 };
/**
 * Milliseconds that the server itself may work on an answer. How long the database takes is limited already, and how long
 * everything takes depends on what else the computer does.
 */
const mostWork = 5000;

let server: TestServer;
const operations = new Map<string, Operation>();
beforeAll(async () => {
  server = await createTestServer();
  const document = (await server.app.inject({ url: '/api/openapi.json' })).json() as {
    paths: Record<string, Record<string, Operation>>;
  };
  for (const path of Object.values(document.paths))
    for (const operation of Object.values(path)) operations.set(operation.operationId, operation);
});
afterAll(() => server.end());

const kinds = fc.constantFrom<Caller>('guest', 'user', 'user', 'other', 'owner', 'owner', 'admin', 'admin');

/** Tokens that stay good, though calls end sessions. */
async function signedIn(cast: Cast) {
  const tokens: Partial<Record<Caller, string | undefined>> = { ...cast.tokens };
  const people = new Map<Caller, number>();
  for (const caller of ['user', 'other', 'owner', 'admin'] as const) {
    const hash = hashToken(String(tokens[caller]));
    const [row] = await server.db.query<{ id: number }>(
      sql`select user_id as id from sessions where token_hash = ${hash}`,
    );
    if (row) people.set(caller, row.id);
  }
  return {
    token: (caller: Caller) => tokens[caller],
    async renew(caller: Caller) {
      const id = people.get(caller);
      if (id === undefined) return;
      const [row] = await server.db.query<{ id: number }>(sql`select id from users where id = ${id}`);
      if (row) tokens[caller] = await openSession(server.db, row.id, new Date());
    },
  };
}

let tries = 0;
const nextAddress = () => `10.${(tries += 1) >> 16}.${(tries >> 8) & 255}.${tries & 255}`;

async function ask(call: Call, request: GeneratedRequest, token: string | undefined) {
  const begin = process.cpuUsage();
  const answer = await server.app.inject({
    method: call.method,
    url: pathOf(call, { params: request.params, query: request.query }),
    remoteAddress: nextAddress(),
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(request.contentType !== undefined && request.body !== undefined && { 'content-type': request.contentType }),
      ...(request.ifMatch !== undefined && { 'if-match': request.ifMatch }),
      ...(request.idempotencyKey !== undefined && { 'idempotency-key': request.idempotencyKey }),
    },
    ...(request.body !== undefined && {
      payload: typeof request.body === 'string' ? request.body : Buffer.from(request.body),
    }),
  });
  const { user, system } = process.cpuUsage(begin);
  return { answer, worked: (user + system) / 1000 };
}

/** What an answer breaks of what the document says; empty: nothing. */
function broken(call: Call, operation: Operation, { answer, worked }: Awaited<ReturnType<typeof ask>>): string {
  const { statusCode, body } = answer;
  if (worked > mostWork) return `took ${Math.round(worked)} ms of the processor`;
  if (statusCode >= 500) return `${statusCode} ${body}`;
  if (operation.responses[statusCode] === undefined) return `${statusCode} is not in the document: ${body}`;
  const schema = statusCode === 200 ? call.response : ErrorBody;
  const parsed = schema.safeParse(statusCode === 200 && call.media ? body : JSON.parse(body));
  return parsed.success ? '' : `${statusCode} ${parsed.error.message}`;
}

describe('whatever is sent, every answer is as the OpenAPI document says, and none is a fault of ours', () => {
  // No time is measured here: a file is read in a process of its own, which takes long to begin on a busy computer.
  it.each(Object.entries<Call>(api))('%s', { timeout: proves ? 600_000 : 180_000 }, async (name, call) => {
    const operation = operations.get(name);
    if (!operation) throw new Error('The document has no such operation');
    const cast = await buildCast(server);
    const good = await inputOf(name, cast);
    const file = new Uint8Array((await good.file?.arrayBuffer()) ?? []);
    const sessions = await signedIn(cast);
    const property = fc.asyncProperty(requestsFor(operation, good, file), kinds, async (request, caller) => {
      const outcome = await ask(call, request, sessions.token(caller));
      expect(broken(call, operation, outcome)).toBe('');
      if (outcome.answer.statusCode === 401) await sessions.renew(caller);
      if (outcome.answer.statusCode === 429) await server.db.query(sql`delete from rate_limits`);
    });
    await fc.assert(property, { ...runs, interruptAfterTimeLimit: proves ? 300_000 : 120_000 });
  });
});
