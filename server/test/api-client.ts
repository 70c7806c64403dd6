import { api, type Api, type CallName } from '@clearplate/contract/api';
import type { Call, ClientInput, ClientOutput, SentFile } from '@clearplate/contract/define-contract';
import { ErrorBody } from '@clearplate/contract/errors';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

type Input<N extends CallName> = ClientInput<Api[N]>;

/** One method per call of the contract; a failure is thrown as {@link CallFailed}. */
export type ApiClient = {
  readonly [N in CallName]: Record<string, never> extends Input<N>
    ? (input?: Input<N>) => Promise<ClientOutput<Api[N]>>
    : (input: Input<N>) => Promise<ClientOutput<Api[N]>>;
};

export class CallFailed extends Error {
  readonly status: number;
  readonly body: ErrorBody;
  readonly headers: LightMyRequestResponse['headers'];

  constructor(response: LightMyRequestResponse) {
    super(`${response.statusCode} ${response.body}`);
    this.status = response.statusCode;
    this.body = ErrorBody.parse(response.json());
    this.headers = response.headers;
  }
}

export interface AnyInput {
  readonly params?: Record<string, unknown>;
  readonly query?: Record<string, string | undefined>;
  readonly body?: unknown;
  readonly file?: SentFile;
  readonly ifMatch?: string;
  readonly idempotencyKey?: string;
}

/** The headers of a call, for whoever holds the token. */
export function headersOf({ ifMatch, idempotencyKey }: AnyInput, token: string | undefined): Record<string, string> {
  return {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(ifMatch !== undefined && { 'if-match': `"${ifMatch}"` }),
    ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
  };
}

/** The path with its parameters filled in, and its query. */
export function pathOf(call: Call, { params = {}, query = {} }: AnyInput): string {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, value);
  return search.size > 0 ? `${path}?${search.toString()}` : path;
}

/** The body as the server is to get it: JSON, or a form with the file. */
export function payloadOf(call: Call, { body, file }: AnyInput): { payload?: object } {
  if (!call.upload) return body === undefined ? {} : { payload: body as object };
  const form = new FormData();
  form.set(call.upload.field, file as Blob, 'picture.jpg');
  return { payload: form };
}

/** Sends one call in process and parses its answer by the contract: an undeclared field can't pass unseen. */
async function send(app: FastifyInstance, call: Call, input: AnyInput, token: string | undefined) {
  const response = await app.inject({
    method: call.method,
    url: pathOf(call, input),
    headers: headersOf(input, token),
    ...payloadOf(call, input),
  });
  if (response.statusCode !== 200) throw new CallFailed(response);
  const body = call.response.parse(call.media ? response.body : response.json());
  return call.paged ? { items: body, next: nextCursor(response.headers['link']) } : body;
}

function nextCursor(link: unknown): string | undefined {
  const url = /^<([^>]+)>; rel="next"$/.exec(String(link))?.[1];
  return url === undefined ? undefined : (new URL(url, 'http://here').searchParams.get('cursor') ?? undefined);
}

/** The contract's client over a server in process, for whoever holds the token. */
export function clientFor(app: FastifyInstance, token?: string): ApiClient {
  const entries = Object.entries<Call>(api).map(([name, call]) => [
    name,
    (input: AnyInput = {}) => send(app, call, input, token),
  ]);
  return Object.fromEntries(entries) as ApiClient;
}
