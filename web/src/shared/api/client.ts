import type { Api, CallName } from '@clearplate/contract/api';
import type { ClientInput, ClientOutput } from '@clearplate/contract/define-contract';
import { routes } from 'virtual:api-routes';
import { spokenLanguage } from '../../translations/t.ts';
import { randomKey } from '../lib/random-key.ts';
import { localStore, readToken } from '../lib/storage.ts';
import { ApiError, hasCode } from './api-error.ts';
import { readNextCursor, readResponse, readText } from './read-response.ts';
import { sendCall } from './transport.ts';

/** Remembers calls with an unknown outcome: the body that was sent, and its idempotency key. */
const unsettled = new Map<string, { sent: string; key: string }>();

/**
 * Returns the idempotency key for a call's body: the same one if that body was sent before without a response, so that
 * it isn't executed twice. `settle` records that a response arrived.
 */
function keyFor(call: string, body: unknown): { key: string; settle: () => void } {
  const sent = JSON.stringify(body);
  const before = unsettled.get(call);
  const key = before?.sent === sent ? before.key : randomKey();
  unsettled.set(call, { sent, key });
  return { key, settle: () => void unsettled.delete(call) };
}

const timeoutMs = 20_000;

/** The timeout of a call that sends a file, which may be large, or take long to read. */
const fileTimeoutMs = 150_000;

const retryDelayMs = 400;

/** The specification says that these calls send no token. */
const withoutToken: ReadonlySet<string> = new Set<CallName>(['login', 'listAllergens', 'listIngredients']);

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Makes calls for the person who had this token, not the one who is signed in. */
  readonly token?: string;
}

type Args<Input> =
  Record<string, never> extends Input ? [input?: Input, options?: CallOptions] : [input: Input, options?: CallOptions];

/** Has one method per call of the contract, by name. Every failure is an `ApiError`, except an abort. */
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

/** Holds a call's line of `virtual:api-routes`, taken apart. */
interface Route {
  readonly method: string;
  /** The path is below `/api`. */
  readonly path: string;
  /** t: it takes the token, p: it is paged, x: its answer is text, k: it takes an idempotency key. */
  readonly flags: string;
  /** The form sends its file in this field. */
  readonly field: string | undefined;
}

function routeOf(name: CallName): Route {
  const [method = '', path = '', flags = '', field] = routes[name].split(' ');
  return { method, path, flags, field };
}

function addressOf(route: Route, input: AnyInput): string {
  const path = `/api${route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(input.params?.[name] ?? ''))}`;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined) query.set(name, value);
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The browser sets the content type, with its boundary. */
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
  if (route.field !== undefined && input.file)
    return { method: route.method, headers, body: formOf(route.field, input.file) };
  if (input.body === undefined) return { method: route.method, headers };
  headers['content-type'] = 'application/json';
  return { method: route.method, headers, body: JSON.stringify(input.body) };
}

async function send(address: string, request: RequestInit, signal: AbortSignal | undefined): Promise<Response> {
  const timeout = AbortSignal.timeout(request.body instanceof FormData ? fileTimeoutMs : timeoutMs);
  try {
    return await sendCall(address, { ...request, signal: signal ? AbortSignal.any([signal, timeout]) : timeout });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError({ status: 0, code: 'unavailable', message: 'Clearplate could not be reached' });
  }
}

/** The flag is written first, so that nobody sees a signed-out user without it. */
function loseSession(token: string): void {
  if (readToken() !== token) return;
  localStore.write('sessionLost', 'yes');
  localStore.remove('token');
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function read(route: Route, response: Response): Promise<unknown> {
  const body = await (route.flags.includes('x') ? readText(response) : readResponse(response));
  return route.flags.includes('p') ? { items: body, next: readNextCursor(response) } : body;
}

/** With an idempotency key, the call is retried once if its outcome is unknown. */
async function sendOnce(name: CallName, input: AnyInput, attempt: (key: string) => Promise<unknown>): Promise<unknown> {
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
  const route = routeOf(name);
  const token = withoutToken.has(name) ? undefined : (options.token ?? readToken());
  // A view may still make calls for a user who has just signed out, so we don't send them.
  if (route.flags.includes('t') && !token)
    throw new ApiError({ status: 0, code: 'unauthenticated', message: 'Not signed in' });
  const attempt = async (key?: string) => {
    const response = await send(addressOf(route, input), requestOf(route, input, token, key), options.signal);
    if (response.status === 401 && token) loseSession(token);
    return read(route, response);
  };
  return route.flags.includes('k') ? sendOnce(name, input, attempt) : attempt();
}

export const client = Object.fromEntries(
  (Object.keys(routes) as CallName[]).map((name) => [
    name,
    (input?: AnyInput, options?: CallOptions) => call(name, input, options),
  ]),
) as unknown as Client;
