import { api, type Api, type CallName } from '@clearplate/contract/api';
import {
  errorStatus,
  type Call,
  type ClientOutput,
  type ErrorCode,
  type HandlerInput,
} from '@clearplate/contract/define-contract';
import { ErrorBody } from '@clearplate/contract/errors';
import { z } from 'zod';

/** The issues by field name. */
type Issues = Readonly<Record<string, string>>;

/** Replaces a response: an error of the contract, no network, no response, or one that the contract doesn't declare. */
export class Failure {
  readonly code: ErrorCode | 'no-network' | 'silence' | 'garbage';
  readonly retryAfter: number | undefined;
  readonly issues: Issues;

  constructor(code: Failure['code'], retryAfter?: number, issues: Issues = {}) {
    this.code = code;
    this.retryAfter = retryAfter;
    this.issues = issues;
  }
}

export const failsWith = (code: ErrorCode, retryAfter?: number) => new Failure(code, retryAfter);
export const refuses = (issues: Issues, code: ErrorCode = 'bad_request') => new Failure(code, undefined, issues);
export const garbage = new Failure('garbage');
export const noNetwork = new Failure('no-network');
export const neverAnswers = new Failure('silence');

type Given<Name extends CallName> = ClientOutput<Api[Name]> | Failure;
type Answer<Name extends CallName> = Given<Name> | ((input: HandlerInput<Api[Name]>) => Given<Name>);

export type Responses = { readonly [Name in CallName]?: Answer<Name> };

export interface SeenCall {
  readonly name: CallName;
  readonly method: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** The uploaded file, if the call takes one. */
  readonly file: Blob | undefined;
  readonly token: string | undefined;
  /** The request has this version in `If-Match`. */
  readonly ifMatch: string | undefined;
  readonly idempotencyKey: string | undefined;
}

interface Pattern {
  name: CallName;
  method: string;
  path: RegExp;
  parameters: string[];
}

const patterns: Pattern[] = (Object.entries(api) as [CallName, Call][])
  .map(([name, { method, path }]) => {
    const parameters = [...path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '');
    return { name, method, path: new RegExp(`^${path.replace(/:\w+/g, '([^/]+)')}/?$`), parameters };
  })
  .toSorted((one, other) => one.parameters.length - other.parameters.length);

function fileOf({ upload }: Call, body: RequestInit['body']): Blob | undefined {
  const file = upload && body instanceof FormData ? body.get(upload.field) : undefined;
  return file instanceof Blob ? file : undefined;
}

function readRequest(address: string, init: RequestInit): SeenCall {
  const url = new URL(address, 'http://localhost');
  for (const { name, method, path, parameters } of patterns) {
    const match = path.exec(url.pathname);
    if (!match || method !== (init.method ?? 'GET')) continue;
    const values = match.slice(1).map(decodeURIComponent);
    const headers = new Headers(init.headers);
    return {
      name,
      method,
      params: Object.fromEntries(parameters.map((parameter, index) => [parameter, values[index] ?? ''])),
      query: Object.fromEntries(url.searchParams),
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
      file: fileOf(api[name], init.body),
      token: headers.get('authorization')?.replace('Bearer ', ''),
      ifMatch: headers.get('if-match')?.replaceAll('"', ''),
      idempotencyKey: headers.get('idempotency-key') ?? undefined,
    };
  }
  throw new Error(`No call of the contract is ${init.method ?? 'GET'} ${address}`);
}

function failureResponse({ code, retryAfter, issues: given }: Failure & { code: ErrorCode }): Response {
  const issues = Object.entries(given).map(([field, message]) => ({ field, message }));
  const error = { code, message: `fake ${code}`, ...(issues.length > 0 && { issues }) };
  const body = code === 'rate_limited' ? { token: false } : ErrorBody.parse({ error });
  const headers = retryAfter === undefined ? undefined : { 'retry-after': String(retryAfter) };
  return Response.json(body, { status: errorStatus[code], ...(headers && { headers }) });
}

/** Builds the server's response; its body must satisfy the contract. */
function goodResponse(call: Call, output: unknown): Response {
  if (call.media)
    return new Response(z.encode(call.response, output) as string, { headers: { 'content-type': call.media } });
  if (!call.paged) return Response.json(z.encode(call.response, output));
  const page = output as { items: readonly unknown[]; next: string | undefined };
  const headers = page.next && { link: `<${call.path}?cursor=${page.next}>; rel="next"` };
  return Response.json(z.encode(call.response, page.items), headers ? { headers } : undefined);
}

/** Fakes `fetch` with the given responses and records requests, which must satisfy the contract too. */
export function fakeFetch(responses: Responses) {
  const calls: SeenCall[] = [];
  const fetch = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const seen = readRequest(address, init);
    const call: Call = api[seen.name];
    calls.push(seen);
    const answer: unknown = responses[seen.name];
    if (answer === undefined) throw new Error(`The test gives no answer to ${seen.name}`);
    const input = {
      params: call.params?.parse(seen.params),
      query: call.query?.parse(seen.query),
      body: call.body?.parse(seen.body),
      ifMatch: seen.ifMatch === undefined ? undefined : [seen.ifMatch],
    };
    if (call.ifMatch === true && seen.ifMatch === undefined)
      throw new Error(`${seen.name} needs the version in ifMatch`);
    const given: unknown = typeof answer === 'function' ? (answer as (asked: unknown) => unknown)(input) : answer;
    if (!(given instanceof Failure)) return goodResponse(call, given);
    if (given.code === 'no-network') throw new TypeError('fetch failed');
    if (given.code === 'garbage') return Response.json({ garbage: true });
    if (given.code !== 'silence') return failureResponse(given as Failure & { code: ErrorCode });
    return new Promise((_, reject) => {
      const { signal } = init;
      // The promise stays pending beyond the client's timeout too, which would otherwise end it during a later test.
      const isTimeout = () => (signal?.reason as DOMException | undefined)?.name === 'TimeoutError';
      signal?.addEventListener('abort', () => isTimeout() || reject(new DOMException('Aborted', 'AbortError')));
    });
  };
  return { fetch, calls };
}
