import { isDeepStrictEqual } from 'node:util';
import { api } from '@clearplate/contract/api';
import type { Call } from '@clearplate/contract/define-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collectOwnData } from '../../src/features/own-data/collect-own-data.ts';
import { headersOf, payloadOf, pathOf, type AnyInput } from '../api-client.ts';
import { createTestServer, type TestServer } from '../test-server.ts';
import { callInputs, inputOf } from './call-inputs.ts';
import { buildCast, callers, type Caller, type Cast } from './cast.ts';
import { expectedAnswers, unknownExceptions } from './expected-answers.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.end());

const calls = Object.entries<Call>(api);

// Each try from an address of its own: the limits are tested elsewhere.
let tries = 0;
const nextAddress = () => `10.${(tries += 1) >> 16}.${(tries >> 8) & 255}.${tries & 255}`;

function send(cast: Cast, call: Call, caller: Caller, input: AnyInput) {
  const token = cast.tokens[caller];
  return server.app.inject({
    method: call.method,
    url: pathOf(call, input),
    remoteAddress: nextAddress(),
    headers: headersOf(input, token),
    ...payloadOf(call, input),
  });
}

/** What the user keeps, without what anybody may cause: sessions are used, and links are mailed to their address. */
async function kept({ user }: Cast) {
  const data = await collectOwnData(server.db, server.pictures, user.id, new Date(0));
  return { ...data, sessions: undefined, mailed_links: undefined };
}

type Kept = Awaited<ReturnType<typeof kept>>;

/** Tries a call as each caller. What the user keeps is read again only where the input, or the user's own call, may have changed it. */
async function tryAll(cast: Cast, name: string, call: Call): Promise<Partial<Record<Caller, number>>> {
  const answers: Partial<Record<Caller, number>> = {};
  let last: Kept | undefined;
  let hasOwnRecord = false;
  for (const caller of callers) {
    const without: Kept = last ?? (await kept(cast));
    const input = await inputOf(name, cast);
    const before: Kept = last && !hasOwnRecord ? last : await kept(cast);
    hasOwnRecord ||= !isDeepStrictEqual(before, without);
    const answer = await send(cast, call, caller, input);
    answers[caller] = answer.statusCode;
    last = undefined;
    if (caller === 'user') continue;
    expect(answer.body, `${name} shows ${caller} what is the user's`).not.toContain(cast.secret);
    // A stranger's call may not reach the user's things, whatever it answers.
    last = await kept(cast);
    expect(last, `${name} by ${caller} changes what is the user's`).toEqual(before);
  }
  return answers;
}

/** The addresses in Fastify's rendering of its routes: four columns a level, and the methods behind. */
function addressesOf(rendering: string): string[] {
  const above: string[] = [];
  return rendering.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods] = /^([│├└─ ]*)(\S*)(?: \((.*)\))?$/.exec(line) ?? [];
    const level = indent.length / 4;
    above.splice(level - 1, above.length, part);
    return methods === undefined ? [] : [above.slice(0, level).join('')];
  });
}

describe('the role matrix', () => {
  it('has exceptions and inputs for calls only, and an input for each call about a record', () => {
    expect(unknownExceptions()).toEqual([]);
    expect(Object.keys(callInputs).filter((name) => !(name in api))).toEqual([]);
    const needy = calls.filter(([, { params, body, upload }]) => params ?? body ?? upload).map(([name]) => name);
    expect(needy.filter((name) => !(name in callInputs))).toEqual([]);
  });

  it('leaves no other address that answers than those that anybody may read', () => {
    // The metrics have a guard and tests of their own.
    const open = [
      '/metrics',
      '/livez',
      '/readyz',
      '/pictures/:name',
      '/robots.txt',
      '/api/openapi.json',
      '/menu-template.csv',
      '/menu-template.xlsx',
    ];
    const paths = new Set([...calls.map(([, { path }]) => path), ...open]);
    expect(addressesOf(server.app.printRoutes({ commonPrefix: false })).toSorted()).toEqual([...paths].toSorted());
  });

  it.each(calls)('%s', async (name, call) => {
    const cast = await buildCast(server);
    expect(await tryAll(cast, name, call)).toEqual(expectedAnswers.get(name));
  });
});
