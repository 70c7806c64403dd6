import type { Api, CallName } from '@clearplate/contract/api';
import type { ClientInput, ClientOutput } from '@clearplate/contract/define-contract';
import { routes } from 'virtual:api-routes';
import { spokenLanguage } from '../../translations/t.ts';
import { localStore, readToken } from '../lib/storage.ts';
import { ApiError, hasCode } from './api-error.ts';
import { readNextCursor, readResponse, readText } from './read-response.ts';
import { sendCall } from './transport.ts';
/** 96 random bits. `crypto.randomUUID` isn't there on pages without TLS. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Of calls whose outcome nobody knows: what was sent, and the key that it was sent with. */
const unsettled = new Map<string, { sent: string; key: string }>();

/**
 * The key for what is sent by a call: when the same was sent before and no answer came, the same key, so that it isn't
 * done twice. `settle` says that an answer came.
 */
function keyFor(call: string, body: unknown): { key: string; settle: () => void } {
  const sent = JSON.stringify(body);
  const before = unsettled.get(call);
  const key = before?.sent === sent ? before.key : newKey();
  unsettled.set(call, { sent, key });
  return { key, settle: () => void unsettled.delete(call) };
}

/** An answer later than this counts as none. */
const patienceMs = 20_000;

const retryDelayMs = 400;

/** The calls of which the specification says that they send no token. */
const withoutToken: ReadonlySet<string> = new Set<CallName>(['login', 'listAllergens', 'listIngredients']);

export interface CallOptions {
  readonly signal?: AbortSignal;
}

type Args<Input> =
  Record<string, never> extends Input ? [input?: Input, options?: CallOptions] : [input: Input, options?: CallOptions];

/** One method per call of the contract, by the call's name. Every failure is an `ApiError`, except an abort. */
export type Client = {
  readonly [Name in CallName]: (...args: Args<ClientInput<Api[Name]>>) => Promise<ClientOutput<Api[Name]>>;
};

interface AnyInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
  readonly file?: Blob;
  readonly ifMatch?: string;
}

interface Route {
  readonly method: string;
  readonly path: string;
  readonly paged?: true;
  readonly upload?: { readonly field: string };
  readonly media?: string;
  readonly needsToken?: true;
  readonly idempotencyKey?: true;
}

function addressOf(route: Route, input: AnyInput): string {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(input.params?.[name] ?? ''));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined) query.set(name, value);
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Its content type, with the boundary, is the browser's to set. */
function formOf(field: string, file: Blob): FormData {
  const form = new FormData();
  form.set(field, file);
  return form;
}

function requestOf(route: Route, input: AnyInput, token: string | undefined, key?: string): RequestInit {
  const headers: Record<string, string> = { accept: 'application/json', 'accept-language': spokenLanguage() };
  if (token) headers['authorization'] = `Bearer ${token}`;
  if (input.ifMatch !== undefined) headers['if-match'] = `"${input.ifMatch}"`;
  if (key !== undefined) headers['idempotency-key'] = key;
  if (route.upload && input.file)
    return { method: route.method, headers, body: formOf(route.upload.field, input.file) };
  if (input.body === undefined) return { method: route.method, headers };
  headers['content-type'] = 'application/json';
  return { method: route.method, headers, body: JSON.stringify(input.body) };
}

async function send(address: string, request: RequestInit, signal: AbortSignal | undefined): Promise<Response> {
  const patience = AbortSignal.timeout(patienceMs);
  try {
    return await sendCall(address, { ...request, signal: signal ? AbortSignal.any([signal, patience]) : patience });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError({ status: 0, code: 'unavailable', message: 'Clearplate could not be reached' });
  }
}

/** The mark comes first, so that nobody sees a signed-out person who is not marked. */
function loseSession(token: string): void {
  if (readToken() !== token) return;
  localStore.write('sessionLost', 'yes');
  localStore.remove('token');
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function read(route: Route, response: Response): Promise<unknown> {
  const body = await (route.media ? readText(response) : readResponse(response));
  return route.paged ? { items: body, next: readNextCursor(response) } : body;
}

/** With a key it may be sent again, once, where it isn't known whether it was done. */
async function sendOnce(
  name: CallName,
  input: AnyInput,
  attempt: (key?: string) => Promise<unknown>,
): Promise<unknown> {
  const route: Route = routes[name];
  if (!route.idempotencyKey) return attempt();
  const { key, settle } = keyFor(name, input.body);
  const isUnknown = (error: unknown) => hasCode(error, 'unavailable');
  try {
    const answer = await attempt(key).catch(async (error: unknown) => {
      if (!isUnknown(error)) throw error;
      await pause(retryDelayMs);
      return attempt(key);
    });
    settle();
    return answer;
  } catch (error) {
    if (error instanceof ApiError && error.status < 500 && !isUnknown(error)) settle();
    throw error;
  }
}

async function call(name: CallName, input: AnyInput = {}, options: CallOptions = {}): Promise<unknown> {
  const route: Route = routes[name];
  const token = withoutToken.has(name) ? undefined : readToken();
  // A view may still ask for a person who has just left: the server is spared the question.
  if (route.needsToken && !token) throw new ApiError({ status: 0, code: 'unauthenticated', message: 'Not signed in' });
  return sendOnce(name, input, async (key) => {
    const response = await send(addressOf(route, input), requestOf(route, input, token, key), options.signal);
    if (response.status === 401 && token) loseSession(token);
    return read(route, response);
  });
}

export const client = Object.fromEntries(
  (Object.keys(routes) as CallName[]).map((name) => [
    name,
    (input?: AnyInput, options?: CallOptions) => call(name, input, options),
  ]),
) as unknown as Client;
