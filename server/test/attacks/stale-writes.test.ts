import { api } from '@clearplate/contract/api';
import type { Call } from '@clearplate/contract/define-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headersOf, payloadOf, pathOf } from '../api-client.ts';
import { inputOf } from '../matrix/call-inputs.ts';
import { buildCast } from '../matrix/cast.ts';
import { callerOf, expectedAnswers } from '../matrix/expected-answers.ts';
import { createTestServer, type TestServer } from '../test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.end());

const all = Object.entries<Call>(api);
const writing = all.filter(([, call]) => call.method !== 'GET' && !call.reads);
const reading = all.filter(([, call]) => call.method === 'GET' || call.reads);

// Each try from an address of its own: the limits are tested elsewhere.
let tries = 0;
const nextAddress = () => `198.18.${(tries += 1) >> 8}.${tries & 255}`;

async function send(name: string, call: Call, ifMatch: string) {
  const cast = await buildCast(server);
  const input = await inputOf(name, cast);
  return server.app.inject({
    method: call.method,
    url: pathOf(call, input),
    remoteAddress: nextAddress(),
    headers: { ...headersOf(input, cast.tokens[callerOf(name)]), 'if-match': ifMatch },
    ...payloadOf(call, input),
  });
}

describe('a write that is based on something else', () => {
  it.each(writing)('is not done: %s', async (name, call) => {
    const answer = await send(name, call, '"of-yesterday"');
    expect(answer.statusCode).toBe(412);
    expect(answer.json()).toMatchObject({ error: { code: 'precondition_failed' } });
  });

  it.each(writing)('but on whatever is there is done: %s', async (name, call) => {
    expect((await send(name, call, '*')).statusCode).toBe(expectedAnswers.get(name)?.[callerOf(name)]);
  });
});

describe('what only reads', () => {
  it.each(reading)('looks at no version: %s', async (name, call) => {
    expect((await send(name, call, '"of-yesterday"')).statusCode).toBe(200);
  });
});
